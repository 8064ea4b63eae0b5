import { describe, expect, it } from 'vitest';
import { ownImage } from '../../../src/domain/content/image.ts';
import vectors from '../../vectors/image.json' with { type: 'json' };

const site = new URL('https://mallard.example/de/pro');

describe('an image that a page loads', () => {
  it.each(vectors)('is $image for $address', ({ address, image }) => {
    expect(ownImage(address, site)?.href ?? null).toBe(image);
  });
});
