import type { Db } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import type { ErrorCode } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type PrintFiles, typesetPrintFiles } from '@/lib/typesetting/server';
import { listAddedHeroes, renderBookStory } from '../book-story';
import { readDedicationPhoto } from '../dedication-photo/photo-object';
import { drawEveryPicture } from '../drawing/draw-every-picture';
import type { DrawDeps } from '../drawing/draw-page';
import { findBookToDraw } from '../drawing/repository';
import { bookToSet } from '../drawing/typesetter-input';
import type { DrawingRow } from '../selects';
import { getPrintFormat, type PrintFormat, type PrintHouse } from './picture-sizes';
import type { PreparedPrintFiles } from './prepared-files';
import { listPrintFiles, type PrintFileRow, savePrintFile } from './repository';

type Deps = DrawDeps & {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly now: Date;
  /** Target of the book's QR code. */
  readonly siteUrl: string;
};

const toPrepared = (
  { language }: DrawingRow,
  title: string,
  rows: readonly PrintFileRow[],
): PreparedPrintFiles | null => {
  const [interior, cover] = (['interior', 'cover'] as const).map((kind) => rows.find((row) => row.kind === kind));
  if (!interior || !cover) return null;
  const rightToLeft = language === 'he' || language === 'ar';
  return { profileId: interior.profileId, title, pages: interior.pages, rightToLeft, interior, cover };
};

/**
 * Draws a confirmed book at print size, typesets it for a print house, checks the files and stores them privately with
 * their checksums. A repeat reuses what exists. `print_files_faulty` names the faults that the preflight found: such a
 * book is not printed.
 */
export async function makePrintFiles(
  bookId: string,
  printHouse: PrintHouse,
  deps: Deps,
): Promise<Result<PreparedPrintFiles, ErrorCode>> {
  const book = await findBookToDraw(deps.db, bookId);
  const told = book && renderBookStory(book);
  if (!told) return fail('not_found');
  const key = { bookId, revision: book.revision, edits: book.edits, profileId: printHouse.profile.id };
  const known = toPrepared(book, told.title, await listPrintFiles(deps.db, key));
  if (known && (await isStored(known, deps.storage))) return ok(known);
  const format = await getPrintFormat(printHouse);
  if (!format.ok) return format;
  const files = await typeset(book, told, format.value, deps);
  if (!files.ok) return files;
  const { faults } = files.value;
  if (faults.length > 0) return fail('print_files_faulty', { faults: faults.slice(0, 20) });
  const rows = await store(key, files.value, deps);
  const prepared = toPrepared(book, told.title, rows);
  return prepared ? ok(prepared) : fail('typesetting_failed');
}

const isStored = async ({ interior, cover }: PreparedPrintFiles, storage: StoragePort): Promise<boolean> =>
  (await storage.exists(interior.storageKey)) && storage.exists(cover.storageKey);

async function typeset(
  book: DrawingRow,
  told: NonNullable<ReturnType<typeof renderBookStory>>,
  format: PrintFormat,
  deps: Deps,
) {
  const pictures = await drawEveryPicture(book, told, format, { ...deps, drawn: async () => {} });
  if (!pictures.ok) return pictures;
  const { language, dedication, dedicationDesign, gender, childName } = book;
  const hero = { name: childName ?? '', gender, added: listAddedHeroes(book) };
  const { siteUrl, now: createdAt } = deps;
  const dedicationPhoto = await readDedicationPhoto(book, deps.storage);
  const words = { told, hero, language, dedication, dedicationDesign, dedicationPhoto };
  const making = { ...words, pictures: pictures.value, siteUrl, createdAt };
  return typesetPrintFiles(await bookToSet(making), format.profile, format.coverSize);
}

type FileKey = Parameters<typeof listPrintFiles>[1];

async function store(key: FileKey, files: PrintFiles, { db, storage }: Deps): Promise<readonly PrintFileRow[]> {
  const stored = await Promise.all(
    (['interior', 'cover'] as const).map(async (kind) => {
      const bytes = files[kind];
      const { revision, edits, profileId } = key;
      const storageKey = `books/${key.bookId}/print/${revision}-${edits}-${profileId}-${kind}.pdf`;
      await registerPendingObject(db, storageKey);
      await storage.put(storageKey, bytes, 'application/pdf');
      const pages = kind === 'interior' ? files.pages : 1;
      return { ...key, kind, storageKey, sha256: sha256(bytes), bytes: bytes.byteLength, pages };
    }),
  );
  return db.$transaction(async (tx) => {
    const rows: PrintFileRow[] = [];
    for (const file of stored) rows.push(await savePrintFile(tx, file));
    await confirmPendingObjects(
      tx,
      stored.map(({ storageKey }) => storageKey),
    );
    return rows;
  });
}
