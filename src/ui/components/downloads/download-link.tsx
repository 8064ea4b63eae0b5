import { Trans, useLingui } from '@lingui/react';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { type DownloadName, downloadLink, downloads } from '../../../domain/download/downloads.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import { type ButtonKind, buttonClass } from '../parts/button.tsx';
import { downloadLabels } from './download-texts.ts';
import { carrying } from './origin-attributes.ts';

interface DownloadLinkProps {
  readonly download: DownloadName;
  /** The link's place on its page, as origins name it: letters, digits and periods. */
  readonly place: string;
  /** Without it, the link is inline text. */
  readonly kind?: ButtonKind;
  readonly className?: string | undefined;
}

/**
 * A link to a download: to the file, which starts while the page stays open, or to its page in a store. It carries the
 * visit's origin, and clicks are counted.
 */
export function DownloadLink({ download, place, kind, className }: DownloadLinkProps) {
  const { i18n } = useLingui();
  const { name } = usePage();
  const { platform, from } = downloads[download];
  const { href, carrier } = downloadLink(download);
  return (
    <a
      {...carrying(href, carrier, name, place)}
      {...('installer' in from ? { 'data-starts': platform, rel: 'nofollow' } : {})}
      {...eventAttributes('download_click', { download: platform })}
      className={kind === undefined ? className : buttonClass(kind, className)}
    >
      <span>{i18n._(downloadLabels[download])}</span>
    </a>
  );
}

/** The lowest system version that a download runs on, in a few words. */
export function SystemNeeded({ download }: { readonly download: DownloadName }) {
  const { label } = minimumSystems[downloads[download].system];
  return <Trans id="downloads.needs" message="{system} or later" values={{ system: label }} />;
}
