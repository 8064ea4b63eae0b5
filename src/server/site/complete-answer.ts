import { dataHeaders, emptyHeaders } from './security-headers.ts';

/**
 * A response with all its headers, including security headers, to be sent by Hono ({@link toResponse}) or the HTTP server
 * itself. Text bodies have no `Content-Length` here.
 */
export interface CompleteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | string | null;
}

/** Marks the response object itself: a `WeakSet` would slow down garbage collection. */
const complete = Symbol('complete');

/** Converts to a Hono response. Marked, so that no middleware checks for missing headers, which would create a `Headers` object. */
export function toResponse({ status, headers, body }: CompleteAnswer): Response {
  return Object.assign(new Response(body, { status, headers }), { [complete]: true });
}

/** Whether a response was made by {@link toResponse}; false for copies. */
export function isComplete(answer: Response): boolean {
  return complete in answer;
}

/**
 * Makes a function that creates data responses, all sharing the same headers, for calls that come thousands of times a second.
 * `https` says whether visitors use HTTPS.
 */
export function dataAnswers(https: boolean, own: Readonly<Record<string, string>>) {
  const headers = { ...dataHeaders(https), ...own };
  return (body: string): CompleteAnswer => ({ status: 200, headers, body });
}

/** A 204 response with additional headers. `https` as in {@link dataAnswers}. */
export function emptyAnswer(https: boolean, own: Readonly<Record<string, string>>): CompleteAnswer {
  return { status: 204, headers: { ...emptyHeaders(https), ...own }, body: null };
}
