import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { formatCsvTime, streamCsv } from '../csv';
import type { StaffActor } from '../login/session';
import type { AuditFilter } from './filter';
import { listAudit } from './list-audit';
import { runAudited } from './run-audited';
import type { AuditRow } from './view';

type Deps = { readonly db: Db; readonly actor: StaffActor; readonly now: Date; readonly newId: () => string };

/** The desk's words of actions, roles and targets, and the headings of the columns. */
export type AuditTexts = {
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<string, string>>;
  readonly subjects: Readonly<Record<string, string>>;
};

const COLUMNS = ['at', 'phone', 'role', 'action', 'subject', 'subjectId', 'outcome', 'reason'] as const;

/** What the staff did as a streamed CSV file; that it was taken is recorded first. */
export function exportAudit(filter: AuditFilter, texts: AuditTexts, deps: Deps) {
  const data = { ...filter };
  const name = `audit-${formatCsvTime(deps.now).slice(0, 10)}.csv`;
  return runAudited<Result<{ readonly stream: ReadableStream<Uint8Array>; readonly name: string }>>(
    { action: 'export', subject: 'list', subjectId: 'audit', data },
    deps,
    async () => ok({ stream: streamRows(filter, texts, deps), name }),
  );
}

function streamRows(filter: AuditFilter, texts: AuditTexts, deps: Deps): ReadableStream<Uint8Array> {
  const headings = COLUMNS.map((column) => texts.columns[column]);
  return streamCsv(headings, async (after) => {
    const { rows, next } = await listAudit(filter, after, deps);
    return { rows: rows.map((row) => toCells(row, texts)), next };
  });
}

const toCells = (row: AuditRow, { actions, roles, subjects }: AuditTexts): readonly string[] => [
  formatCsvTime(row.at),
  row.phone,
  roles[row.role] ?? row.role,
  actions[row.action] ?? row.action,
  subjects[row.subject] ?? row.subject,
  row.subjectId,
  row.outcome,
  row.reason ?? '',
];
