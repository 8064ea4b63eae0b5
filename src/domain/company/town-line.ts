import { legalEntity } from './legal-entity.ts';

/** The town line of the company's US postal address: `Portland, ME 04101`. */
export function townLine(): string {
  const { city, state, zipCode } = legalEntity;
  return `${city}, ${state} ${zipCode}`;
}
