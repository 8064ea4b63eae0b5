import type { App } from '../application/app.ts';
import { lateStyles } from './late-styles.ts';
import { nextTask } from './next-task.ts';

/**
 * Hydrates a live page. Each step runs in a task of its own, so that the page can respond to a touch or key in between.
 * The head has already preloaded all of the scripts.
 *
 * This replaces Start's own client: pages are prerendered without data, so only the address has to be passed on (ADR
 * 0024).
 */
export async function hydratePage(createApp: (pause: () => Promise<void>) => Promise<App>): Promise<void> {
  const styles = lateStyles(document);
  await import('./hydrate-root.ts');
  await nextTask();
  const app = await createApp(nextTask);
  await nextTask();
  const [{ appRouterFor }, { renderOver }] = await Promise.all([
    import('./app-router.ts'),
    import('./render-over.tsx'),
  ]);
  await nextTask();
  const router = await appRouterFor(location.pathname, app);
  await nextTask();
  await Promise.all([router.load(), styles]);
  await nextTask();
  renderOver(router);
  const { startRest } = await import('./boot/start-rest.ts');
  startRest(app.get('visit'));
}
