import fc from 'fast-check';

/** Arbitrary text, including text that is not well-formed. Cheaper to set up than fast-check's own `binary` unit. */
export function anyText(maxLength = 60): fc.Arbitrary<string> {
  return fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength });
}
