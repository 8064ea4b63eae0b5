import type { Context } from 'hono';

/** Whether the request's body is JSON. */
export function isJson(c: Context): boolean {
  return /^application\/json\b/i.test(c.req.header('Content-Type') ?? '');
}

/** Whether to respond with JSON: a script that submits a form asks for it; a browser that navigates wants a page. */
export function wantsJson(c: Context): boolean {
  return /\bapplication\/json\b/i.test(c.req.header('Accept') ?? '') && !takesPage(c);
}

/** Whether the client can show a page: a navigating browser says so, a script or tool does not. */
export function takesPage(c: Context): boolean {
  return /\btext\/html\b/i.test(c.req.header('Accept') ?? '');
}
