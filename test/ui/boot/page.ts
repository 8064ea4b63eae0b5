import { MemoryCookieJar } from '../../../src/adapters/memory/memory-cookie-jar.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemorySystemTheme } from '../../../src/adapters/memory/memory-system-theme.ts';
import { ThemeState } from '../../../src/application/theme/theme-state.ts';

/** A header as the pages have it, in the test's document. */
export function headerPage(): void {
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-page-theme');
  document.documentElement.removeAttribute('data-chosen');
  document.body.innerHTML = `
    <button data-theme-switch><svg><path></path></svg></button>
    <a data-language="de" href="/de/pro">Deutsch</a>`;
}

/** A theme on a device that prefers dark or light. */
export function themeOnDevice(prefersDark: boolean) {
  const cookies = new MemoryCookieJar();
  const system = new MemorySystemTheme(prefersDark);
  const location = new MemoryPageLocation();
  return { cookies, system, location, theme: new ThemeState(cookies, system, location) };
}

/** The element that a selector finds; the test fails when there is none. */
export function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`nothing matches ${selector}`);
  return element;
}
