import * as z from 'zod/mini';
import { sitePaths } from '../site.ts';
import { json, type Row } from './row.ts';

const service = 'health';

/** Path of the OpenAPI description, at the root. */
export const descriptionPath = '/openapi.json';

/** Calls about the server itself. Wire contract, "Site services", row `health`. */
export const healthRows = [
  {
    name: 'healthz',
    service,
    purpose: 'The process answers',
    method: 'GET',
    path: sitePaths.health,
    auth: 'none',
    success: json(z.object({ status: z.literal('ok') })),
    errors: {},
  },
  {
    name: 'readyz',
    service,
    purpose: 'The server can work; 503 names what is missing',
    method: 'GET',
    path: sitePaths.ready,
    auth: 'none',
    success: json(z.object({ status: z.literal('ready') })),
    errors: {},
  },
  {
    name: 'description',
    service,
    purpose: 'This description',
    method: 'GET',
    path: descriptionPath,
    auth: 'none',
    success: json(z.object({ openapi: z.literal('3.1.0') })),
    errors: {},
    crossOrigin: true,
  },
] as const satisfies readonly Row[];
