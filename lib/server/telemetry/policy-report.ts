import { z } from 'zod';
import { log } from '@/lib/platform/logging/log';
import { stripIds } from '@/lib/tracking';

/** What a browser sends of a violation (`report-uri`); addresses may hold the secret of a link. */
const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(4000),
    'blocked-uri': z.string().max(4000).default(''),
    'effective-directive': z.string().regex(/^[a-z-]{1,40}$/),
    'source-file': z.string().max(4000).optional(),
  }),
});

const EXTENSION = /^(?:(?:moz|chrome|safari(?:-web)?)-extension|about|resource)(?::|$)/;
/** What a browser writes in place of an address: `inline`, `eval`, `data`. */
const KEYWORD = /^[a-z-]{1,30}$/;

/** The origin of what was stopped, or the browser's word for it. */
function describeBlocked(blocked: string): string {
  if (KEYWORD.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : 'unknown';
}

const getPath = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '/');

/**
 * Logs what a page's policy has stopped, without addresses. Anyone can send a report, so only what has the form of one
 * is kept; what a visitor's own extensions try is left out. `false`: it is no report.
 */
export function logPolicyReport(json: unknown): boolean {
  const parsed = reportSchema.safeParse(json);
  if (!parsed.success) return false;
  const report = parsed.data['csp-report'];
  if (EXTENSION.test(report['source-file'] ?? '') || EXTENSION.test(report['blocked-uri'])) return true;
  log.warn(
    {
      event: 'policy_violation',
      directive: report['effective-directive'],
      blocked: describeBlocked(report['blocked-uri']),
      route: stripIds(getPath(report['document-uri'])),
    },
    'a page was stopped from loading or running something',
  );
  return true;
}
