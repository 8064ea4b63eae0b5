import type { CountedEvent } from './event-sink.ts';

/** As many as the events with their usual parameters are; a stranger who sends others costs no more than this. */
const most = 2_000;
/** An event's longest usual address. */
const longest = 600;

/** Events by what was written of them, in memory alone, so that reading one again costs a look. */
export class KnownEvents {
  private readonly events = new Map<string, CountedEvent>();

  find(written: string): CountedEvent | undefined {
    return this.events.get(written);
  }

  /** Remembers an event and gives it back; nothing that is none, and nothing that carries what is not counted. */
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
