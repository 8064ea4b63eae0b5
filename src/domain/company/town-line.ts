import { legalEntity } from './legal-entity.ts';

/** Where the company's street is, as a line of a postal address in the US: `Portland, ME 04101`. */
export function townLine(): string {
  const { city, state, zipCode } = legalEntity;
  return `${city}, ${state} ${zipCode}`;
}
