import * as z from 'zod/mini';
import { installerNames } from '../../domain/download/downloads.ts';
import { DownloadQuery, downloadPath } from '../download.ts';
import type { Row } from './row.ts';

const service = 'site';

/** The installers. */
export const downloadRows = [
  {
    name: 'download',
    service,
    purpose: 'Leads to an installer on the host of downloads; without one, a text file in its place',
    method: 'GET',
    path: downloadPath,
    auth: 'none',
    params: { installer: z.enum(installerNames) },
    query: DownloadQuery,
    success: [{ status: 302 }, { status: 200, type: 'text/plain' }],
    errors: { 400: ['invalid_request'], 404: ['not_found'] },
  },
] as const satisfies readonly Row[];
