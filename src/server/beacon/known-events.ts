import type { CountedEvent } from './event-sink.ts';

/** About the number of events with their usual parameters; a stranger who sends others costs no more memory than this. */
const most = 2_000;
/** The longest usual event URL, in characters. */
const longest = 600;

/** An in-memory cache of parsed events by their query text, so that parsing a repeated one is a lookup. */
export class KnownEvents {
  private readonly events = new Map<string, CountedEvent>();

  find(written: string): CountedEvent | undefined {
    return this.events.get(written);
  }

  /** Caches an event and returns it. Dropped events, and those with parameters that are not counted, are not cached. */
  add(written: string, event: CountedEvent | null): CountedEvent | null {
    if (event === null || written.length > longest || !isAllCounted(written, event)) return event;
    if (this.events.size >= most) this.events.clear();
    this.events.set(written, event);
    return event;
  }
}

function isAllCounted(written: string, { params }: CountedEvent): boolean {
  const [, query = ''] = written.split('?');
  return query.split('&').filter((part) => part !== '').length === Object.keys(params).length;
}
