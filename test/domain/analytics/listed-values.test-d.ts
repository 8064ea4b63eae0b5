import type { listedValues } from '../../../src/domain/analytics/fields.ts';
import type { OwnParams } from '../../../src/domain/analytics/pixels.ts';

type Listed = typeof listedValues;
/** The fields whose words the compiler does not know: a wrong one would compile wherever it is sent. */
type Loose = {
  [Name in keyof Listed]: string extends Listed[Name][number] ? Name : never;
}[keyof Listed];

// The error of this line names the field.
export const everyListIsKnown: [Loose] extends [never] ? true : Loose = true;

export const right: OwnParams<'cta_click'> = { cta: 'hero-keep' };
// @ts-expect-error No button is called so.
export const wrong: OwnParams<'cta_click'> = { cta: 'no-such-button' };
