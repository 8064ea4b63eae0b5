import { ImageQuery, imageProxyPath } from '../images.ts';
import type { Row } from './row.ts';

const service = 'site';

/** The image proxy. Wire contract, "Site services", row `image proxy`. */
export const imagesRows = [
  {
    name: 'image',
    service,
    purpose: 'An image of an allow-listed host, by our own signature',
    method: 'GET',
    path: imageProxyPath,
    auth: 'none',
    query: ImageQuery,
    success: [{ status: 200, type: 'image/*' }, { status: 304 }],
    errors: { 403: ['forbidden_image'], 404: ['not_found'], 502: ['unavailable'] },
  },
] as const satisfies readonly Row[];
