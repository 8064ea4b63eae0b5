import { Hono } from 'hono';
import { type CountryReply, type EligibilityReply, sitePaths } from '../../contract/site.ts';
import { isEligible } from '../../domain/subscription/eligibility.ts';
import type { ServerDeps } from '../deps.ts';
import { visitorCountry } from '../http/visitor-country.ts';

/** The visitor's country and whether the subscription is sold there, to be mounted at the root. Never cached. */
export function visitorRoutes({ config }: Pick<ServerDeps, 'config'>): Hono {
  const routes = new Hono();
  const paths = [sitePaths.countryCode, sitePaths.country, sitePaths.eligible, sitePaths.eligibility];
  routes.on('GET', paths, async (c, next) => {
    // The response depends on the visitor's location, which no shared cache knows.
    c.header('Cache-Control', 'no-store');
    await next();
  });

  routes.on('GET', [sitePaths.countryCode, sitePaths.country], (c) =>
    c.json<CountryReply>({ country: visitorCountry(c, config) }),
  );

  routes.on('GET', [sitePaths.eligible], (c) => {
    const eligible = isEligible(visitorCountry(c, config));
    return c.json<EligibilityReply>({ eligible }, eligible ? 200 : 404);
  });

  routes.on('GET', [sitePaths.eligibility], (c) =>
    c.json<EligibilityReply>({ eligible: isEligible(visitorCountry(c, config)) }),
  );
  return routes;
}
