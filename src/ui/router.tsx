import { getRequest } from '@tanstack/react-start/server';
import type { App } from '../application/app.ts';
import { createApp } from '../composition/create-app.ts';
import { appRouterFor } from './app-router.ts';

let prerenderApp: Promise<App> | undefined;

/** Start calls this for each page of the prerender. A browser makes its router by itself: `hydrate-page.ts`. */
export async function getRouter() {
  // One for all pages, where it touches nothing.
  prerenderApp ??= createApp();
  return appRouterFor(new URL(getRequest().url).pathname, await prerenderApp);
}
