/** Who answers for the company as a whole, each for a part of it: the one list for every page. Site facts, section 8, `/about`. */
export const leaders = {
  direction: 'Maren Tidewell',
  engineering: 'Jonas Ekdahl',
  product: 'Amara Osei-Lindt',
  law: 'Ruben Castellanos',
  finance: 'Hye-jin Park',
  people: 'Fergus Macrae',
} as const;

/** A part of the company that somebody answers for. */
export type LeadersTask = keyof typeof leaders;

/** Who represents the company towards courts and authorities: its founder. The legal notice names her, as `/about` and `/press` do. */
export const chiefExecutive = leaders.direction;
