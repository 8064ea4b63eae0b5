import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';

const doNotPass = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'];

/**
 * Forwards a call to the site, and returns its response. The kit's scripts are inserted at the start of a page's head,
 * where an app inserts its own; the page's policy allows scripts of its own origin, so it stays unchanged.
 */
export async function handOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  site: URL,
  scripts: readonly string[],
): Promise<void> {
  const answer = await ask(incoming, site);
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !doNotPass.includes(name)),
  );
  const { location } = answer.headers;
  if (location !== undefined) headers['location'] = location.replace(site.origin, '');
  const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html');
  if (!isPage) {
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(outgoing);
    return;
  }
  const text = (await readAll(answer)).toString('utf8');
  const tags = scripts.map((path) => `<script src="${path}"></script>`).join('');
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  outgoing.end(text.replace(/<head[^>]*>/, (head) => head + tags));
}

function ask(incoming: IncomingMessage, site: URL): Promise<IncomingMessage> {
  const target = new URL(incoming.url ?? '/', site);
  const headers = { ...incoming.headers, host: site.host, 'accept-encoding': 'identity' };
  const own = incoming.headers.host;
  // The site compares these with its own address.
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name];
    if (value !== undefined && own !== undefined) headers[name] = value.replace(`http://${own}`, site.origin);
  }
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? requestSecurely : request;
    const sent = send(target, { method: incoming.method ?? 'GET', headers }, resolve);
    sent.on('error', reject);
    incoming.pipe(sent);
  });
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
