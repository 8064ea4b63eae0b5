import { expect, it } from 'vitest';
import { LiveBangFinder } from '../../../src/ui/islands/live-bang-finder.tsx';
import { memorySite } from '../../support/memory-browser.ts';
import { render, settle, type } from '../support/render.tsx';

async function finder() {
  const site = memorySite();
  const { app } = site.browser().tab('/bangs');
  const page = await render(<LiveBangFinder app={app} locale="en" />, { app });
  const search = async (text: string) => {
    await type(page, 'q', text);
    await settle();
  };
  return { network: site.world.network, page, search };
}

it('a list that could not be loaded is asked for again at the next letter, and then no more', async () => {
  const { network, page, search } = await finder();
  expect(network.count('bangLines')).toBe(0);
  network.down = true;
  await search('w');
  expect(page.textContent).toContain('We couldn’t load the list.');
  network.down = false;
  await search('wi');
  expect(page.textContent).not.toContain('We couldn’t load the list.');
  await search('wik');
  expect(network.count('bangLines')).toBe(2);
});

it('nothing is loaded for blanks', async () => {
  const { network, search } = await finder();
  await search('  ');
  expect(network.count('bangLines')).toBe(0);
});
