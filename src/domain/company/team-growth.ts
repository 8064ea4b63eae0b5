import { figures } from '../marketing/figures.ts';
import { legalEntity } from './legal-entity.ts';

/**
 * Team size at the end of each year, for the current year as of now; oldest first. Number of people. Site facts,
 * section 8.
 */
export const teamGrowth: readonly { readonly year: number; readonly people: number }[] = [
  { year: legalEntity.foundedIn, people: 1 },
  { year: 2011, people: 5 },
  { year: 2014, people: 22 },
  { year: 2017, people: 46 },
  { year: 2020, people: 128 },
  { year: 2023, people: 212 },
  { year: 2026, people: figures.teamSize },
];

/**
 * How many percent of the people employed in one year were still there a year later. Site facts, section 8,
 * "how-we-work".
 */
export const retentionPercent = 95;
