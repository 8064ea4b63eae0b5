import type { Behavior } from '../../../src/adapters/played-host/behavior.ts';
import type { PlayedHost } from '../../../src/adapters/played-host/played-host.ts';
import { hostRequests } from '../../../src/contract/host-messages.ts';
import { type Fixture, readFixtures } from '../fixture.ts';
import { byId, el, fieldValue } from './dom.ts';

const kinds = ['as the app would', 'this result', 'an error', 'nothing'] as const;

/** Sets how the app answers a message: from the fixtures, typed, late, twice, wrong, or not at all. */
export class AnswerControls {
  private fixtures: readonly Fixture[] = [];

  constructor(
    private readonly host: () => PlayedHost,
    private readonly say: (text: string) => void,
  ) {
    byId('message').append(
      ...Object.entries(hostRequests).map(([channel, rows]) => {
        const group = el(
          'optgroup',
          {},
          ...Object.keys(rows).map((name) => el('option', { value: `${channel}.${name}` }, name)),
        );
        group.label = channel;
        return group;
      }),
    );
    byId('kind').append(...kinds.map((kind) => el('option', { value: kind }, kind)));
    byId('message').addEventListener('change', () => this.show());
    byId('fixture').addEventListener('change', () => this.choose());
    byId('answer').addEventListener('submit', (event) => {
      event.preventDefault();
      this.apply();
    });
  }

  /** Loads the kit's fixtures. */
  async load(): Promise<void> {
    this.fixtures = readFixtures(await (await fetch('/.host-kit/fixtures.json')).json());
    this.show();
  }

  /**
   * Offers the fixtures for the selected message, those of the platform first, and shows what differs from the app's
   * own answers.
   */
  show(): void {
    const { behaviors } = this.host();
    const fitting = this.fittingFixtures();
    const options = fitting.map((fixture) =>
      el('option', { value: String(this.fixtures.indexOf(fixture)) }, fixture.name),
    );
    byId('fixture').replaceChildren(el('option', { value: '' }, 'choose'), ...options);
    const changed = [...behaviors].map(([name, behavior]) => `${name}: ${wordsFor(behavior)}`);
    byId('changed').replaceChildren(
      ...(changed.length === 0
        ? [el('li', { class: 'quiet' }, 'Everything is answered as the app would.')]
        : changed.map((text) => el('li', {}, text))),
    );
  }

  private fittingFixtures(): readonly Fixture[] {
    const { platform } = this.host();
    const message = fieldValue('message');
    const fits = this.fixtures.filter(({ channel, method }) => `${channel}.${method}` === message);
    return fits.sort((one, other) => Number(other.platform === platform) - Number(one.platform === platform));
  }

  private choose(): void {
    const fixture = this.fixtures[Number(fieldValue('fixture') || 'none')];
    const typed = byId('typed');
    const kind = byId('kind');
    if (fixture === undefined || !(typed instanceof HTMLTextAreaElement)) return;
    typed.value = JSON.stringify(fixture.result, null, 2);
    if (kind instanceof HTMLSelectElement) kind.value = 'this result';
  }

  private apply(): void {
    const message = fieldValue('message');
    const { behaviors } = this.host();
    const behavior = this.behaviorChosen();
    if (behavior === null) return;
    if (Object.keys(behavior).length === 0) behaviors.delete(message);
    else behaviors.set(message, behavior);
    this.say(`${message}: ${wordsFor(behavior)}, from the next request on.`);
    this.show();
  }

  private behaviorChosen(): Behavior | null {
    const delay = Number(fieldValue('delay'));
    const twice = byId('twice');
    const otherId = byId('other-id');
    const timing: Behavior = {
      ...(delay > 0 ? { delay } : {}),
      ...(twice instanceof HTMLInputElement && twice.checked ? { twice: true } : {}),
      ...(otherId instanceof HTMLInputElement && otherId.checked ? { id: 'another-id' } : {}),
    };
    const kind = fieldValue('kind');
    if (kind === 'nothing') return { silent: true };
    if (kind === 'an error') return { ...timing, error: fieldValue('typed') || 'not now' };
    if (kind !== 'this result') return timing;
    try {
      return { ...timing, result: JSON.parse(fieldValue('typed')) };
    } catch {
      this.say('A result has to be JSON.');
      return null;
    }
  }
}

function wordsFor(behavior: Behavior): string {
  const { silent, error, delay, twice, id } = behavior;
  if (silent) return 'no answer';
  const parts = [
    error !== undefined ? `the error “${error}”` : 'result' in behavior ? 'a result of your own' : null,
    delay === undefined ? null : `after ${delay} ms`,
    twice ? 'twice' : null,
    id === undefined ? null : 'under another id',
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'as the app would' : parts.join(', ');
}
