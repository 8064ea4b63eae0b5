import { beforeEach, describe, expect, it } from 'vitest';
import { storageCatalogue } from '../../../src/adapters/storage/catalogue.ts';
import { WebEntries } from '../../../src/adapters/storage/web-entries.ts';
import { storedEntries } from '../../../src/application/ports/key-value-store.ts';
import { openPage } from './page.ts';

const session = { accessToken: 'a.b.c', refreshToken: null };
const legacy = { authToken: 'token', externalId: 'id', email: null };

function pageWith(entry: 'session' | 'legacySession' | null, opened: Parameters<typeof openPage>[0] = {}) {
  const page = openPage(opened);
  const clock = { now: () => Date.now() };
  const entries = new WebEntries(page.window as unknown as Window, clock, storageCatalogue, storedEntries);
  if (entry === 'session') entries.write('session', session);
  if (entry === 'legacySession') entries.write('legacySession', legacy);
  return page;
}

describe('the script before the first paint, with a session', () => {
  beforeEach(() => localStorage.clear());

  it.each(['session', 'legacySession'] as const)('says that somebody is signed in: %s', (entry) => {
    const page = pageWith(entry);
    page.run();
    expect(page.root.dataset['session']).toBe('');
  });

  it('says nothing where nobody is, and where storage is refused', () => {
    const page = pageWith(null);
    page.run();
    expect(page.root.dataset['session']).toBeUndefined();
    const refused = pageWith('session');
    refused.run({ refused: true });
    expect(refused.root.dataset['session']).toBeUndefined();
  });

  it.each([
    ['a phone, where a closed menu alone tells of it, once the first frame is painted', true, true],
    ['a wide window, whose header tells of it, at once', true, false],
    ['a phone on any other page at once', false, true],
  ])('says on %s', (_, inMenuAlone, isNarrow) => {
    const frames: (() => void)[] = [];
    const page = pageWith('session', {
      root: inMenuAlone ? 'data-session-hidden' : '',
      given: {
        matchMedia: (query: string) => ({
          matches: query.includes('width') && isNarrow,
          addEventListener() {},
        }),
        requestAnimationFrame: (paint: () => void) => frames.push(paint),
        setTimeout: (work: () => void) => work(),
      },
    });
    page.run();
    const isLate = inMenuAlone && isNarrow;
    expect(page.root.dataset['session']).toBe(isLate ? undefined : '');
    for (const paint of frames) paint();
    expect(page.root.dataset['session']).toBe('');
  });
});
