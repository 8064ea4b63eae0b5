import { setupI18n } from '@lingui/core';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../../src/domain/locale/locale.ts';
import { ErrorPage } from '../../../src/ui/components/error-page.tsx';
import { messages as german } from '../../../src/ui/locales/de/common.po';
import { messages as english } from '../../../src/ui/locales/en/common.po';
import type { RouterContext } from '../../../src/ui/router-context.ts';
import { memorySite } from '../../support/memory-browser.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
Reflect.set(window, 'scrollTo', () => undefined);
let close: (() => Promise<void>) | undefined;

beforeEach(() => {
  // React tells of what it caught; here that is the point.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => close?.());

/** Opens a site whose one page does this when it is shown, with the error pages of the real router. */
async function open(show: () => ReactNode, { locale = 'en' as Locale, prepare = async () => {} } = {}) {
  const tab = memorySite().browser().tab('/pro/login');
  const messages = { en: english, de: german };
  const i18n = setupI18n({ locale, messages: { [locale]: locale === 'de' ? messages.de : messages.en } });
  const context: RouterContext = { app: tab.app, i18n, locale, prepare };
  const root = createRootRouteWithContext<RouterContext>()({
    beforeLoad: () => prepare(),
    component: () => <Outlet />,
    errorComponent: ErrorPage,
  });
  const index = createRoute({ getParentRoute: () => root, path: '/', component: show });
  const router = createRouter({
    routeTree: root.addChildren([index]),
    context,
    history: createMemoryHistory(),
    defaultErrorComponent: ErrorPage,
  });
  const page = document.createElement('div');
  document.body.append(page);
  const reactRoot = createRoot(page);
  close = async () => {
    await act(async () => reactRoot.unmount());
    page.remove();
  };
  await act(async () => {
    await router.load();
    reactRoot.render(<RouterProvider router={router as never} />);
  });
  return { tab, page };
}

function thrown(message: string): () => never {
  return () => {
    throw new Error(message);
  };
}

describe('a page that throws', () => {
  it('says so in the visitor’s language, says what was not lost, and leads on', async () => {
    const { page } = await open(thrown('planted'), { locale: 'de' });
    expect(page.querySelector('h1')?.textContent).toBe('Diese Seite funktioniert gerade nicht');
    expect(page.textContent).toContain('An Ihrem Konto und Ihrem Abo hat sich nichts geändert.');
    expect(page.textContent).not.toContain('planted');
    expect(document.activeElement?.textContent, 'a screen reader reads on from it').toContain('Diese Seite');
    const links = [...page.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Noch einmal versuchen', ''],
      ['Zur Startseite', '/de'],
    ]);
  });

  it('is reported once, under its name', async () => {
    const { tab } = await open(thrown('planted'));
    expect(tab.reporter.reports).toEqual([{ name: 'page.error', code: 'broken', message: 'planted' }]);
  });

  it('says that a part did not load when that is what happened', async () => {
    const { tab, page } = await open(thrown('Failed to fetch dynamically imported module: /assets/a.js'));
    expect(page.textContent).toContain('Part of the page didn’t load.');
    expect(tab.reporter.reports).toMatchObject([{ name: 'page.error', code: 'incomplete' }]);
  });

  it('stands in place of everything when no page could be shown at all', async () => {
    const prepare = async () => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/texts.js');
    };
    const { page } = await open(() => <p>never shown</p>, { prepare });
    expect(page.querySelector('h1')?.textContent).toBe('This page isn’t working');
    expect(page.textContent).not.toContain('never shown');
  });
});
