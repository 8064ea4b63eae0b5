import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInFrame } from '../../../src/ui/first-paint/known-frame.ts';
import { openKnownPanel } from '../../../src/ui/first-paint/known-panel.ts';

/** Where the page was led on to. */
let led: string[];

const dialogs = () => [...document.querySelectorAll('dialog')];
const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

/** Clicks, and tells whether the browser does with it what it does with every click. */
function click(selector: string, keys: MouseEventInit = {}): boolean {
  let goesOn = true;
  const hearLast = (event: Event) => {
    goesOn = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', hearLast);
  one(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  window.removeEventListener('click', hearLast);
  return goesOn;
}

beforeEach(() => {
  led = [];
  // What a frame would show is another page's.
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'iframe' ? 'object' : name),
  );
  vi.stubGlobal('location', {
    set href(address: string) {
      led.push(address);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the link to what this page knows', () => {
  openKnownPanel();
  beforeEach(() => {
    document.body.innerHTML =
      '<a id="other" href="/pro">Plans</a><a id="known" href="/de/what-this-page-knows"><b>Was sie weiß</b></a>';
  });

  it('opens it over this page, and leads nowhere', () => {
    expect(click('#known b')).toBe(false);
    expect(dialogs().map(({ childElementCount }) => childElementCount)).toEqual([1]);
    expect(led).toEqual([]);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'opens a tab or window of its own with %s, as any link',
    (key) => {
      expect(click('#known', { [key]: true })).toBe(true);
      expect(dialogs()).toEqual([]);
    },
  );

  it('is followed where the page may not stand in a frame, or is not there', () => {
    click('#known');
    const [dialog] = dialogs();
    dialog?.firstElementChild?.dispatchEvent(new Event('load'));
    expect(led).toEqual([(one('#known') as HTMLAnchorElement).href]);
  });

  it('is not followed once the page shows itself', () => {
    click('#known');
    const [dialog] = dialogs();
    dialog?.showModal();
    dialog?.firstElementChild?.dispatchEvent(new Event('load'));
    expect(led).toEqual([]);
  });

  it('is no other link', () => {
    expect(click('#other')).toBe(true);
    expect(dialogs()).toEqual([]);
  });
});

it('the page’s own link to itself opens nothing over it', async () => {
  await import('../../../src/ui/first-paint/known-page.ts');
  document.body.innerHTML = '<a id="known" href="/what-this-page-knows" aria-current="page">Here</a>';
  const link = one('#known');
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(dialogs()).toEqual([]);
});

describe('what this page knows, in its frame', () => {
  /** A page with a frame over it in which the panel stands, and an earlier one that was asked for as well. */
  function inFrame() {
    document.body.innerHTML = `
      <h1>What this page knows</h1><button data-close>Close</button>
      <a id="on" href="/privacy">Privacy</a><a id="within" href="#kept-title">Kept</a>
      <dialog></dialog><dialog><p>A frame</p></dialog>`;
    const [earlier, dialog] = dialogs() as [HTMLDialogElement, HTMLDialogElement];
    vi.stubGlobal('frameElement', dialog.firstElementChild);
    standInFrame();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    return { earlier, dialog };
  }

  it('is open, named, and the only one, however often it was asked for', () => {
    const { earlier, dialog } = inFrame();
    expect([dialog.open, dialog.ariaLabel]).toEqual([true, 'What this page knows']);
    expect([earlier.isConnected, dialog.isConnected]).toEqual([false, true]);
    expect(document.activeElement).toBe(one('[data-close]'));
  });

  it('leads the page behind on by what leads on, and itself by what leads to a place in it', () => {
    inFrame();
    click('#on');
    click('#within');
    expect([one('#on').getAttribute('target'), one('#within').getAttribute('target')]).toEqual([
      '_top',
      null,
    ]);
  });

  it.each([
    ['its button', () => click('[data-close]')],
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ])('is closed by %s, and then gone', (_, close) => {
    const { dialog } = inFrame();
    close();
    expect([dialog.open, dialog.isConnected]).toEqual([false, false]);
  });

  it('is what is printed from within it, and not what can be seen of it over the page', () => {
    inFrame();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const press = (keys: KeyboardEventInit) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...keys }));
    expect(press({ key: 'p' })).toBe(true);
    expect(print).not.toHaveBeenCalled();
    expect(press({ key: 'P', metaKey: true })).toBe(false);
    expect(print).toHaveBeenCalled();
  });
});
