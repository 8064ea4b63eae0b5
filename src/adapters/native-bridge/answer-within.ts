import type { Answer } from './envelope.ts';

/** Nothing came in the time that there was. */
type Silence = { readonly kind: 'silence' };
const silence: Silence = { kind: 'silence' };

/**
 * The answer that `ask` gets, or silence after `limit` milliseconds; what throws or rejects counts as refused. Its signal aborts
 * then, unless `late` wants to hear of an answer that comes still.
 */
export async function answerWithin(
  limit: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
  late?: (answer: Answer) => void,
): Promise<Answer | Silence> {
  const over = new AbortController();
  const asked = (async () => ask(over.signal))().catch((): Answer => ({ kind: 'refused' }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<Silence>((resolve) => {
    timer = setTimeout(() => resolve(silence), limit);
  });
  const first = await Promise.race([asked, waited]);
  clearTimeout(timer);
  if (first.kind !== 'silence') return first;
  if (late === undefined) over.abort();
  else asked.then(late);
  return silence;
}
