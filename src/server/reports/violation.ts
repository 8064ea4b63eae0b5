import { ReportToItem, ReportUriBody } from '../../contract/reports.ts';

/** What is kept of a report: which rule blocked what. Neither the page's URL nor anything about its visitor. */
export interface Violation {
  /** The directive's name; `other` for an unknown one. */
  readonly directive: string;
  /** The blocked host, or a keyword such as `inline`. */
  readonly blocked: string;
  /** False for a report-only policy. */
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
/** What browser extensions add to pages is not counted individually. */
const extension = /^(?:chrome|moz|safari|safari-web|ms-browser|opera)-?extension/;
const mostInAReport = 50;

/** Parses a report in either of its two formats; null if it is neither. In a batch, malformed items are skipped. */
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

/** The violations in a batch, without malformed items and reports of other types; null when all of ours are malformed. */
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
  // Older browsers send the whole directive with its sources.
  const name = (directive ?? '').trim().toLowerCase().split(/\s/)[0] ?? '';
  return {
    directive: directives.has(name) ? name : 'other',
    blocked: hostOf((blocked ?? '').trim().toLowerCase()),
    enforced: disposition !== 'report',
  };
}

/** The host only: a path or query might reveal something about the visitor. */
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
