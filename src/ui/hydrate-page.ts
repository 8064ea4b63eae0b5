import type { App } from '../application/app.ts';
import { lateStyles } from './late-styles.ts';
import { nextTask } from './next-task.ts';

/**
 * Gives a live page to React. Each part is run in a task of its own, so that the page answers a touch or a key between any
 * two of them; all of them are on their way since the page's head named them.
 *
 * Start's own client is not used: pages are prerendered without data, so there is nothing to bring over but the address
 * (ADR 0024).
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
