import { Window } from 'happy-dom';
import assignExperiments from '../../../src/ui/first-paint/assign.ts?inline-script';
import firstPaint from '../../../src/ui/first-paint/first-paint.ts?inline-script';

/** A page in a browser of its own, before its script has run; `given` stands in for globals of that browser. */
export function openPage({
  address = 'https://mallard.example/',
  cookie = '',
  root = '',
  given = {} as Readonly<Record<string, unknown>>,
} = {}) {
  const window = new Window({ url: address });
  window.document.write(`<!doctype html><html ${root}><head></head><body>
    <button data-theme-switch><svg><path></path></svg></button>
    <details data-menu><summary>Menu</summary><a href="#pro">Subscription</a></details>
    <p>Elsewhere</p></body></html>`);
  if (cookie !== '') window.document.cookie = `${cookie}; Path=/`;
  const { document, location, crypto, localStorage, sessionStorage, navigator } = window;
  const matchMedia = (query: string) => window.matchMedia(query);
  const globals = {
    document,
    location,
    crypto,
    localStorage,
    sessionStorage,
    navigator,
    matchMedia,
    ...given,
  };
  return {
    window,
    root: document.documentElement,
    /** What the head of every page runs: the very text. Reading a storage that is refused throws. */
    run({ refused = false } = {}) {
      const scope: Record<string, unknown> = { ...globals };
      scope['window'] = scope;
      for (const name of refused ? ['localStorage', 'sessionStorage'] : []) {
        Object.defineProperty(scope, name, { get: refuse });
      }
      // `with` reads each global when the script does, as a browser would.
      new Function('scope', `with(scope){${firstPaint};${assignExperiments}}`)(scope);
      document.dispatchEvent(new window.Event('DOMContentLoaded'));
    },
    find(selector: string) {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`nothing matches ${selector}`);
      return element as unknown as HTMLElement;
    },
    click(selector: string) {
      this.find(selector).dispatchEvent(
        new window.MouseEvent('click', { bubbles: true }) as unknown as Event,
      );
    },
  };
}

function refuse(): never {
  throw new DOMException('Refused', 'SecurityError');
}
