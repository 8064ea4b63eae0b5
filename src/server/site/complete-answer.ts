import { dataHeaders } from './security-headers.ts';

/** Written on the answer itself: a set that holds answers weakly takes its time whenever memory is tidied. */
const complete = Symbol('complete');

/**
 * An answer that carries all security headers of its kind, so that nobody has to look for those it lacks: for that its headers
 * would be made an object of their own, which costs more than the rest of a page from memory.
 */
export function completeAnswer(body: BodyInit | null, init: ResponseInit): Response {
  return Object.assign(new Response(body, init), { [complete]: true });
}

/** Whether an answer was made by {@link completeAnswer}; a copy of one was not. */
export function isComplete(answer: Response): boolean {
  return complete in answer;
}

/**
 * Gives what makes complete answers with data, each with the same headers: for calls that come thousands of times a second.
 * `https` tells whether visitors reach the site by https.
 */
export function dataAnswers(https: boolean, own: Readonly<Record<string, string>>) {
  const headers = { ...dataHeaders(https), ...own };
  return (body: string | null, status = 200) => completeAnswer(body, { status, headers });
}
