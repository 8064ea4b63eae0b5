import { createApp } from '../../composition/create-app.ts';
import { defaultLocale, isLocale } from '../../domain/locale/locale.ts';
import { hydrateIsland, islandFeatures } from './hydrate-island.tsx';
import { islandTexts } from './island-texts.ts';

let prepared: ReturnType<typeof prepare> | undefined;

/** Makes one island live. All islands of a page share one app; after a failure the next call tries again. */
export async function startIsland(island: HTMLElement): Promise<void> {
  prepared ??= prepare();
  try {
    hydrateIsland(island, await prepared);
  } catch (error) {
    prepared = undefined;
    throw error;
  }
}

async function prepare() {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const [app, i18n] = await Promise.all([createApp(islandFeatures), islandTexts(locale)]);
  app.start();
  return { app, i18n, locale };
}
