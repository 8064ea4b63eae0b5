import { eventKey, noEvents, noteEvent } from '../../domain/analytics/event-key.ts';
import { resolvePixel } from '../../domain/analytics/pixel-id.ts';
import { carried, deprecatedPixel, type PixelId } from '../../domain/analytics/pixel-params.ts';
import type { OwnParams } from '../../domain/analytics/pixels.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { PixelSender } from '../ports/pixel-sender.ts';
import type { PrivacySignal } from '../ports/privacy-signal.ts';
import type { EventContext } from './event-context.ts';

/** How an event is sent. `once` is true if not given. */
export interface TrackOptions {
  readonly once?: boolean;
}

/**
 * Sends an event once per page per distinct key, with what the page's context may add to it, and nothing for a visitor
 * who refuses to be counted. An event that is not declared is reported and sent as the deprecated one.
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
   * Sends an event whose id only shows at run time, as from a page's markup. `parts` are the id's own parameters. What `params` hold
   * is not looked at: the page's author wrote them, and the server takes none that is not declared.
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

  /** The page is shown once more, as it was left: each event may be sent once more, as if it had been loaded. */
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
