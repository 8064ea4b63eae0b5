import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { downloadLink, downloads } from '../../../src/domain/download/downloads.ts';
import { type Origin, parseOrigin } from '../../../src/domain/origin/origin.ts';
import { carryVisit } from '../../../src/ui/boot/origin-links.ts';
import { carrying, type OriginAttributes } from '../../../src/ui/components/downloads/origin-attributes.ts';
import { wireDownloads } from '../../../src/ui/first-paint/started-download.ts';
import { found } from './page.ts';

function origin(text: string): Origin {
  const parsed = parseOrigin(text);
  if (!parsed.ok) throw new Error('The origin is wrong');
  return parsed.value;
}

/** Shows a link to each download and one to the plans, as pages have them, and gives what they lead to. */
function shown(visit: string | null): Readonly<Record<string, string>> {
  const names = Object.keys(downloads) as (keyof typeof downloads)[];
  const links: Readonly<Record<string, OriginAttributes>> = Object.fromEntries([
    ...names.map((name) => {
      const { href, carrier } = downloadLink(name);
      return [name, carrying(href, carrier, 'home', 'hero')];
    }),
    ['plans', carrying('/pro', 'origin', 'home', 'hero')],
  ]);
  document.body.replaceChildren(
    ...Object.entries(links).map(([name, attributes]) => {
      const link = document.createElement('a');
      link.id = name;
      for (const [attribute, value] of Object.entries(attributes))
        link.setAttribute(attribute, String(value));
      return link;
    }),
  );
  carryVisit(document, visit === null ? null : origin(visit));
  return Object.fromEntries(
    Object.keys(links).map((name) => {
      const { pathname, search } = new URL(
        found(`#${name}`).getAttribute('href') ?? '',
        'https://site.example',
      );
      return [name, pathname + search];
    }),
  );
}

describe('links to downloads and the subscription', () => {
  let told: MockInstance<typeof console.error>;
  beforeEach(() => {
    told = vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => told.mockRestore());

  it('carry the page and their place where the visit has no origin, as they do without a script', () => {
    const links = shown(null);
    expect(links['plans']).toBe('/pro?origin=home_website__hero');
    expect(links['mac']).toBe('/download/mac?origin=home_website__hero');
    expect(links['appStore']).toMatch(/[?&]ct=website$/);
    expect(links['microsoftStore']).toMatch(/[?&]cid=website$/);
    expect(links['googlePlay']).toMatch(/&referrer=utm_campaign%3Dwebsite%26origin%3Dhome_website__hero$/);
    expect(links['fDroid']).toBe('/packages/example.mallard.browser/');
  });

  it('carry the origin of the visit', () => {
    const links = shown('home_google_spring_hero');
    expect(links['plans']).toBe('/pro?origin=home_google_spring_hero');
    expect(links['windows']).toBe('/download/windows?origin=home_google_spring_hero');
    expect(links['appStore']).toMatch(/[?&]ct=google-spring$/);
    expect(links['googlePlay']).toMatch(
      /&referrer=utm_campaign%3Dgoogle-spring%26origin%3Dhome_google_spring_hero$/,
    );
  });

  it('keep their own campaign where that of the visit is too long for a store, and say so once', () => {
    const links = shown('x_paidsearchmicrosoft_keywords123');
    expect(links['plans']).toBe('/pro?origin=x_paidsearchmicrosoft_keywords123');
    expect(links['appStore']).toMatch(/[?&]ct=website$/);
    expect(links['googlePlay']).toMatch(/&referrer=origin%3Dx_paidsearchmicrosoft_keywords123$/);
    expect(told.mock.calls).toEqual([['Campaign name paidsearchmicrosoft-keywords123 is too long']]);
  });

  it('say nothing of a campaign on a page that leads to no store', () => {
    document.body.innerHTML = '<a href="/pro">Plans</a>';
    carryVisit(document, origin('x_paidsearchmicrosoft_keywords123'));
    expect(told).not.toHaveBeenCalled();
  });

  it('carry the origin of the visit to the plans from wherever they stand, and nowhere else', () => {
    document.body.innerHTML =
      '<header><a href="/pro">Plans</a></header><main><a href="/pro/login">Sign in</a></main><footer><a href="/de/pro">Abo</a></footer>';
    carryVisit(document, origin('home_google_spring_hero'));
    const [plans, signIn, german] = [...document.querySelectorAll('a')].map(({ href }) => new URL(href));
    expect(plans?.search).toBe('?origin=home_google_spring_hero');
    expect(signIn?.search).toBe('');
    expect([german?.pathname, german?.search]).toEqual(['/de/pro', '?origin=home_google_spring_hero']);
  });

  it('go into a form that asks for it as it is read, and into no other', () => {
    document.body.innerHTML =
      '<form id="plans"><input name="origin" value="pro_website__offer"></form><form id="search"><input name="q" value="ducks"></form>';
    carryVisit(document, origin('home_google_spring_hero'));
    const read = (form: string) => {
      const formData = new FormData(found(form) as HTMLFormElement);
      found(form).dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
      return [...formData.entries()];
    };
    expect(read('#plans')).toEqual([['origin', 'home_google_spring_hero']]);
    expect(read('#search')).toEqual([['q', 'ducks']]);
  });

  it('name pages without hyphens, which no origin has', () => {
    expect(carrying('/pro', 'origin', 'app-devices', 'list').href).toBe(
      '/pro?origin=appdevices_website__list',
    );
    expect(() => carrying('/pro', 'origin', 'home', 'a place')).toThrow('alphanumeric');
  });
});

describe('a download that was clicked', () => {
  it('is said on the page, which stays', () => {
    document.body.innerHTML =
      '<a data-starts="macos" href="#file"><b></b></a><a id="other" href="#x"></a><span data-of="windows" hidden></span><span data-of="macos" hidden></span>';
    wireDownloads(document);
    const shownOnScreen = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    found('#other').click();
    expect(shownOnScreen).not.toHaveBeenCalled();
    expect(document.querySelectorAll('span:not([hidden])')).toHaveLength(0);
    found('b').click();
    expect(
      [...document.querySelectorAll<HTMLElement>('span:not([hidden])')].map(({ dataset }) => dataset['of']),
    ).toEqual(['macos']);
    expect(shownOnScreen.mock.contexts).toEqual([found('[data-of="macos"]')]);
  });
});
