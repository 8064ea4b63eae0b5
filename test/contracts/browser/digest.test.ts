import { describe, expect, it } from 'vitest';
import { WebCryptoDigest } from '../../../src/adapters/browser/web-crypto-digest.ts';
import { MemoryDigest } from '../../../src/adapters/memory/memory-digest.ts';
import type { Digest } from '../../../src/application/ports/digest.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** What every {@link Digest} does: the test vectors of FIPS 180-4, and UTF-8. */
function digestContract(name: string, digest: Digest): void {
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

    it.each([
      [
        '',
        'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce' +
          '47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
      ],
      [
        'abc',
        'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a' +
          '2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
      ],
      [
        'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
        '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018' +
          '501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
      ],
    ])('gives the SHA-512 of %j', async (text, expected) => {
      expect(hex(await digest.sha512(text))).toBe(expected);
    });

    it('reads text as UTF-8', async () => {
      const { createHash } = await import('node:crypto');
      const text = 'Ente 🦆 grün';
      expect(hex(await digest.sha256(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      expect(hex(await digest.sha512(text))).toBe(createHash('sha512').update(text, 'utf8').digest('hex'));
    });
  });
}

digestContract('MemoryDigest', new MemoryDigest());
digestContract('WebCryptoDigest', new WebCryptoDigest());
