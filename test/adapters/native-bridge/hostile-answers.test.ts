import { describe, expect, it } from 'vitest';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { portsOf, refused, secret, unreadable } from './hostile-host.ts';

/** A page whose WebKit handler gives back just this, whatever it is asked. */
const webkitPageGiving = (given: unknown) => ({
  webkit: { messageHandlers: { subscriptionPages: { postMessage: async () => given } } },
});

/** The ids that the page's requests will have. */
const ids = new MemoryRandom();

describe('what comes back on the wire', () => {
  const address = { context: 'subscriptionPages', featureName: 'useSubscription' };
  const id = ids.uuid();
  const result = { accessToken: 'a.b.c' };

  it.each([
    ['is no JSON', 'nonsense', unreadable],
    ['is empty', '', unreadable],
    ['is an empty thing, as for a notification', '{}', unreadable],
    ['is no text', { ...address, id, result }, unreadable],
    ['has another id', JSON.stringify({ ...address, id: 'another', result }), unreadable],
    ['is of another feature', JSON.stringify({ ...address, featureName: 'aiChat', id, result }), unreadable],
    ['has an id that is a number', JSON.stringify({ ...address, id: 1, result }), unreadable],
    ['has no result', JSON.stringify({ ...address, id }), unreadable],
    ['has an error without an id', JSON.stringify({ error: { message: 'no' } }), refused],
    ['has an error that is a word', JSON.stringify({ ...address, id, error: 'no' }), refused],
    [
      'has no error, in words',
      JSON.stringify({ ...address, id, error: null, result }),
      { ok: true, value: result },
    ],
  ])('in WebKit and %s is read as what it is', async (_, given, outcome) => {
    const { app } = portsOf(webkitPageGiving(given));
    expect(await app.request('getAuthAccessToken', {})).toEqual(outcome);
  });

  it('on Android answers the request with its id alone: an error without one is nobody’s', async () => {
    const page: Record<string, unknown> = { subscriptionPages: { process() {} } };
    const { app } = portsOf(page);
    const tell = (secret: string, data: object) =>
      Reflect.apply(Object(page['messageCallback']), page, [secret, data]);
    const asked = app.request('getAuthAccessToken', {});
    tell(secret, { ...address, error: { code: 0, message: 'of another request' } });
    tell(secret, { ...address, id: 'another', result: { accessToken: 'evil' } });
    tell('guessed', { ...address, id, result: { accessToken: 'evil' } });
    tell(secret, { ...address, id, method: 'getAuthAccessToken', result });
    expect(await asked).toEqual({ ok: true, value: result });
  });

  it('never replaces how it is read: nobody can put another callback in the place of Android’s', () => {
    const page: Record<string, unknown> = { subscriptionPages: { process() {} } };
    portsOf(page);
    const own = page['messageCallback'];
    expect(Reflect.set(page, 'messageCallback', () => {})).toBe(false);
    expect(Reflect.defineProperty(page, 'messageCallback', { value: () => {} })).toBe(false);
    expect(Reflect.deleteProperty(page, 'messageCallback')).toBe(false);
    expect(page['messageCallback']).toBe(own);
  });

  it('leaves Android’s secret nowhere in the page', () => {
    const given: unknown[] = [];
    const page: Record<string, unknown> = {
      subscriptionPages: { process: (...args: unknown[]) => given.push(args[1]) },
    };
    const { app, bridge } = portsOf(page);
    app.notify('backToSettings', {});
    expect(given).toEqual([secret]);
    expect(textsOf([page, app, bridge])).not.toContain(secret);
  });
});

/** Every text that a script could read from these and what they hold. */
function textsOf(things: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  const look = (thing: unknown) => {
    if (seen.has(thing)) return;
    seen.add(thing);
    if (Object(thing) !== thing) return;
    if (thing instanceof Map || thing instanceof Set) for (const inner of thing) look(inner);
    for (const key of Reflect.ownKeys(Object(thing))) look(Reflect.get(Object(thing), key));
  };
  look(things);
  return [...seen].filter((one) => typeof one === 'string');
}
