import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { App } from '../../../src/application/app.ts';
import type { Locale } from '../../../src/domain/locale/locale.ts';
import type { RouterContext } from '../../../src/ui/router-context.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
Reflect.set(window, 'scrollTo', () => undefined);

const catalogues = import.meta.glob<Messages>(
  '../../../src/ui/locales/*/{account,activation,common,email,island,manage,pro,recovery,signin,welcome}.po',
  {
    eager: true,
    import: 'messages',
  },
);
const textsIn = (locale: Locale) =>
  Object.assign(
    {},
    ...Object.entries(catalogues).flatMap(([file, texts]) => (file.includes(`/${locale}/`) ? [texts] : [])),
  ) as Messages;
let history = createMemoryHistory();

interface Options {
  readonly app?: App;
  readonly locale?: Locale;
}

/** Shows a component as it stands in the live area: with texts, a router and the app in its context. */
export async function render(node: ReactNode, { app, locale = 'en' }: Options = {}): Promise<HTMLElement> {
  history = createMemoryHistory();
  const i18n = setupI18n({ locale, messages: { [locale]: textsIn(locale) } });
  const context = { app, i18n, locale } as RouterContext;
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => <I18nProvider i18n={i18n}>{node}</I18nProvider>,
  });
  const index = createRoute({ getParentRoute: () => root, path: '/' });
  const router = createRouter({
    routeTree: root.addChildren([index]),
    context,
    history,
  });
  const page = document.createElement('div');
  document.body.append(page);
  const reactRoot = createRoot(page);
  onTestFinished(async () => {
    await act(async () => reactRoot.unmount());
    document.body.replaceChildren();
  });
  await act(async () => {
    await router.load();
    reactRoot.render(<RouterProvider router={router as never} />);
  });
  return page;
}

/** The address that the component last rendered has led to. */
export function address(): string {
  return history.location.pathname;
}

/** Goes back, as by the browser's own button. */
export async function goBack(): Promise<void> {
  await act(async () => history.back());
}

/** Presses what has this text, and lets everything that follows happen. */
export async function press(page: HTMLElement, text: string): Promise<void> {
  await act(async () => named(page, 'button, a, label', text).click());
}

/** Types into the field with this name, as a visitor would. */
export async function type(page: HTMLElement, name: string, value: string): Promise<void> {
  const input = page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (input === null) throw new Error(`There is no field named ${name}`);
  await act(async () => {
    // React only hears of values that were set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The one element of a kind with this text in it; a space may be one at which no line ends. */
export function named(page: HTMLElement, selector: string, text: string): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.textContent.replaceAll('\u00a0', ' ').includes(text),
  );
  if (found[0] === undefined) throw new Error(`Nothing says "${text}" in: ${page.textContent}`);
  return found[0];
}

/** Lets promises that are under way settle. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setImmediate(resolve));
  });
}
