import { legalEntity } from './legal-entity.ts';

const { city, state, zipCode } = legalEntity;

/** Where the company's street is, as a line of a postal address in the US: `Portland, ME 04101`. */
export const townLine = `${city}, ${state} ${zipCode}`;
