import type { TrackEvent } from '../../application/analytics/track-event.ts';

/**
 * Sends the event that the clicked element, or one around it, declares (`event-attributes.ts`). One listener for the whole
 * page, ahead of the element's own, so that it also hears what comes and goes, and what leads away.
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
