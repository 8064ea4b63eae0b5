import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { App } from '../../application/app.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** What an island gets to work with. */
export interface IslandProps {
  readonly app: App;
  readonly locale: Locale;
}

/** An island as a component: its first render equals the HTML that the static page has in its place. */
export type Island = (props: IslandProps) => ReactNode;

/** Hydrates an island's static HTML; resolves when React handles its events. */
export function hydrateIsland(
  place: HTMLElement,
  Component: Island,
  { app, i18n, locale }: IslandProps & { readonly i18n: I18n },
): Promise<void> {
  return new Promise((live) => {
    hydrateRoot(
      place,
      <I18nProvider i18n={i18n}>
        <Component app={app} locale={locale} />
        <WhenLive then={live} />
      </I18nProvider>,
    );
  });
}

function WhenLive({ then }: { readonly then: () => void }) {
  useLayoutEffect(then, [then]);
  return null;
}
