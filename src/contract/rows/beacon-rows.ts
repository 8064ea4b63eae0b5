import * as z from 'zod/mini';
import { countsPath } from '../../domain/analytics/counts-path.ts';
import { pixels } from '../../domain/analytics/pixels.ts';
import { CountsReply } from '../counts.ts';
import { sitePaths } from '../site.ts';
import { json, type Row } from './row.ts';

const service = 'site';

/** The parameters of all beacon events. */
const eventParameters = Object.fromEntries(
  [
    ...Map.groupBy(
      Object.values(pixels).flatMap(({ params, optional }) => Object.entries({ ...params, ...optional })),
      ([name]) => name,
    ),
  ].map(([name, rules]) => [
    name,
    z.union([...new Set(rules.map(([, rule]) => rule))].map((rule) => z.string().check(z.regex(rule)))),
  ]),
);

/** Common to both calls of the beacon. */
const beacon = {
  service,
  auth: 'none',
  path: sitePaths.beacon,
  params: { pixel: z.enum(Object.keys(pixels)) },
  looseQuery: eventParameters,
  success: [{ status: 204 }],
  // Outside production only; in production, undeclared events are dropped.
  errors: { 400: ['unknown_pixel', 'unknown_parameter', 'invalid_parameter'] },
} as const satisfies Partial<Row>;

/** Counting events, and what was counted. Wire contract, "Site services", row `beacon`. */
export const beaconRows = [
  {
    ...beacon,
    name: 'beacon',
    purpose:
      'Counts one declared event. An undeclared event or parameter is refused outside production and dropped there',
    method: 'GET',
  },
  {
    ...beacon,
    name: 'beaconByPost',
    purpose: 'The same, as a page that is left sends it',
    method: 'POST',
  },
  {
    name: 'counts',
    service,
    purpose: 'How often each event came yesterday, as /what-we-count shows it',
    method: 'GET',
    path: countsPath,
    auth: 'none',
    success: json(CountsReply),
    errors: {},
    crossOrigin: true,
  },
] as const satisfies readonly Row[];
