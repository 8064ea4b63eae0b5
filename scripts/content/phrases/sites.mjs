import { readFileSync } from 'node:fs';

const endings = { uk: 'GB' };

/** Names of popular sites, from the list of bangs: those with the shortest triggers are the best known. */
export function siteNames(language, countries) {
  const rows = JSON.parse(readFileSync('public/bangs.json', 'utf8'));
  return rows.flatMap(({ s, d, t, ts = [] }) => {
    const name = s.replace(/\s*\(.*\)$|\.com$/g, '').trim();
    const ending = d.split('.').at(-1);
    const country = endings[ending] ?? (/^[a-z]{2}$/.test(ending) ? ending.toUpperCase() : undefined);
    const isTheirs =
      language === 'en' ? country === undefined || countries.includes(country) : countries.includes(country);
    // Parts of another search engine are not sites that one would look for on ours.
    if (/duckduckgo|kagi/i.test(name)) return [];
    if (
      !isTheirs ||
      name.length > 24 ||
      name.split(' ').length > 2 ||
      /wikipedia$/i.test(name.replace(/^wikipedia$/i, '')) ||
      !/^[\p{L}\p{N} .'&+-]+$/u.test(name)
    )
      return [];
    const shortest = Math.min(...[t, ...ts].map((trigger) => trigger.length));
    const weight = 640 - 90 * (shortest - 1) + 40 * Math.min(ts.length, 4) - (name.includes(' ') ? 60 : 0);
    return weight < 200 ? [] : [{ phrase: name, weight, ...(language === 'en' ? {} : { country }) }];
  });
}
