import type { I18n } from '@lingui/core';
import { getRequest } from '@tanstack/react-start/server';
import type { App } from '../application/app.ts';
import { createApp } from '../composition/create-app.ts';
import { type PublicLocale, publicLocales } from '../domain/locale/locale.ts';
import { appRouterFor } from './app-router.ts';
import { Texts } from './catalogues.ts';

let prerenderApp: Promise<App> | undefined;
let textsOfLanguages: Promise<ReadonlyMap<PublicLocale, I18n>> | undefined;

/** Called by Start for each prerendered page. Browsers create their router in `hydrate-page.ts`. */
export async function getRouter() {
  // One app for all pages, because in the prerender it has no effects.
  prerenderApp ??= createApp();
  textsOfLanguages ??= loadTextsOfLanguages();
  const router = await appRouterFor(new URL(getRequest().url).pathname, await prerenderApp);
  const context = { ...router.options.context, textsIn: await textsOfLanguages };
  router.update({ ...router.options, context });
  return router;
}

async function loadTextsOfLanguages(): Promise<ReadonlyMap<PublicLocale, I18n>> {
  const loaded = publicLocales.map(async (locale) => {
    const texts = new Texts(locale);
    await texts.load([]);
    return [locale, texts.i18n] as const;
  });
  return new Map(await Promise.all(loaded));
}
