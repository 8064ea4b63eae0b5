import { setTimeout } from 'node:timers/promises';

/** Sends events one after the other until the server is gone, and notes when each was answered; `pause` in milliseconds between them. */
export async function sendBeacons(
  { url }: { readonly url: string },
  answered: number[],
  pause = 0,
): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch(`${url}/t/page_impression?1&page=home&locale=en`);
      if (answer.status === 204) answered.push(performance.now());
    } catch {
      return;
    }
    if (pause > 0) await setTimeout(pause);
  }
}
