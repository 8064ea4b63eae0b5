import { expect, it } from 'vitest';
import { lateStyles } from '../../../src/ui/late-styles.ts';

it.each(['load', 'error'])(
  'a live page goes on once its styles say %s: it waits for none that cannot be had',
  async (end) => {
    document.head.innerHTML = '<link rel="preload" as="style" data-late-styles>';
    const link = document.querySelector('link') as HTMLLinkElement;
    let goesOn = false;
    const styles = lateStyles(document).then(() => {
      goesOn = true;
    });
    await Promise.resolve();
    expect([link.rel, goesOn]).toEqual(['stylesheet', false]);
    link.dispatchEvent(new Event(end));
    await styles;
    expect(goesOn).toBe(true);
  },
);

it('a page whose styles are all there waits for nothing', async () => {
  document.head.replaceChildren();
  await expect(lateStyles(document)).resolves.toBeUndefined();
});
