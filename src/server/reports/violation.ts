import { ReportToItem, ReportUriBody } from '../../contract/reports.ts';

/** What is kept of a report: which rule blocked what kind of thing. Neither the page's address nor anything of its visitor. */
export interface Violation {
  /** A directive's name; `other` for what is none. */
  readonly directive: string;
  /** The blocked host, or a word such as `inline`. */
  readonly blocked: string;
  /** False for a policy that only reports. */
  readonly enforced: boolean;
}

const directives = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'media-src', 'object-src', 'frame-src'],
  ...['child-src', 'worker-src', 'manifest-src', 'prefetch-src', 'base-uri', 'form-action'],
  ...['frame-ancestors', 'navigate-to', 'sandbox', 'require-trusted-types-for', 'trusted-types'],
]);
const words = new Set([
  ...['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'about', 'filesystem'],
  ...['trusted-types-policy', 'trusted-types-sink'],
]);
/** What extensions put into pages is not ours to count one by one. */
const extension = /^(?:chrome|moz|safari|safari-web|ms-browser|opera)-?extension/;
const mostInAReport = 50;

/** Reads the body of a report in either of its two shapes; null when it has neither. Of several, those that can be read count. */
export function readReport(body: unknown): readonly Violation[] | null {
  const old = ReportUriBody.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      violation(
        report['effective-directive'] ?? report['violated-directive'],
        report['blocked-uri'],
        report.disposition,
      ),
    ];
  }
  return Array.isArray(body) ? readBatch(body) : null;
}

/** The violations of a batch, without items that cannot be read; null when all fail that are not reports of other things. */
function readBatch(batch: readonly unknown[]): readonly Violation[] | null {
  const ours = batch.filter((item) => !isOfOtherThings(item));
  const reports = ours.flatMap((item) => {
    const report = ReportToItem.safeParse(item);
    return report.success ? [report.data] : [];
  });
  if (ours.length > 0 && reports.length === 0) return null;
  return reports
    .slice(0, mostInAReport)
    .flatMap(({ body: one }) =>
      one ? [violation(one.effectiveDirective, one.blockedURL ?? undefined, one.disposition)] : [],
    );
}

function isOfOtherThings(item: unknown): boolean {
  if (typeof item !== 'object' || item === null || !('type' in item)) return false;
  return typeof item.type === 'string' && item.type !== 'csp-violation';
}

function violation(
  directive: string | undefined,
  blocked: string | undefined,
  disposition: string | undefined,
): Violation {
  // Older browsers write the whole directive with its sources.
  const name = (directive ?? '').trim().toLowerCase().split(/\s/)[0] ?? '';
  return {
    directive: directives.has(name) ? name : 'other',
    blocked: hostOf((blocked ?? '').trim().toLowerCase()),
    enforced: disposition !== 'report',
  };
}

/** The host alone: a path or a query might say something of the visitor. */
function hostOf(blocked: string): string {
  if (blocked === '' || blocked === 'null') return 'inline';
  if (words.has(blocked)) return blocked;
  if (extension.test(blocked)) return 'extension';
  const url = URL.parse(blocked);
  if (url === null) return 'other';
  const scheme = url.protocol.slice(0, -1);
  if (words.has(scheme)) return scheme;
  return /^(?:https?|wss?)$/.test(scheme) && url.hostname.length <= 100 ? url.hostname : 'other';
}
