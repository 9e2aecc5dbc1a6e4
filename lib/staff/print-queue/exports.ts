import { listPrintFiles, type PrintFilesRow } from '@/lib/fulfilment/server';
import { streamArchive } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { readToken, signToken } from '@/lib/platform/tokens';
import type { StoragePort } from '@/lib/providers/storage/port';
import type { NameLabelsInput, PackingListInput } from '@/lib/typesetting/server';
import { runAudited } from '../audit/run-audited';
import { STAFF_LIMITS } from '../limits';
import type { ActDeps } from '../orders/act';
import type { ExportInput } from '../schema';
import { toQueueLabels, toQueueList } from './papers';
import { deleteExportsBefore, findExport, insertExport } from './repository';

/** Makes a link to files or papers of these books, which only its member opens, for some minutes. */
export function createExport(
  { kind, language, shipmentIds }: ExportInput,
  secret: string,
  deps: ActDeps,
): Promise<Result<{ readonly path: string }, 'not_found'>> {
  const { db, actor, now, newId } = deps;
  const id = newId();
  const data = { kind, books: shipmentIds.length };
  const expiresAt = new Date(now.getTime() + STAFF_LIMITS.exportMinutes * 60_000);
  return runAudited<Result<{ readonly path: string }, 'not_found'>>(
    { action: 'export', subject: 'export', subjectId: id, data },
    deps,
    async () => {
      const rows = await listPrintFiles(db, shipmentIds);
      if (rows.length === 0) return fail('not_found');
      const { memberId } = actor;
      const found = rows.map((row) => row.id);
      await insertExport(db, { id, memberId, kind, language, shipmentIds: found, createdAt: now, expiresAt });
      return ok({ path: `/api/staff/production/exports/${signToken(secret, 'staff-export', id)}` });
    },
  );
}

/** What an export holds: an archive that is streamed, or a paper. */
export type OpenedExport =
  | { readonly kind: 'files'; readonly stream: ReadableStream<Uint8Array>; readonly name: string }
  | { readonly kind: 'paper'; readonly bytes: Uint8Array; readonly name: string };

type OpenDeps = ActDeps & {
  readonly secrets: readonly string[];
  readonly storage: StoragePort;
  readonly typesetPackingList: (list: PackingListInput) => Promise<Result<Uint8Array>>;
  readonly typesetNameLabels: (labels: NameLabelsInput) => Promise<Result<Uint8Array>>;
};

/** `print-sandbox/7K3MA90Q interior.pdf`: sorted by house, then by number. */
const listEntries = (rows: readonly PrintFilesRow[]) =>
  rows.flatMap(({ provider, order: { number }, interiorKey, coverKey }) => [
    { name: `${provider}/${number} interior.pdf`, storageKey: interiorKey },
    { name: `${provider}/${number} cover.pdf`, storageKey: coverKey },
  ]);

/**
 * Opens a link to an export. Another member's, an expired one and one whose books have all left get the same answer as
 * an unknown one.
 */
export async function openExport(token: string, deps: OpenDeps): Promise<Result<OpenedExport>> {
  const { db, actor, now, secrets, storage, typesetPackingList, typesetNameLabels } = deps;
  const id = readToken(secrets, 'staff-export', token);
  const found = id ? await findExport(db, id) : null;
  if (!found || found.memberId !== actor.memberId || found.expiresAt <= now) return fail('not_found');
  const rows = await listPrintFiles(db, found.shipmentIds);
  if (rows.length === 0) return fail('not_found');
  const { kind, language, createdAt } = found;
  const described = {
    action: 'download',
    subject: 'export',
    subjectId: found.id,
    data: { books: rows.length },
  } as const;
  return runAudited<Result<OpenedExport>>(described, deps, async () => {
    if (kind === 'files') {
      return ok({ kind, stream: streamArchive(listEntries(rows), storage, now), name: 'print-files.zip' });
    }
    const paper = { language, createdAt };
    const made = await (kind === 'labels'
      ? typesetNameLabels(toQueueLabels(rows, paper))
      : typesetPackingList(toQueueList(rows, paper)));
    const name = kind === 'labels' ? 'labels.pdf' : 'packing-list.pdf';
    return made.ok ? ok({ kind: 'paper', bytes: made.value, name }) : made;
  });
}

/** Deletes the exports that no link opens any more. */
export const purgeExports = (db: Db, now: Date) => deleteExportsBefore(db, now);
