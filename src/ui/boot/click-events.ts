import type { TrackEvent } from '../../application/analytics/track-event.ts';

/**
 * Sends the event declared by the clicked element or an ancestor (`event-attributes.ts`). A single listener on the
 * page, in the capture phase, so that it also covers elements added later and clicks that navigate away.
 */
export function wireClickEvents(
  page: Document,
  trackEvent: Pick<TrackEvent, 'executeNamed'>,
  signal?: AbortSignal,
): void {
  const hear = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
    if (element === null) return;
    const [name = '', query] = (element.dataset['event'] ?? '').split('?');
    const params = Object.fromEntries(new URLSearchParams(query));
    trackEvent.executeNamed(name, [], params, { once: element.dataset['eventRepeated'] === undefined });
  };
  page.addEventListener('click', hear, { capture: true, ...(signal && { signal }) });
}
