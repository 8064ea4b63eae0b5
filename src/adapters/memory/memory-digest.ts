import { Digest } from '../../application/ports/digest.ts';

/** SHA-256 (FIPS 180-4) in plain arithmetic: works where the page has no `crypto.subtle`. */
export class MemoryDigest extends Digest {
  async sha256(text: string): Promise<Uint8Array> {
    return sha256(new TextEncoder().encode(text));
  }
}

/** The digest of bytes; for fakes that cannot wait. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const input = new DataView(padded.buffer);
  input.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  input.setUint32(padded.length - 4, (message.length * 8) >>> 0);

  const state = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let index = 0; index < 64; index += 1) {
      words[index] =
        index < 16
          ? input.getUint32(block + index * 4)
          : word(words, index - 16) +
            sigma(word(words, index - 15), 7, 18, 3) +
            word(words, index - 7) +
            sigma(word(words, index - 2), 17, 19, 10);
    }
    compress(state, words);
  }
  const output = new DataView(new ArrayBuffer(32));
  state.forEach((value, index) => {
    output.setUint32(index * 4, value);
  });
  return new Uint8Array(output.buffer);
}

const primes = [...Array(312).keys()].filter(
  (number) =>
    number > 1 && [...Array(number).keys()].every((divisor) => divisor < 2 || number % divisor !== 0),
);
const constants = Uint32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function word(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function sigma(value: number, one: number, two: number, shift: number): number {
  return rotate(value, one) ^ rotate(value, two) ^ (value >>> shift);
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one =
      h +
      (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
      choice +
      word(constants, index) +
      word(words, index);
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = word(state, index) + value;
  });
}
