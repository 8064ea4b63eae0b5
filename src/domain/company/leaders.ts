/** The company's leadership by area of responsibility, in one list for all pages. Site facts, section 8, `/about`. */
export const leaders = {
  direction: 'Maren Tidewell',
  engineering: 'Jonas Ekdahl',
  product: 'Amara Osei-Lindt',
  law: 'Ruben Castellanos',
  finance: 'Hye-jin Park',
  people: 'Fergus Macrae',
} as const;

/** An area of responsibility. */
export type LeadersTask = keyof typeof leaders;

/**
 * Who represents the company toward courts and authorities: its founder. Named in the legal notice, on `/about` and on
 * `/press`.
 */
export const chiefExecutive = leaders.direction;
