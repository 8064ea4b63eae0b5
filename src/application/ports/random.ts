/** Randomness good enough for secrets. */
export abstract class Random {
  /** That many random bytes, at most 65,536: a browser throws on more, and on a negative length. */
  abstract bytes(length: number): Uint8Array;

  /** A random UUID, version 4, in lower case. */
  abstract uuid(): string;
}
