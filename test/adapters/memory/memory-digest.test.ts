import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/adapters/memory/memory-digest.ts';

describe('the digest without a platform', () => {
  it('is what Node makes of any text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const expected = createHash('sha256').update(bytes).digest('hex');
        expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(expected);
      }),
    );
  });
});
