import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Site } from './app.ts';
import { ConfigError } from './config/config-error.ts';
import { lastAnswers } from './http/last-answers.ts';
import { answerUnread, failedRequest, refuseUnread } from './http/unread-calls.ts';

/**
 * What answers requests: `atOnce` first, if present. Without `isLeaving` it never leaves, and without
 * `longAddressPage` it has no pages.
 */
export type Answering = Pick<Site, 'fetch'> & Partial<Pick<Site, 'atOnce' | 'isLeaving' | 'longAddressPage'>>;

/**
 * The keep-alive timeout in milliseconds. It must be longer than a proxy's, usually 60 to 75 s: otherwise the proxy sends a call
 * on a connection that was just closed here, and its visitor gets a 502.
 */
export const restOfConnection = 80_000;

/** Where to listen, and the variables that say so. */
export interface Listening {
  readonly hosts: readonly string[];
  readonly port: number;
  readonly variables: { readonly host: string; readonly port: string };
}

/**
 * Listens on those of the addresses that the machine has; it must have the first. Otherwise throws {@link ConfigError}
 * naming the variable to change, and listens nowhere.
 */
export async function listen(
  answering: Answering,
  { hosts, port, variables }: Listening,
): Promise<readonly Server[]> {
  const servers: Server[] = [];
  const listener = listenerOf(answering);
  const { isLeaving = () => false } = answering;
  const options = {
    keepAliveTimeout: restOfConnection,
    // The listener checks the Host header itself, so that its error has the usual format.
    requireHostHeader: false,
    ServerResponse: lastAnswers(isLeaving),
  };
  for (const host of hosts) {
    const server = createServer(options, listener);
    answerUnread(server, answering.longAddressPage);
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve);
      server.listen(port, host, () => resolve(null));
    });
    // A machine without IPv6 still has the first address.
    const lacksAddress = error?.code === 'EADDRNOTAVAIL' || error?.code === 'EAFNOSUPPORT';
    if (error === null) servers.push(server);
    else if (servers.length === 0 || !lacksAddress) {
      for (const listening of servers) listening.close();
      throw explained(error, { host, port, variables });
    }
  }
  return servers;
}

/** The host of a request without a Host header: load balancers check the server's health over HTTP/1.0. */
const hostOfNone = 'localhost';

/** Answers the calls of an HTTP server. */
export function listenerOf({ fetch, atOnce }: Answering): RequestListener {
  const usual = getRequestListener(fetch, { hostname: hostOfNone, errorHandler: failedRequest });
  return (incoming, outgoing) => {
    if (!hasOneHost(incoming)) refuseUnread(outgoing);
    else if (!atOnce?.(incoming, outgoing)) void usual(incoming, outgoing);
  };
}

/**
 * Whether a request has exactly one Host header, or none in HTTP/1.0. Of two, Node uses the first, and a proxy in front may have
 * used the other. RFC 9112 section 3.2.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function explained(
  error: NodeJS.ErrnoException,
  { host, port, variables }: { host: string; port: number; variables: Listening['variables'] },
): Error {
  const problems: Readonly<Record<string, readonly [variable: string, why: string]>> = {
    EADDRINUSE: [
      variables.port,
      `another program uses port ${port}: stop it, or set ${variables.port} to another one`,
    ],
    EACCES: [variables.port, `this user may not listen on port ${port}`],
    EADDRNOTAVAIL: [variables.host, `this machine does not have the address ${host}`],
    EAFNOSUPPORT: [variables.host, `this machine has no addresses such as ${host}`],
    ENOTFOUND: [variables.host, `nobody knows the name ${host}`],
    EAI_AGAIN: [variables.host, `the name ${host} cannot be looked up now`],
  };
  const [variable, why] = problems[error.code ?? ''] ?? [];
  if (variable === undefined) return error;
  return new ConfigError(`${variable} is not usable: ${why} (${error.code})`, { cause: error });
}
