/** What a developer can do with the simulated host app of this visit. `host=none` in the address ends it. */
export interface HostControls {
  readonly platforms: readonly string[];
  readonly platform: string;
  /** Reloads the page in another app, or in none for null. */
  readonly choose: (platform: string | null) => void;
  readonly signIns: readonly { readonly label: string; readonly query: string }[];
  /** False if the server issues no tokens. */
  readonly signIn: (query: string) => Promise<boolean>;
  readonly signOut: () => void;
  readonly outcomes: readonly string[];
  readonly outcome: () => string;
  /** How purchases in the app's store end from now on. */
  readonly setOutcome: (outcome: string) => void;
  /** Tells the page how a purchase has ended. */
  readonly pushPurchase: (type: string) => void;
  /** Who is signed in, and the messages exchanged, one per line. */
  readonly standing: () => {
    readonly signedIn: boolean;
    readonly subscribed: boolean;
    readonly messages: number;
  };
  /** Calls back on every message. */
  readonly onMessage: (call: () => void) => void;
}

const styles = `
:host { position: fixed; z-index: 8; inset-block-end: var(--s3); inset-inline-end: var(--s3); max-inline-size: calc(100% - 2 * var(--s3)); }
details { max-block-size: 80dvb; overflow: auto; padding: var(--s2) var(--s3); border: 2px dashed var(--edge); border-radius: var(--r2); background: var(--raised); color: var(--ink); box-shadow: var(--float); font-size: var(--size-small); line-height: 1.5; }
summary { cursor: pointer; font-weight: 650; min-block-size: 1.5rem; }
div { display: grid; gap: var(--s2); inline-size: 17rem; max-inline-size: 100%; padding-block-start: var(--s2); }
fieldset { display: flex; flex-wrap: wrap; gap: var(--s1); border: 0; margin: 0; padding: 0; }
legend { padding: 0; color: var(--quiet); }
button, select { min-block-size: 2rem; padding-inline: var(--s2); border: 1px solid var(--edge); border-radius: var(--r1); background: var(--ground); color: inherit; font: inherit; }
button { cursor: pointer; }
button:hover { border-color: var(--ink); }
:focus-visible { outline: 3px solid var(--speculum); outline-offset: 2px; }
label { display: flex; align-items: center; justify-content: space-between; gap: var(--s2); }
p { margin: 0; color: var(--quiet); }
@media print { :host { display: none; } }
`;

/** Shows the state of the simulated app, and changes it. For developers, so in English only. */
export function showHostPanel(controls: HostControls): void {
  const place = document.createElement('aside');
  place.setAttribute('aria-label', 'Host app');
  place.lang = 'en';
  place.dir = 'ltr';
  const root = place.attachShadow({ mode: 'open' });
  // A constructed style sheet, because the pages' content security policy allows no other added styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const standing = element('p');
  const show = () => {
    const { signedIn, subscribed, messages } = controls.standing();
    const who = signedIn
      ? `Signed in, ${subscribed ? 'with' : 'without'} a subscription.`
      : 'Nobody is signed in.';
    standing.textContent = `${who} ${messages} messages so far.`;
  };
  const then = (act: () => unknown) => async () => {
    if ((await act()) === false) standing.textContent = 'The server gives no tokens.';
    else show();
  };
  const panel = element('details');
  panel.append(
    element('summary', `In an app: ${controls.platform}`),
    wrapped(
      choice('App', [...controls.platforms, 'none'], controls.platform, (name) =>
        controls.choose(name === 'none' ? null : name),
      ),
      standing,
      group(
        'Sign in',
        ...controls.signIns.map(({ label, query }) =>
          button(
            label,
            then(() => controls.signIn(query)),
          ),
        ),
        button(
          'Sign out',
          then(() => controls.signOut()),
        ),
      ),
      choice('A purchase is', controls.outcomes, controls.outcome(), controls.setOutcome),
      group(
        'Tell the page',
        button(
          'Completed',
          then(() => controls.pushPurchase('completed')),
        ),
        button(
          'Canceled',
          then(() => controls.pushPurchase('canceled')),
        ),
        button(
          'Redirect',
          then(() => controls.pushPurchase('redirect')),
        ),
      ),
    ),
  );
  root.append(panel);
  document.body.append(place);
  controls.onMessage(show);
  show();
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function wrapped(...children: readonly Node[]): HTMLElement {
  const made = element('div');
  made.append(...children);
  return made;
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

function group(name: string, ...children: readonly Node[]): HTMLFieldSetElement {
  const made = element('fieldset');
  made.append(element('legend', name), ...children);
  return made;
}

function choice(
  name: string,
  values: readonly string[],
  value: string,
  choose: (value: string) => void,
): HTMLLabelElement {
  const made = element('label', name);
  const select = element('select');
  select.append(...values.map((known) => new Option(known, known, false, known === value)));
  select.addEventListener('change', () => choose(select.value));
  made.append(select);
  return made;
}
