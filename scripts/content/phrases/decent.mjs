/** Languages whose list of offensive words has a different name in `cuss`. */
const cussNames = { en: 'index', pt: 'pt', es: 'es', fr: 'fr', it: 'it', ar: 'ar-latn' };

/** What a suggestion should lead nobody to, although no list of swear words has it. */
const grim =
  /\b(?:suicid|self-?harm|rap(?:e|ist)|incest|p(?:a)?edophil|molest|nazi|hitler|holocaust|genocid|lynch|slave|slavery|terroris|massacre|murder|torture|execution|beheading|porn|prostitut|brothel|escort|erotic|sexual|genital|penis|vagina|scrotum|testic|anus|rectum|feces|faeces|urin|heroin|cocaine|methamphet|crack cocaine|nerve (?:gas|agent)|bomb|racis|negro|fascis|holocaust|whore|harlot|necrophil|zoophil|sodom|fellatio|cunniling|masturbat|orgasm|ejaculat|copulat|intercourse|abortion|castrat|mutilat|cannibal|homicid|infanticid|kill|dead body|corpse|gay|lesbian|queer|homosexual|transvest|hermaphrod|idiot|moron|imbecile|cretin|retard|cripple|spastic|leper|savage|heathen|infidel)/u;

/** Returns a check of whether a phrase may be suggested in a language. English words are looked for in every language. */
export async function isDecent(load, language) {
  const words = new Set();
  const phrases = [];
  const add = (entry) => {
    const text = entry.toLowerCase().trim();
    if (/[\s-]/.test(text) || /[^\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(text)) phrases.push(text);
    else words.add(text);
  };
  for (const one of new Set(['en', language])) {
    for (const entry of naughtyWords(load, one)) add(entry);
    for (const [entry, sureness] of Object.entries(await cussWords(load, one))) if (sureness > 0) add(entry);
  }
  return (phrase) => {
    if (grim.test(phrase) || phrases.some((bad) => phrase.includes(bad))) return false;
    return !phrase
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .some((word) => words.has(word) || words.has(word.replace(/s$/, '')));
  };
}

function naughtyWords(load, language) {
  try {
    return load(`naughty-words/${language}.json`);
  } catch {
    return [];
  }
}

async function cussWords(load, language) {
  const name = cussNames[language];
  if (name === undefined) return {};
  const { cuss } = await import(load.resolve('cuss').replace(/index\.js$/, `${name}.js`));
  return cuss;
}
