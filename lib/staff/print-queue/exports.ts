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

type CreateDeps = ActDeps & { readonly storage: StoragePort };
type Created = {
  readonly path: string;
  /** Numbers of the orders that it leaves out, because their files are not in the store. */
  readonly without: readonly string[];
};

/** Those of the books whose files are both in the store. */
async function listStored(rows: readonly PrintFilesRow[], storage: StoragePort): Promise<readonly PrintFilesRow[]> {
  const isStored = await Promise.all(
    rows.map(async ({ interiorKey, coverKey }) => (await storage.exists(interiorKey)) && storage.exists(coverKey)),
  );
  return rows.filter((_, at) => isStored[at]);
}

/**
 * Makes a link to files or papers of these books, which only its member opens, for some minutes. `print_files_missing`:
 * none of the books has its files.
 */
export function createExport(
  { kind, language, shipmentIds }: ExportInput,
  secret: string,
  deps: CreateDeps,
): Promise<Result<Created, 'not_found' | 'print_files_missing'>> {
  const { db, storage, actor, now, newId } = deps;
  const id = newId();
  const data = { kind, books: shipmentIds.length };
  const expiresAt = new Date(now.getTime() + STAFF_LIMITS.exportMinutes * 60_000);
  return runAudited<Result<Created, 'not_found' | 'print_files_missing'>>(
    { action: 'export', subject: 'export', subjectId: id, data },
    deps,
    async () => {
      const rows = await listPrintFiles(db, shipmentIds);
      if (rows.length === 0) return fail('not_found');
      const held = kind === 'files' ? await listStored(rows, storage) : rows;
      if (held.length === 0) return fail('print_files_missing');
      const { memberId } = actor;
      const found = held.map((row) => row.id);
      await insertExport(db, { id, memberId, kind, language, shipmentIds: found, createdAt: now, expiresAt });
      const without = rows.filter((row) => !held.includes(row)).map(({ order }) => order.number);
      return ok({ path: `/api/staff/production/exports/${signToken(secret, 'staff-export', id)}`, without });
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
      const entries = listEntries(await listStored(rows, storage));
      if (entries.length === 0) return fail('print_files_missing');
      return ok({ kind, stream: streamArchive(entries, storage, now), name: 'print-files.zip' });
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
