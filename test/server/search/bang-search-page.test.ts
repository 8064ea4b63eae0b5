import { describe, expect, it } from 'vitest';
import { bangSearchPath } from '../../../src/domain/search/bang-search.ts';
import { BangIndex } from '../../../src/server/search/bang-index.ts';
import { bangSearchRoutes } from '../../../src/server/search/bang-search-page.tsx';

const bang = (site: string, trigger: string, ...others: string[]) => ({
  s: site,
  d: 'site.example',
  t: trigger,
  ts: others,
  u: 'https://site.example/?q={{{s}}}',
});
const index = await BangIndex.of([
  bang('Wikipedia', 'w', 'WIKI'),
  { ...bang('Encyclopaedia of Ducks', 'ducks'), c: 'Research', sc: 'Reference' },
  bang('Bread & <b>Butter</b>', 'bread'),
  ...Array.from({ length: 101 }, (_, number) => bang(`Pond ${number}`, `pond${number}`)),
]);
let wait = 0;
const routes = bangSearchRoutes(
  async () => index,
  () => wait,
);

async function search(query: Readonly<Record<string, string>>): Promise<string> {
  const answer = await routes.request(`${bangSearchPath}?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return answer.text();
}
const triggersIn = (html: string) =>
  [...html.matchAll(/<code>!([^<]*)<\/code>/g)].map(([, trigger]) => trigger);

describe('the search over bangs without a script', () => {
  it('finds a bang by its letters, with or without the mark, and by its site', async () => {
    for (const q of ['!wiki', ' Wiki ']) expect(triggersIn(await search({ q }))).toEqual(['wiki']);
    expect(triggersIn(await search({ q: 'wikipedia' }))).toEqual(['w']);
    expect(triggersIn(await search({ q: 'of ducks' }))).toEqual(['ducks']);
  });

  it('lists a hundred at most, and says that there are more', async () => {
    const html = await search({ q: 'pond', locale: 'en' });
    expect(triggersIn(html)).toHaveLength(100);
    expect(html).toContain('More than 100 bangs match.');
  });

  it('lists all of a group, and asks for letters where there is no such group', async () => {
    const whole = await search({ category: 'Research', group: 'Reference', locale: 'en' });
    expect(triggersIn(whole)).toEqual(['ducks']);
    expect(whole).toContain('The category “Reference” has 1 bang.');
    for (const group of ['', 'Nobody’s']) {
      const none = await search({ category: 'Research', group, locale: 'en' });
      expect(none).toContain('Type the letters of a bang');
    }
  });

  it('says when nothing is found, and when nothing was typed', async () => {
    expect(await search({ q: 'zzzz', locale: 'en' })).toContain('No bang has these letters');
    const empty = await search({ locale: 'en' });
    expect(empty).toContain('Type the letters of a bang');
    expect(triggersIn(empty)).toEqual([]);
  });

  it('speaks the language of the page it comes from, and leads back there', async () => {
    const html = await search({ q: 'w', locale: 'de' });
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('href="/de/bangs#categories"');
    expect(html).toContain('name="locale" value="de"');
  });

  it('finds nothing for a network that asks too often, and says when it may again', async () => {
    wait = 90_500;
    const answer = await routes.request(`${bangSearchPath}?q=w&locale=de`);
    wait = 0;
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('91');
    const html = await answer.text();
    expect(html).toContain('In 91 Sekunden können Sie wieder suchen.');
    expect(html).toContain('href="/de/bangs#categories"');
    expect(triggersIn(html)).toEqual([]);
  });

  it('shows what was typed and found as text, and looks for no more than a name is long', async () => {
    const html = await search({ q: `"><script>x</script>` });
    expect(html).not.toContain('<script>');
    expect(await search({ q: 'bread' })).toContain('Bread &amp; &lt;b&gt;Butter&lt;/b&gt;');
    expect(await search({ q: 'x'.repeat(5000) })).not.toContain('x'.repeat(101));
  });
});
