/** Cryptographically strong randomness. */
export abstract class Random {
  /** The given number of random bytes, at most 65,536: a browser throws on more, and on a negative length. */
  abstract bytes(length: number): Uint8Array;

  /** A random UUID, version 4, in lower case. */
  abstract uuid(): string;
}
