import { Window } from 'happy-dom';
import firstPaint from '../../../src/ui/first-paint/first-paint.ts?inline-script';

/** A page in a browser of its own, before its script has run. */
export function openPage({ address = 'https://mallard.example/', cookie = '', root = '' } = {}) {
  const window = new Window({ url: address });
  window.document.write(`<!doctype html><html ${root}><head></head><body>
    <button data-theme-switch><svg><path></path></svg></button>
    <details data-menu><summary>Menu</summary><a href="#pro">Subscription</a></details>
    <p>Elsewhere</p></body></html>`);
  if (cookie !== '') window.document.cookie = `${cookie}; Path=/`;
  return {
    window,
    root: window.document.documentElement,
    /** What the head of every page runs: the very text, with the browser's globals. */
    run() {
      const names = [
        'document',
        'location',
        'matchMedia',
        'navigator',
        'crypto',
        'localStorage',
        'sessionStorage',
      ];
      const globals = window as unknown as Readonly<Record<string, unknown>>;
      const matchMedia = (query: string) => window.matchMedia(query);
      new Function(...names, firstPaint)(
        ...names.map((name) => (name === 'matchMedia' ? matchMedia : globals[name])),
      );
      window.document.dispatchEvent(new window.Event('DOMContentLoaded'));
    },
    find(selector: string) {
      const element = window.document.querySelector(selector);
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
