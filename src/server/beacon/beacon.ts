import type { PixelId } from '../../domain/analytics/pixel-params.ts';
import { checkPixel, isPixelId, mayCarry, type PixelFailure } from '../../domain/analytics/pixels.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Config } from '../config/config.ts';
import type { MayBegin } from './begun-sets.ts';
import type { CountedEvent, EventSink } from './event-sink.ts';

type Params = Readonly<Record<string, string>>;

/**
 * Accepts events. Only those declared in the domain's pixel table count, and only their declared parameters. Outside
 * production anything else is rejected. In production, where a visitor could do nothing about it, an undeclared event is
 * dropped, as is an undeclared parameter of a declared event.
 */
export class Beacon {
  private readonly inProduction: boolean;

  constructor(
    config: Pick<Config, 'siteEnv'>,
    private readonly sink: EventSink,
    private readonly whenDropped: () => void = () => {},
  ) {
    this.inProduction = config.siteEnv === 'production';
  }

  /**
   * Counts an event, or drops it. Returns why it was rejected, or null. `mayBegin` decides whether the sender may send a
   * set of parameters that nobody has sent today.
   */
  take(id: string, query: Params, mayBegin: MayBegin): PixelFailure | null {
    const read = this.read(id, query);
    if (!read.ok) return read.error;
    if (read.value === null) this.whenDropped();
    else this.sink.count(read.value, mayBegin);
    return null;
  }

  /** Parses an event without counting it; null for one to be dropped. */
  read(id: string, query: Params): Result<CountedEvent | null, PixelFailure> {
    const sent = withoutRandomNumber(query);
    const params = this.inProduction && isPixelId(id) ? declaredOf(id, sent) : sent;
    const checked = checkPixel(id, params);
    if (checked.ok) return success({ pixel: checked.value, params });
    return this.inProduction ? success(null) : failure(checked.error);
  }

  /** Counts an event from {@link read} if its set was already sent today. Otherwise returns false; pass it to {@link take}. */
  countBegun(event: CountedEvent): boolean {
    return this.sink.countBegun(event);
  }
}

function declaredOf(id: PixelId, sent: Params): Params {
  return Object.fromEntries(Object.entries(sent).filter(([key]) => mayCarry(id, key)));
}

/** The first query token is a bare random number, a cache buster. */
function withoutRandomNumber(query: Params): Params {
  // No prototype: anyone may send names like `__proto__`.
  const sent: Record<string, string> = Object.create(null);
  for (const [key, value] of Object.entries(query)) if (value !== '' || !/^\d+$/.test(key)) sent[key] = value;
  return sent;
}
