import { describe, expect, it } from 'vitest';
import { ownPicture } from '../../../src/domain/content/picture.ts';
import vectors from '../../vectors/picture.json' with { type: 'json' };

const site = new URL('https://mallard.example/de/pro');

describe('a picture that a page loads', () => {
  it.each(vectors)('is $picture for $address', ({ address, picture }) => {
    expect(ownPicture(address, site)?.href ?? null).toBe(picture);
  });
});
