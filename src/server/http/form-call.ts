import type { Context } from 'hono';

/** Whether a call's body is JSON. */
export function isJson(c: Context): boolean {
  return /^application\/json\b/i.test(c.req.header('Content-Type') ?? '');
}

/** Whether an answer in JSON is wanted: a script that sends a form says so; a browser that goes to the answer asks for a page. */
export function wantsJson(c: Context): boolean {
  return /\bapplication\/json\b/i.test(c.req.header('Accept') ?? '') && !takesPage(c);
}

/** Whether whoever calls can show a page: a browser that goes somewhere says so, a script or a tool does not. */
export function takesPage(c: Context): boolean {
  return /\btext\/html\b/i.test(c.req.header('Accept') ?? '');
}
