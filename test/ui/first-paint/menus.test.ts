import { describe, expect, it } from 'vitest';
import { openPage } from './page.ts';

function withOpenMenu() {
  const page = openPage();
  page.run();
  page.find('details').setAttribute('open', '');
  return page;
}

describe('the menus of the header', () => {
  it('close when the visitor clicks elsewhere, and stay while the visitor is in them', () => {
    const page = withOpenMenu();
    page.click('details a');
    expect(page.find('details').hasAttribute('open')).toBe(true);
    page.click('p');
    expect(page.find('details').hasAttribute('open')).toBe(false);
  });

  it('close when the focus moves out of them', () => {
    const page = withOpenMenu();
    page.find('details a').focus();
    expect(page.find('details').hasAttribute('open')).toBe(true);
    page.find('button').focus();
    expect(page.find('details').hasAttribute('open')).toBe(false);
  });

  it('close on Escape and give the focus back', () => {
    const page = withOpenMenu();
    page.find('details a').focus();
    const press = (key: string) =>
      page.window.document.dispatchEvent(new page.window.KeyboardEvent('keydown', { key }));
    press('a');
    expect(page.find('details').hasAttribute('open')).toBe(true);
    press('Escape');
    expect(page.find('details').hasAttribute('open')).toBe(false);
    expect(page.window.document.activeElement).toBe(page.find('summary'));
  });
});
