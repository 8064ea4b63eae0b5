import { expect, it } from 'vitest';
import { feedNames } from '../../scripts/build/feeds.ts';
import { otherNames } from '../../src/domain/content/other-names.ts';
import { pages } from '../../src/ui/pages.ts';

it.each([...otherNames])('%s is the name of no page, and %s is there', (name, place) => {
  const paths = Object.keys(pages);
  expect(paths).not.toContain(name);
  if (place.startsWith('/')) expect([...paths, ...feedNames.map((feed) => `/${feed}`)]).toContain(place);
});
