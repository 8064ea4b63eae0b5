import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { HttpDayCounts } from '../../src/adapters/http/http-day-counts.ts';
import { HttpFeedbackApi } from '../../src/adapters/http/http-feedback-api.ts';
import { HttpLegacyAuthApi } from '../../src/adapters/http/http-legacy-auth-api.ts';
import { HttpNewsletterApi } from '../../src/adapters/http/http-newsletter-api.ts';
import { HttpStaticContent } from '../../src/adapters/http/http-static-content.ts';
import { HttpSuggestionApi } from '../../src/adapters/http/http-suggestion-api.ts';
import { MemoryPageLocation } from '../../src/adapters/memory/memory-page-location.ts';
import { productionSettings } from '../../src/composition/service-settings.ts';
import { devPaths } from '../../src/contract/dev.ts';
import { utcDay } from '../../src/server/utc-day.ts';
import { type Carried, carriedContent } from '../support/carried-content.ts';
import { httpServicesOf } from '../support/http-services.ts';
import { realLegacyAuth } from '../support/real-legacy-auth.ts';
import { realNewsletter } from '../support/real-newsletter.ts';
import { type RealServer, realServer } from '../support/real-server.ts';
import { dayCountsContract } from './day-counts.contract.ts';
import { feedbackApiContract } from './feedback-api.contract.ts';
import { legacyAuthApiContract } from './legacy-auth-api.contract.ts';
import { newsletterApiContract } from './newsletter-api.contract.ts';
import { staticContentContract } from './static-content.contract.ts';
import { suggestionApiContract } from './suggestion-api.contract.ts';

// One server for the suites that keep something in its store.
let server: RealServer;
beforeAll(async () => {
  server = await realServer();
}, 120_000);
afterAll(() => server.close());

const clientOf = ({ url }: RealServer) => new HttpClient({ urls: productionSettings({}, url).urls });

/** A server of its own for what is read from files, which is read once; it speaks of itself as of this site. */
async function serverWith(carried: Carried): Promise<{ http: HttpClient; page: MemoryPageLocation }> {
  const origin = 'http://mallard.example';
  const folders = await carriedContent(carried, origin);
  const { content, pages } = folders;
  const own = await realServer({ PUBLIC_URL: origin }, { content, pages });
  onTestFinished(async () => {
    await own.close();
    await folders.remove();
  });
  return { http: clientOf(own), page: new MemoryPageLocation(new URL(origin)) };
}

suggestionApiContract('HttpSuggestionApi', async (phrases) => {
  const { http } = await serverWith({ phrases });
  return new HttpSuggestionApi(http);
});
staticContentContract('HttpStaticContent', async (files) => {
  const { http, page } = await serverWith({ files });
  return new HttpStaticContent(http, page);
});
dayCountsContract('HttpDayCounts', async (counts) => {
  const own = await realServer();
  onTestFinished(() => own.close());
  const http = clientOf(own);
  const send = (path: string) => http.send({ service: 'content', method: 'post', path });
  for (const [pixel, count] of Object.entries(counts))
    for (let sent = 0; sent < count; sent += 1) await send(`/t/${pixel}`);
  // The developers' page writes what has been counted before it shows it.
  await http.send({ service: 'content', method: 'get', path: devPaths.beacon });
  const day = utcDay(await own.now());
  await own.advance(86_400_000);
  return { api: new HttpDayCounts(http), day };
});
newsletterApiContract('HttpNewsletterApi', () =>
  realNewsletter(server, new HttpNewsletterApi(clientOf(server))),
);
feedbackApiContract('HttpFeedbackApi', () => new HttpFeedbackApi(clientOf(server)));
legacyAuthApiContract('HttpLegacyAuthApi', () =>
  realLegacyAuth(httpServicesOf(server), new HttpLegacyAuthApi(clientOf(server))),
);
