import { describe, expect, it } from 'vitest';
import { WebCryptoRandom } from '../../../src/adapters/browser/web-crypto-random.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import type { Random } from '../../../src/application/ports/random.ts';

/** What every {@link Random} does. */
function randomContract(name: string, random: Random): void {
  describe(`${name} as a source of randomness`, () => {
    it('gives as many bytes as asked for', () => {
      for (const length of [0, 1, 32, 128]) expect(random.bytes(length)).toHaveLength(length);
    });

    it('gives other bytes each time, from the whole range', () => {
      expect(random.bytes(32)).not.toEqual(random.bytes(32));
      expect(new Set(random.bytes(16_384)).size).toBe(256);
    });

    it('gives UUIDs of version 4 in lower case, each once', () => {
      const uuids = Array.from({ length: 100 }, () => random.uuid());
      for (const uuid of uuids) {
        expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      }
      expect(new Set(uuids).size).toBe(100);
    });
  });
}

randomContract('MemoryRandom', new MemoryRandom());
randomContract('WebCryptoRandom', new WebCryptoRandom());
