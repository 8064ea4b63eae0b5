import type { TrackOptions } from '../../application/analytics/track-event.ts';
import type { PixelId } from '../../domain/analytics/pixel-params.ts';
import type { OwnParams } from '../../domain/analytics/pixels.ts';

/** The markup that declares an event; `boot/click-events.ts` reads it. */
export interface EventAttributes {
  /** The event's id and own parameters, as `cta_click?cta=plans`. */
  readonly 'data-event': string;
  /** There when the event is sent at each click, and not once a page. */
  readonly 'data-event-repeated'?: '';
}

/**
 * Declares what a click on an element counts as: `<a {...eventAttributes('cta_click', { cta: 'plans' })}>`. An event or a
 * parameter that `domain/analytics/pixel-params.ts` does not have is no compiling code.
 */
export function eventAttributes<Id extends PixelId>(
  id: Id,
  params: OwnParams<Id>,
  { once = true }: TrackOptions = {},
): EventAttributes {
  const query = new URLSearchParams(params as Readonly<Record<string, string>>).toString();
  return {
    'data-event': query === '' ? id : `${id}?${query}`,
    ...(once ? {} : { 'data-event-repeated': '' as const }),
  };
}
