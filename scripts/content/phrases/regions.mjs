const none = { city: [], country: [] };

/** Patterns of a language in which the word precedes the city, as in `weather berlin`. */
const before = (weather, capital, flag) => ({
  city: weather === null ? [] : [(city) => `${weather} ${city}`],
  country: [(country) => `${country} ${capital}`, (country) => `${country} ${flag}`],
});
const after = (weather, capital, flag) => ({
  city: [(city) => `${city} ${weather}`],
  country: [(country) => `${country} ${capital}`, (country) => `${country} ${flag}`],
});

/**
 * The languages of each region: their countries, common queries about cities and countries (our own patterns), and
 * local names of cities that the list of cities has in English.
 */
export const languages = {
  en: {
    countries: ['US', 'GB', 'CA', 'AU', 'NZ', 'IE', 'IN', 'SG', 'ZA'],
    patterns: {
      city: [(city) => `weather ${city}`, (city) => `map of ${city}`],
      country: [
        (name) => `capital of ${name}`,
        (name) => `flag of ${name}`,
        (name) => `${name} currency`,
        (name) => `${name} map`,
      ],
    },
  },
  de: {
    countries: ['DE', 'AT', 'CH'],
    patterns: {
      city: [(city) => `wetter ${city}`, (city) => `stadtplan ${city}`],
      country: [(name) => `${name} hauptstadt`, (name) => `${name} flagge`, (name) => `${name} währung`],
    },
    exonyms: {
      Munich: 'München',
      Nuremberg: 'Nürnberg',
      Hanover: 'Hannover',
      Cologne: 'Köln',
      Vienna: 'Wien',
      Geneva: 'Genf',
      'Frankfurt am Main': 'Frankfurt',
    },
  },
  fr: {
    countries: ['FR', 'BE', 'CH', 'CA'],
    patterns: before('météo', 'capitale', 'drapeau'),
    exonyms: { Brussels: 'Bruxelles', Geneva: 'Genève', Montréal: 'Montréal' },
  },
  es: {
    countries: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'VE'],
    patterns: before('tiempo', 'capital', 'bandera'),
    exonyms: { Seville: 'Sevilla', 'Mexico City': 'Ciudad de México' },
  },
  it: {
    countries: ['IT', 'CH'],
    patterns: before('meteo', 'capitale', 'bandiera'),
    exonyms: {
      Rome: 'Roma',
      Milan: 'Milano',
      Naples: 'Napoli',
      Turin: 'Torino',
      Florence: 'Firenze',
      Venice: 'Venezia',
      Genoa: 'Genova',
      Padua: 'Padova',
      Syracuse: 'Siracusa',
      Geneva: 'Ginevra',
    },
  },
  nl: {
    countries: ['NL', 'BE'],
    patterns: before('weer', 'hoofdstad', 'vlag'),
    exonyms: {
      'The Hague': 'Den Haag',
      Brussels: 'Brussel',
      Antwerp: 'Antwerpen',
      Ghent: 'Gent',
      Bruges: 'Brugge',
    },
  },
  pt: {
    countries: ['PT', 'BR'],
    patterns: before('tempo', 'capital', 'bandeira'),
    exonyms: { Lisbon: 'Lisboa' },
  },
  pl: {
    countries: ['PL'],
    patterns: before('pogoda', 'stolica', 'flaga'),
    exonyms: { Warsaw: 'Warszawa', Krakow: 'Kraków', Łódź: 'Łódź' },
  },
  sv: {
    countries: ['SE'],
    patterns: before('väder', 'huvudstad', 'flagga'),
    exonyms: { Gothenburg: 'Göteborg' },
  },
  da: {
    countries: ['DK'],
    patterns: before('vejr', 'hovedstad', 'flag'),
    exonyms: { Copenhagen: 'København', Århus: 'Aarhus' },
  },
  no: { countries: ['NO'], patterns: before('vær', 'hovedstad', 'flagg') },
  fi: { countries: ['FI'], patterns: before('sää', 'pääkaupunki', 'lippu') },
  cs: {
    countries: ['CZ'],
    patterns: before('počasí', 'hlavní město', 'vlajka'),
    exonyms: { Prague: 'Praha', Pilsen: 'Plzeň' },
  },
  sk: { countries: ['SK'], patterns: before('počasie', 'hlavné mesto', 'vlajka') },
  hu: { countries: ['HU'], patterns: after('időjárás', 'fővárosa', 'zászló') },
  ro: {
    countries: ['RO'],
    patterns: before('vremea', 'capitala', 'steag'),
    exonyms: { Bucharest: 'București' },
  },
  tr: { countries: ['TR'], patterns: after('hava durumu', 'başkenti', 'bayrağı') },
  hr: { countries: ['HR'], patterns: none },
  sl: { countries: ['SI'], patterns: none },
  et: { countries: ['EE'], patterns: none },
  lv: { countries: ['LV'], patterns: none },
  lt: { countries: ['LT'], patterns: none },
  is: { countries: ['IS'], patterns: none },
  id: { countries: ['ID'], patterns: none },
  ms: { countries: ['MY'], patterns: none },
  vi: { countries: ['VN'], patterns: none },
  ca: { countries: ['ES'], patterns: none },
  tl: { countries: ['PH'], patterns: none },
  // The list of cities has Latin script only, so these have just words and countries.
  el: { countries: [], patterns: none },
  bg: { countries: [], patterns: none },
  ru: { countries: [], patterns: none },
  uk: { countries: [], patterns: none },
  he: { countries: [], patterns: none },
  ar: { countries: [], patterns: none },
  th: { countries: [], patterns: none },
  jp: { countries: [], patterns: none },
  kr: { countries: [], patterns: none },
  zh: { countries: [], patterns: none },
  tzh: { countries: [], patterns: none },
};
