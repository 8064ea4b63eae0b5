import type { FeatureName } from '../../application/app.ts';
import { createApp } from '../../composition/create-app.ts';
import { defaultLocale, isLocale } from '../../domain/locale/locale.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import { islandTexts } from './island-texts.ts';
import { islands } from './islands.tsx';

let app: ReturnType<typeof startApp> | undefined;

/** Makes an island live. All islands of a page share one app; after a failure the next call retries. */
export async function startIsland(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] ?? '';
  const row = islands[name];
  if (row === undefined) throw new Error(`no island is called "${name}"`);
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  try {
    const [Island, i18n, ready] = await Promise.all([
      row.load(),
      islandTexts(locale, row.areas),
      appWith(row.features),
    ]);
    await hydrateIsland(place, Island, { app: ready, i18n, locale });
  } catch (error) {
    app = undefined;
    throw error;
  }
}

async function appWith(features: readonly FeatureName[]) {
  app ??= startApp(features);
  const shared = await app;
  await Promise.all(features.map((name) => shared.load(name)));
  return shared;
}

async function startApp(features: readonly FeatureName[]) {
  const made = await createApp(features);
  made.start();
  return made;
}
