import { type Origin, parseOrigin } from '../../src/domain/origin/origin.ts';

/** Parses an origin; throws for an invalid one. */
export function originOf(text: string): Origin {
  const origin = parseOrigin(text);
  if (!origin.ok) throw new Error(`No origin: ${text}`);
  return origin.value;
}
