import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchBox } from '../../src/composition/search-box.ts';
import { browserGlobals } from '../support/browser-globals.ts';

/** The addresses that are asked, each answered with one suggestion. */
function answering() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url);
    return Response.json([{ phrase: 'wild duck' }]);
  });
  return asked;
}

// As built.
beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the search box of a static page, wired by hand,', () => {
  it('asks the search service on the page’s own origin', async () => {
    browserGlobals('https://mallard.example/de');
    const asked = answering();
    const { suggest } = await searchBox();
    expect(await suggest.find('wild')).toEqual([{ phrase: 'wild duck' }]);
    expect(asked).toEqual(['https://mallard.example/ac?q=wild&kl=wt-wt']);
  });

  it('takes the region from the cookie, what the address says over it, and what was chosen since it was made', async () => {
    browserGlobals('https://mallard.example/');
    const asked = answering();
    const { suggest } = await searchBox();
    document.cookie = 'kl=de-de';
    await suggest.find('wild');
    browserGlobals('https://mallard.example/?kl=at-de');
    document.cookie = 'kl=de-de';
    await (await searchBox()).suggest.find('wild');
    expect(asked.map((url) => new URL(url).searchParams.get('kl'))).toEqual(['de-de', 'at-de']);
  });

  it('asks nothing where suggestions are switched off', async () => {
    browserGlobals('https://mallard.example/');
    const asked = answering();
    document.cookie = 'kac=-1';
    expect(await (await searchBox()).suggest.find('wild')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('asks nobody in the fake environment', async () => {
    browserGlobals('https://mallard.example/?environment=fake');
    const asked = answering();
    const { suggest } = await searchBox();
    expect(await suggest.find('wild')).toEqual([{ phrase: 'wild duck' }, { phrase: 'wild goose' }]);
    expect(asked).toEqual([]);
  });
});
