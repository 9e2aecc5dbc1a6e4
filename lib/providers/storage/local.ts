import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Result } from '@/lib/platform/result';
import { linkSeconds } from './download';
import { assertStorageKey, isStorageKey } from './key';
import { type ByteRange, ObjectNotFound, type StoragePort } from './port';
import { type FileLink, readFileToken, signFileToken } from './token';

type LocalStorageOptions = {
  /** Absolute folder that holds the objects; made on the first write. */
  readonly dir: string;
  /** Signs the links; at least 32 random bytes as text. */
  readonly secret: string;
  /** The secret before it, whose links still work. */
  readonly oldSecret?: string | undefined;
  /** Origin of the shop without a trailing slash; links are `<baseUrl>/api/files/<token>`. */
  readonly baseUrl: string;
  readonly now?: () => Date;
};

export type LocalStorage = StoragePort & {
  /** Checks the token of a link made by `signedUrl`, for the route that serves the file. */
  readSignedToken(token: string, now: Date): Result<FileLink, 'link_invalid' | 'link_expired'>;
};

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const isAbsent = (error: unknown): boolean => ABSENT.has((error as NodeJS.ErrnoException).code ?? '');

/** The name of a file is in its folder: without this a power cut may leave a row whose file has none. */
async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and needs none of this.
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().finally(() => folder.close());
}

/** Writes beside the target and renames, so that a reader sees the old bytes or the new ones, never a part. */
async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // No key segment starts with a dot, so this name is never a key.
  const temporary = join(dirname(path), `.${randomUUID()}.part`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

type Found = { readonly path: string; readonly name: string };

/** Every file of the folder and the folders in it. */
async function* filesIn(dir: string): AsyncGenerator<Found> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield { path, name: entry.name };
  }
}

/** When a file was written, or `null` when it went while it was looked at. */
const writtenAt = async (path: string): Promise<Date | null> =>
  (await stat(path).catch((error: unknown) => (isAbsent(error) ? null : Promise.reject(error))))?.mtime ?? null;

/** A file as a stream, which closes it when it ends or nobody reads on. */
async function streamOf(path: string, key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    throw isAbsent(error) ? new ObjectNotFound(key) : error;
  }
  return Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>;
}

/** Objects as files on this machine's disk; links are served by the shop itself. */
export function localStorage({
  dir,
  secret,
  oldSecret,
  baseUrl,
  now = () => new Date(),
}: LocalStorageOptions): LocalStorage {
  const pathOf = (key: string): string => {
    assertStorageKey(key);
    return join(dir, key);
  };

  return {
    async put(key, bytes) {
      await writeAtomically(pathOf(key), bytes);
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if (isAbsent(error)) throw new ObjectNotFound(key);
        throw error;
      }
    },
    async size(key) {
      const entry = await stat(pathOf(key)).catch((error: unknown) => {
        throw isAbsent(error) ? new ObjectNotFound(key) : error;
      });
      if (!entry.isFile()) throw new ObjectNotFound(key);
      return entry.size;
    },
    async stream(key, range) {
      return streamOf(pathOf(key), key, range);
    },
    async *list(prefix) {
      for await (const { path } of filesIn(dir)) {
        const key = relative(dir, path).split(sep).join('/');
        if (!isStorageKey(key) || !key.startsWith(prefix)) continue;
        const storedAt = await writtenAt(path);
        if (storedAt) yield { key, storedAt };
      }
    },
    async tidy(before) {
      let removed = 0;
      for await (const { path, name } of filesIn(dir)) {
        if (!/^\..+\.part$/.test(name)) continue;
        const at = await writtenAt(path);
        if (!at || at >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
    async delete(key) {
      const path = pathOf(key);
      const entry = await stat(path).catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      });
      // A folder is not an object: `photos` must not take `photos/a.jpg` with it.
      if (entry?.isFile()) await rm(path, { force: true });
    },
    async exists(key) {
      try {
        return (await stat(pathOf(key))).isFile();
      } catch (error) {
        if (isAbsent(error)) return false;
        throw error;
      }
    },
    async signedUrl(key, { expiresAt, downloadName }) {
      assertStorageKey(key);
      linkSeconds(expiresAt, now());
      const token = signFileToken({ key, expiresAt, ...(downloadName !== undefined && { downloadName }) }, secret);
      return `${baseUrl}/api/files/${token}`;
    },
    readSignedToken: (token, at) => readFileToken(token, oldSecret ? [secret, oldSecret] : secret, at),
  };
}
