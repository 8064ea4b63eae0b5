import { Hono } from 'hono';
import { DownloadQuery, downloadPath } from '../../contract/download.ts';
import { brand } from '../../domain/brand.ts';
import { carryOrigin } from '../../domain/download/carry-origin.ts';
import { type InstallerName, installers } from '../../domain/download/downloads.ts';
import { parseOrigin } from '../../domain/origin/origin.ts';
import { HttpError } from '../http/http-error.ts';
import { readQuery } from '../http/read-input.ts';

/**
 * The downloads, to be mounted at the root: each leads on to its installer on the host of downloads and takes the origin along.
 * Without such a host the browser gets a text file, as an attachment, so that a page behaves as it does with the real one.
 */
export function downloadRoutes(host: string | undefined): Hono {
  return new Hono().get(downloadPath, (c) => {
    const name = c.req.param('installer');
    if (!isInstaller(name)) throw new HttpError(404, 'not_found');
    const { origin } = readQuery(c, DownloadQuery);
    // Where it leads may change with a release.
    c.header('Cache-Control', 'no-store');
    if (host !== undefined) return c.redirect(linkTo(`${host}${installers[name]}`, origin), 302);
    const file = installers[name].replace(/^.*\//, '');
    c.header('Content-Disposition', `attachment; filename="${file}.txt"`);
    c.header('X-Content-Type-Options', 'nosniff');
    return c.text(
      `In production this is ${file}, the installer of ${brand.name}. DOWNLOAD_URL says where it lies.\n`,
    );
  });
}

function linkTo(file: string, given: string | undefined): string {
  const origin = parseOrigin(given ?? '');
  const link = new URL(file);
  const carrying = origin.ok ? carryOrigin(link, 'origin', origin.value) : null;
  return (carrying?.ok ? carrying.value : link).href;
}

function isInstaller(name: string): name is InstallerName {
  return Object.hasOwn(installers, name);
}
