import { describe, expect, it } from 'vitest';
import type { Digest } from '../../src/application/ports/digest.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** What every {@link Digest} does: the test vectors of FIPS 180-4, and UTF-8. */
export function digestContract(name: string, digest: Digest): void {
  describe(`${name} as a digest`, () => {
    it.each([
      ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
      ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
      [
        'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
        '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
      ],
    ])('gives the SHA-256 of %j', async (text, expected) => {
      expect(hex(await digest.sha256(text))).toBe(expected);
    });

    it('reads text as UTF-8', async () => {
      const { createHash } = await import('node:crypto');
      const text = 'Ente 🦆 grün';
      expect(hex(await digest.sha256(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    });
  });
}
