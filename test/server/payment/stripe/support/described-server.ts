import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describedStripe } from './description.ts';

/** The mock that Prism makes from Stripe's description, over HTTP. */
export interface DescribedServer {
  readonly url: string;
  /** What calls did that the description does not allow. */
  readonly violations: readonly string[];
  /** Every call, as `get /v1/events limit=1`, decoded. */
  readonly calls: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts one that answers with these objects, by `get /v1/events`. */
export async function serveDescribed(answers: Readonly<Record<string, unknown>>): Promise<DescribedServer> {
  const ask = await describedStripe(answers);
  const violations: string[] = [];
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const form = `${url.searchParams}${await text(request)}`;
    const method = (request.method ?? '').toLowerCase();
    calls.push(decodeURIComponent(`${method} ${url.pathname} ${form}`));
    const answer = await ask(method, url.pathname, form);
    violations.push(...answer.violations);
    const isWrong = answer.violations.length > 0;
    response.writeHead(isWrong ? 400 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isWrong ? { error: { type: 'invalid_request_error' } } : answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mock did not listen');
  return {
    url: `http://127.0.0.1:${address.port}`,
    violations,
    calls,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
