import { type Origin, parseOrigin } from '../../src/domain/origin/origin.ts';

/** An origin from its text, for tests that begin with one. */
export function originOf(text: string): Origin {
  const origin = parseOrigin(text);
  if (!origin.ok) throw new Error(`No origin: ${text}`);
  return origin.value;
}
