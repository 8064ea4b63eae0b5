import { dataHeaders, emptyHeaders } from './security-headers.ts';

/**
 * An answer with all headers of its kind, security included, whoever sends it: Hono by {@link toResponse}, or the HTTP server
 * itself. A body of text has no `Content-Length` here.
 */
export interface CompleteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | string | null;
}

/** Written on the answer itself: a set that holds answers weakly takes its time whenever memory is tidied. */
const complete = Symbol('complete');

/** The same as Hono sends it. Nobody looks for headers that it lacks, for which those it has would be made an object of their own. */
export function toResponse({ status, headers, body }: CompleteAnswer): Response {
  return Object.assign(new Response(body, { status, headers }), { [complete]: true });
}

/** Whether an answer was made by {@link toResponse}; a copy of one was not. */
export function isComplete(answer: Response): boolean {
  return complete in answer;
}

/**
 * Gives what makes complete answers with data, each with the same headers: for calls that come thousands of times a second.
 * `https` tells whether visitors reach the site by https.
 */
export function dataAnswers(https: boolean, own: Readonly<Record<string, string>>) {
  const headers = { ...dataHeaders(https), ...own };
  return (body: string): CompleteAnswer => ({ status: 200, headers, body });
}

/** The answer 204 with its own headers. `https` as in {@link dataAnswers}. */
export function emptyAnswer(https: boolean, own: Readonly<Record<string, string>>): CompleteAnswer {
  return { status: 204, headers: { ...emptyHeaders(https), ...own }, body: null };
}
