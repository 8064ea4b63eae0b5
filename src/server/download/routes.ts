import { Hono } from 'hono';
import { DownloadQuery, downloadPath } from '../../contract/download.ts';
import { brand } from '../../domain/brand.ts';
import { carryOrigin } from '../../domain/download/carry-origin.ts';
import { type InstallerName, installers } from '../../domain/download/downloads.ts';
import { type Origin, parseOrigin } from '../../domain/origin/origin.ts';
import { takesPage } from '../http/form-call.ts';
import { HttpError } from '../http/http-error.ts';
import { readQuery } from '../http/read-input.ts';

/**
 * The downloads, to be mounted at the root: each redirects to its installer on the download host and passes the origin on.
 * Without such a host the response is a text file as an attachment, so that a page behaves as it does with the real one.
 */
export function downloadRoutes(host: string | undefined, publicUrl: string): Hono {
  return new Hono().get(downloadPath, (c, next) => {
    const name = c.req.param('installer');
    if (!isInstaller(name)) {
      // A browser gets the site's 404 page.
      if (takesPage(c)) return next();
      throw new HttpError(404, 'not_found');
    }
    const origin = originOf(readQuery(c, DownloadQuery).origin ?? '', c.req.header('Referer'), publicUrl);
    // The target may change with a release.
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

/**
 * The visit's origin; null if unknown. Without script, our pages' links only contain the page and the link's position
 * (`website`). The browser then tells us, and nobody else (`Referrer-Policy: same-origin`), the URL the page was opened with,
 * including its origin.
 */
function originOf(carried: string, referrer: string | undefined, publicUrl: string): Origin | null {
  const ofLink = parseOrigin(carried);
  const page = URL.parse(referrer ?? '');
  const isOurs = page?.origin === new URL(publicUrl).origin;
  const ofPage = parseOrigin((isOurs && page?.searchParams.get('origin')) || '');
  if (ofPage.ok && (!ofLink.ok || ofLink.value.source === 'website')) return ofPage.value;
  return ofLink.ok ? ofLink.value : null;
}

function linkTo(file: string, origin: Origin | null): string {
  const link = new URL(file);
  const carrying = origin === null ? null : carryOrigin(link, 'origin', origin);
  return (carrying?.ok ? carrying.value : link).href;
}

function isInstaller(name: string): name is InstallerName {
  return Object.hasOwn(installers, name);
}
