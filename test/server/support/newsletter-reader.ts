import { newsletterPages } from '../../../src/contract/newsletter.ts';
import { newsletterPath } from '../../../src/domain/content/newsletter.ts';
import { siteUrl, type TestSite } from './test-site.ts';

interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  /** The client address of the call; by default the machine itself. */
  readonly from?: string;
}

/** Somebody who signs up for, confirms and leaves a test site's newsletter. */
export function newsletterReader(at: TestSite) {
  const fetch = (path: string, init: RequestInit, { headers = {}, from }: Call = {}) => {
    const request = new Request(path.startsWith('http') ? path : siteUrl + path, init);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return at.site.fetch(
      request,
      from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } },
    );
  };
  const pathIn = async (email: string, page: keyof typeof newsletterPages) => {
    const [mail] = await at.mails(email);
    const line = mail?.text.split('\n').find((one) => one.startsWith(siteUrl + newsletterPages[page]));
    if (line === undefined) throw new Error(`No link to ${page} was mailed to ${email}`);
    return line.slice(siteUrl.length);
  };
  return {
    signUpWithJson: (body: unknown, call?: Call) =>
      fetch(
        newsletterPath,
        {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        },
        call,
      ),
    /** As a browser submits a plain form. */
    signUpForm: (fields: Readonly<Record<string, string>>, call?: Call) =>
      fetch(
        newsletterPath,
        {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
        },
        call,
      ),
    /** With a form body in any encoding. */
    signUpWithBody: (body: string | FormData, call?: Call) =>
      fetch(newsletterPath, { method: 'POST', body, headers: { Accept: 'text/html' } }, call),
    /** The path, including its token, in the newest mail to an address. */
    pathIn,
    open: (path: string, call?: Call) => fetch(path, { method: 'GET' }, call),
    press: (path: string, call?: Call) => fetch(path, { method: 'POST', body: '' }, call),
    /** The POST of RFC 8058, which a mail program sends for its user. */
    pressOneClick: (url: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
  };
}
