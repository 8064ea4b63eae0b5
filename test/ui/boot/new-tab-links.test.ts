import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Origin, readOrigin } from '../../../src/domain/origin/origin.ts';
import { wireNewTabLinks } from '../../../src/ui/boot/new-tab-links.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { found } from './page.ts';

let visit: Origin | null;
let off: AbortController;

/** The address that the browser would open when an event comes to a link. */
function opened(href: string, event: MouseEvent): string | null {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.append(document.createElement('strong'));
  document.body.replaceChildren(link);
  found('strong').dispatchEvent(event);
  return link.getAttribute('href');
}

const event = (type: string, keys: MouseEventInit = {}) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, ...keys });

describe('a link that is opened in a tab of its own', () => {
  beforeEach(() => {
    visit = readOrigin('funnel_google_spring_ad');
    off = new AbortController();
    wireNewTabLinks(document, () => visit, { signal: off.signal });
    // What a browser does with an event that nobody has stopped is not to happen here.
    for (const type of ['click', 'auxclick'])
      addEventListener(type, (event) => event.preventDefault(), { signal: off.signal });
  });
  afterEach(() => off.abort());

  it.each([
    ['the middle button', event('auxclick', { button: 1 })],
    ['its menu', event('contextmenu')],
    ['Ctrl', event('click', { ctrlKey: true })],
    ['Cmd', event('click', { metaKey: true })],
    ['Shift', event('click', { shiftKey: true })],
  ])('with %s names the origin of the visit for that moment', async (_, given) => {
    const whole = new URL('/press?a=b&origin=funnel_google_spring_ad#kit', location.href).href;
    expect(opened('/press?a=b#kit', given)).toBe(whole);
    await comesTrue(() => expect(found('a').getAttribute('href')).toBe('/press?a=b#kit'));
  });

  it('stays as it is on a plain click', () => {
    expect(opened('/press', event('click'))).toBe('/press');
  });

  it('stays as it is where it leads elsewhere, names an origin already, or the visit has none', () => {
    const middle = () => event('auxclick', { button: 1 });
    expect(opened('https://help.example/', middle())).toBe('https://help.example/');
    expect(opened('mailto:a@b.example', middle())).toBe('mailto:a@b.example');
    expect(opened('/pro?origin=home_website__hero', middle())).toBe('/pro?origin=home_website__hero');
    visit = null;
    expect(opened('/press', middle())).toBe('/press');
  });
});
