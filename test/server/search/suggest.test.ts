import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/server/log.ts';
import { BangIndex } from '../../../src/server/search/bang-index.ts';
import { PhraseLibrary } from '../../../src/server/search/phrase-library.ts';
import { searchRoutes } from '../../../src/server/search/routes.ts';
import { Suggest } from '../../../src/server/search/suggest.ts';
import { SuggestionUpstream } from '../../../src/server/search/upstream.ts';
import { keptLog } from '../support/kept-log.ts';
import { ManualClock } from '../support/manual-clock.ts';

const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'mallard-phrases-'));
afterAll(() => rmSync(folder, { recursive: true }));
const en = [
  'weather',
  'duck',
  'wild duck',
  'wild goose',
  'wild',
  'new york\tus',
  'newton\tgb',
  'news',
  'São Paulo\tbr',
];
writeFileSync(join(folder, 'en.txt'), `${en.join('\n')}\n`);
writeFileSync(join(folder, 'de.txt'), 'wildente\nwiesbaden\tde\nköln\tde\nwien\tat\n');

const bangs = await BangIndex.of([
  { s: 'Wikia', d: 'wikia.example', t: 'wikia', u: 'https://wikia.example/{{{s}}}' },
  {
    s: 'Wikipedia',
    d: 'wikipedia.example',
    t: 'w',
    ts: ['wiki', 'wikipedia'],
    u: 'https://wikipedia.example/{{{s}}}',
  },
  { s: 'Words', d: 'words.example', t: 'wo', u: 'https://words.example/{{{s}}}' },
]);

function suggest(upstream: SuggestionUpstream | null = null) {
  const own = new Suggest(new PhraseLibrary(folder, log), async () => bangs, upstream);
  return async (query: string, region = 'wt-wt') =>
    (await own.complete({ query, region })).map(({ phrase }) => phrase);
}

describe('suggestions', () => {
  it('are the phrases that begin so, best first', async () => {
    expect(await suggest()('wild')).toEqual(['wild duck', 'wild goose', 'wild']);
    expect(await suggest()('  WILD   D')).toEqual(['wild duck']);
  });

  it('take a blank at the end for the end of a word', async () => {
    expect(await suggest()('new')).toEqual(['new york', 'newton', 'news']);
    expect(await suggest()('new ')).toEqual(['new york']);
  });

  it('do not ask for accents, and keep them', async () => {
    expect(await suggest()('sao')).toEqual(['São Paulo']);
    expect(await suggest()('koln', 'de-de')).toEqual(['köln']);
    expect(await suggest()('KÖL', 'de')).toEqual(['köln']);
  });

  it('are in the language of the region, then in English', async () => {
    expect(await suggest()('wild', 'at-de')).toEqual(['wildente', 'wild duck', 'wild goose', 'wild']);
    expect(await suggest()('wild', 'fr-fr')).toEqual(['wild duck', 'wild goose', 'wild']);
  });

  it('put first what is at home in the region', async () => {
    expect(await suggest()('new', 'uk-en')).toEqual(['newton', 'new york', 'news']);
    expect(await suggest()('wi', 'at-de')).toEqual([
      'wildente',
      'wien',
      'wiesbaden',
      'wild duck',
      'wild goose',
      'wild',
    ]);
    expect(await suggest()('new', 'mars')).toEqual(['new york', 'newton', 'news']);
  });

  it.each(['', '   ', '\u0000', 'x'.repeat(101), 'zzz', '\ud800', '../en', '💥'])(
    'are none for %j',
    async (query) => {
      expect(await suggest()(query)).toEqual([]);
    },
  );

  it.each(['../../package', '__proto__', 'constructor', '', 'e n'])(
    'do not take %j for a language',
    async (region) => {
      expect(await suggest()('duck', region)).toEqual(['duck']);
    },
  );

  it('complete a bang: the very one first, then the best known, with the name of its site', async () => {
    expect(await suggest()('!w')).toEqual(['!w', '!wiki', '!wikipedia', '!wo', '!wikia']);
    expect(await suggest()('!WIKI ')).toEqual(['!wiki', '!wikipedia', '!wikia']);
    const all = await new Suggest(new PhraseLibrary(folder, log), async () => bangs, null).complete({
      query: '!wo',
      region: '',
    });
    expect(all).toEqual([{ phrase: '!wo', snippet: 'Words' }]);
  });
});

describe('suggestions of another service', () => {
  const clock = new ManualClock();
  function upstream(answer: () => Response | Promise<Response>) {
    const asked: string[] = [];
    const kept = keptLog();
    const service = new SuggestionUpstream(
      'https://ac.example/complete?source=us',
      clock,
      kept.log,
      async (address) => {
        asked.push(String(address));
        return answer();
      },
    );
    return { asked, ask: suggest(service), lines: kept.lines };
  }

  it('take the place of our own, in either form, and are told the query and the region only', async () => {
    const items = upstream(() => Response.json([{ phrase: 'one', isNav: true }, { phrase: 'two' }]));
    expect(await items.ask('O', 'de-de')).toEqual(['one', 'two']);
    expect(items.asked).toEqual(['https://ac.example/complete?source=us&q=O&kl=de-de']);
    const list = upstream(() => Response.json(['o', ['one', 'two'], [], []]));
    expect(await list.ask('o')).toEqual(['one', 'two']);
  });

  it.each([
    ['is down', () => Promise.reject(new Error('refused'))],
    ['fails', () => new Response('', { status: 500 })],
    ['says something else', () => Response.json({ suggestions: ['x'] })],
    ['sends a page', () => new Response('<html>')],
    ['says too much', () => Response.json(['wild', ['x'.repeat(64 * 1024)]])],
  ])('give way to our own while it %s, and it is left alone for a while', async (_what, answer) => {
    const { ask, asked } = upstream(answer);
    expect(await ask('wild')).toEqual(['wild duck', 'wild goose', 'wild']);
    expect(await ask('duck')).toEqual(['duck']);
    expect(asked).toHaveLength(1);
    clock.pass(5_000);
    await ask('duck');
    expect(asked).toHaveLength(2);
  });

  it('are missed once in the log, with the reason and no word of a query, until they come again', async () => {
    let answer = () => new Response('["secret');
    const { ask, lines } = upstream(() => answer());
    const askLater = async () => {
      clock.pass(5_000);
      await ask('secret');
    };
    await askLater();
    await askLater();
    answer = () => new Response('', { status: 503 });
    await askLater();
    answer = () => Response.json(['secret', ['secrets']]);
    await askLater();
    await ask('secret');
    const name = 'the suggestion service of AC_UPSTREAM';
    expect(lines()).toEqual([
      `${name} does not answer well: an answer of another shape`,
      `${name} does not answer well: status 503`,
      `${name} answers again`,
    ]);
  });

  it('are sent on to no other host, which would get the query as well', async () => {
    const asked: RequestInit[] = [];
    const ask = async (_: unknown, how: RequestInit = {}) => {
      asked.push(how);
      return Response.json([]);
    };
    await suggest(new SuggestionUpstream('https://ac.example/', clock, keptLog().log, ask))('duck');
    expect(asked).toMatchObject([{ redirect: 'error' }]);
  });

  it.each(['한국', 'が', 'Zürich', 'naïve  café '])('are asked for %j as it was typed', async (query) => {
    const { ask, asked } = upstream(() => Response.json([]));
    await ask(`  ${query}`);
    expect(asked.map((address) => new URL(address).searchParams.get('q'))).toEqual([query]);
  });

  it('are not asked for bangs', async () => {
    const { ask, asked } = upstream(() => Response.json([]));
    expect(await ask('!wo')).toEqual(['!wo']);
    expect(asked).toEqual([]);
  });
});

describe('GET /ac', () => {
  const app = searchRoutes(new Suggest(new PhraseLibrary(folder, log), async () => bangs, null), log, true);
  const body = async (path: string) => (await app.request(path)).json();

  it('answers for people and for browsers, kept by their own browser at most', async () => {
    expect(await body('/ac?q=wild+d&kl=us-en')).toEqual([{ phrase: 'wild duck' }]);
    expect(await body('/ac/?q=Wild%20d&type=list')).toEqual(['Wild d', ['wild duck']]);
    expect(await body('/ac?q=!wo')).toEqual([{ phrase: '!wo', snippet: 'Words' }]);
    expect((await app.request('/ac?q=wild')).headers.get('Cache-Control')).toBe('private, max-age=300');
  });

  it('answers nothing with an empty list', async () => {
    expect(await body('/ac')).toEqual([]);
    expect(await body('/ac?q=')).toEqual([]);
    expect(await body('/ac?type=list')).toEqual(['', []]);
  });

  it('answers a failure of its own with an empty list', async () => {
    const broken = new Suggest(new PhraseLibrary(folder, log), () => Promise.reject(new Error('lost')), null);
    const answer = await searchRoutes(broken, log, true).request('/ac?q=!w');
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });
});
