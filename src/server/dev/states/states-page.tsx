/** @jsxImportSource hono/jsx */
import { statePaths } from '../../../contract/dev-states.ts';
import { experiments } from '../../../domain/experiment/catalogue.ts';
import { publicLocales } from '../../../domain/locale/locale.ts';
import { Toolbar } from '../toolbar.tsx';
import { addressOf, devices, everyState, type Look } from './page-states.ts';
import type { SignedStates } from './signed-states.ts';

interface StatesPageProps {
  readonly look: Look;
  readonly signed: SignedStates;
}

/** Every screen of the subscription area in every state, as links into the fake environment. */
export function StatesPage({ look, signed }: StatesPageProps) {
  const pages = Map.groupBy(everyState, ({ path }) => path);
  return (
    <>
      <Toolbar current={statePaths.gallery} />
      <main class="sheet">
        <div class="stack">
          <h1>States</h1>
          <p class="quiet">
            Each link opens a screen in the fake environment, in a new tab, with what its name says: no server
            is asked.
          </p>
        </div>
        <LookForm look={look} />
        {[...pages].map(([path, states]) => (
          <section class="stack" key={path}>
            <h2>
              <code>{path}</code>
            </h2>
            <ul class="row">
              {states.map((state) => (
                <li key={state.name}>
                  <a
                    class="button little"
                    href={addressOf(state, look, signed)}
                    target="_blank"
                    rel="noopener"
                  >
                    {state.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}

function LookForm({ look }: { readonly look: Look }) {
  return (
    <form class="row" action={statePaths.gallery}>
      <Choice name="locale" label="Language" values={publicLocales} chosen={look.locale} />
      <Choice
        name="device"
        label="Device"
        values={['', ...Object.keys(devices)]}
        chosen={look.device ?? ''}
      />
      <Choice name="theme" label="Theme" values={['', 'light', 'dark']} chosen={look.theme ?? ''} />
      {Object.entries(experiments).map(([name, { variants }]) => (
        <Choice
          key={name}
          name={name}
          label={name}
          values={['', ...variants]}
          chosen={look.variants[name] ?? ''}
        />
      ))}
      <div class="field">
        <label for="origin">Origin</label>
        <input class="control" id="origin" name="origin" value={look.origin ?? ''} />
      </div>
      <button class="button" type="submit">
        Set
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** An empty value means no choice. */
  readonly values: readonly string[];
  readonly chosen: string;
}

function Choice({ name, label, values, chosen }: ChoiceProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select class="control" id={name} name={name}>
        {values.map((value) => (
          <option key={value} value={value} selected={value === chosen}>
            {value === '' ? 'as it comes' : value}
          </option>
        ))}
      </select>
    </div>
  );
}
