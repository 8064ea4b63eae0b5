import { eventKey, noEvents, noteEvent } from '../../domain/analytics/event-key.ts';
import { resolvePixel } from '../../domain/analytics/pixel-id.ts';
import { carried, deprecatedPixel, type PixelId } from '../../domain/analytics/pixel-params.ts';
import type { OwnParams } from '../../domain/analytics/pixels.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { PixelSender } from '../ports/pixel-sender.ts';
import type { PrivacySignal } from '../ports/privacy-signal.ts';
import type { EventContext } from './event-context.ts';

/** How an event is sent. `once` defaults to true. */
export interface TrackOptions {
  readonly once?: boolean;
}

/**
 * Sends an event once per page and distinct key, with the context parameters that it may carry. Sends nothing for a
 * visitor who has opted out. An undeclared event is reported and sent as the deprecated one.
 */
export class TrackEvent {
  private events = noEvents;

  constructor(
    private readonly location: PageLocation,
    private readonly pixels: PixelSender,
    private readonly privacy: PrivacySignal,
    readonly context: EventContext,
    private readonly reporter: ErrorReporter,
  ) {}

  execute<Id extends PixelId>(id: Id, params: OwnParams<Id>, { once = true }: TrackOptions = {}): void {
    if (this.privacy.refusesCounts || !this.isNew(id, params, once)) return;
    this.pixels.send<PixelId>(id, { ...this.contextOf(id), ...params });
  }

  /**
   * Sends an event whose id is known only at run time, for example from a page's markup. `parts` are the id's own
   * parameters. `params` are not validated: the page's author wrote them, and the server rejects undeclared ones.
   */
  executeNamed(
    name: string,
    parts: readonly string[],
    params: Readonly<Record<string, string>>,
    { once = true }: TrackOptions = {},
  ): void {
    if (this.privacy.refusesCounts) return;
    const { id, error } = resolvePixel(name, parts);
    if (error !== null) {
      if (!this.isNew(error.message, {}, once)) return;
      this.reporter.report('analytics.unknownPixel', error);
      this.pixels.send(deprecatedPixel, {});
      return;
    }
    if (this.isNew(id, params, once)) this.pixels.send(id, { ...this.contextOf(id), ...params });
  }

  /** Allows each event to be sent again: the page is shown again from the back-forward cache and counts as newly loaded. */
  startAnew(): void {
    this.events = noEvents;
  }

  private isNew(id: string, params: Readonly<Record<string, string>>, once: boolean): boolean {
    const page = this.location.current().pathname;
    const { send, events } = noteEvent(this.events, { page, key: eventKey(id, params), once });
    this.events = events;
    return send;
  }

  private contextOf(id: PixelId): Readonly<Record<string, string>> {
    return carried(id, this.context.params());
  }
}
