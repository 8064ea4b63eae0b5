import * as z from 'zod/mini';
import { CountryReply, EligibilityReply, sitePaths } from '../site.ts';
import { json, type Row } from './row.ts';

const service = 'site';
/** Outside production, callers may ask for another country. */
const asked = z.object({ country: z.optional(z.string()) });

/** Where the visitor is, and what is sold there. Wire contract, "Site services", rows `eligible` to `country`. */
export const siteRows = [
  {
    name: 'eligible',
    service,
    purpose: 'Whether the subscription is sold where the visitor is, told by the status',
    method: 'GET',
    path: sitePaths.eligible,
    auth: 'none',
    query: asked,
    success: [...json(EligibilityReply), { status: 404, type: 'application/json', schema: EligibilityReply }],
    errors: {},
    crossOrigin: true,
  },
  {
    name: 'eligibility',
    service,
    purpose: 'The same, told by the body',
    method: 'GET',
    path: sitePaths.eligibility,
    auth: 'none',
    query: asked,
    success: json(EligibilityReply),
    errors: {},
    crossOrigin: true,
  },
  {
    name: 'countryCode',
    service,
    purpose: 'Where the visitor is',
    method: 'GET',
    path: sitePaths.countryCode,
    auth: 'none',
    query: asked,
    success: json(CountryReply),
    errors: {},
    crossOrigin: true,
  },
  {
    name: 'country',
    service,
    purpose: 'Where the visitor is',
    method: 'GET',
    path: sitePaths.country,
    auth: 'none',
    query: asked,
    success: json(CountryReply),
    errors: {},
    crossOrigin: true,
  },
] as const satisfies readonly Row[];
