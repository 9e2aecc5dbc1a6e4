import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Result } from '@/lib/platform/result';
import { getLinkSeconds } from './download';
import { assertStorageKey, isStorageKey } from './key';
import { type ByteRange, ObjectNotFound, type StoragePort } from './port';
import { createFileToken, type FileLink, verifyFileToken } from './token';

type LocalStorageOptions = {
  /** Absolute folder of the objects; created on the first write. */
  readonly dir: string;
  /** Signs the links; at least 32 random bytes as text. */
  readonly secret: string;
  /** The previous secret, whose links still work. */
  readonly oldSecret?: string | undefined;
  /** Origin of the shop without a trailing slash; links are `<baseUrl>/api/files/<token>`. */
  readonly baseUrl: string;
  readonly now?: () => Date;
};

export type LocalStorage = StoragePort & {
  /** Verifies the token of a link made by `signedUrl`, for the route that serves the file. */
  readSignedToken(token: string, now: Date): Result<FileLink, 'link_invalid' | 'link_expired'>;
};

const NOT_FOUND_CODES = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const isNotFound = (error: unknown): boolean => NOT_FOUND_CODES.has((error as NodeJS.ErrnoException).code ?? '');

/** Flushes the directory entry: without this a power failure may leave a row whose file does not exist. */
async function syncDir(path: string): Promise<void> {
  // Windows cannot open folders and does not need this.
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().finally(() => folder.close());
}

/** Writes a temporary file and renames it, so that a reader sees the old or the new bytes, never a part. */
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
    await syncDir(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

type FoundFile = { readonly path: string; readonly name: string };

/** Every file in the folder, recursively. */
async function* listFiles(dir: string): AsyncGenerator<FoundFile> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else if (entry.isFile()) yield { path, name: entry.name };
  }
}

/** Modification time of a file, or `null` when it was deleted meanwhile. */
const getModifiedTime = async (path: string): Promise<Date | null> =>
  (await stat(path).catch((error: unknown) => (isNotFound(error) ? null : Promise.reject(error))))?.mtime ?? null;

/** Opens a file as a stream that closes it at its end or on cancel. */
async function openStream(path: string, key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    throw isNotFound(error) ? new ObjectNotFound(key) : error;
  }
  return Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>;
}

/** Stores objects as files on the local disk; the shop itself serves the links. */
export function createLocalStorage({
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
        if (isNotFound(error)) throw new ObjectNotFound(key);
        throw error;
      }
    },
    async size(key) {
      const entry = await stat(pathOf(key)).catch((error: unknown) => {
        throw isNotFound(error) ? new ObjectNotFound(key) : error;
      });
      if (!entry.isFile()) throw new ObjectNotFound(key);
      return entry.size;
    },
    async stream(key, range) {
      return openStream(pathOf(key), key, range);
    },
    async *list(prefix) {
      for await (const { path } of listFiles(dir)) {
        const key = relative(dir, path).split(sep).join('/');
        if (!isStorageKey(key) || !key.startsWith(prefix)) continue;
        const storedAt = await getModifiedTime(path);
        if (storedAt) yield { key, storedAt };
      }
    },
    async tidy(before) {
      let removed = 0;
      for await (const { path, name } of listFiles(dir)) {
        if (!/^\..+\.part$/.test(name)) continue;
        const at = await getModifiedTime(path);
        if (!at || at >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
    async delete(key) {
      const path = pathOf(key);
      const entry = await stat(path).catch((error: unknown) => {
        if (isNotFound(error)) return null;
        throw error;
      });
      // A folder is not an object: deleting `photos` must not delete `photos/a.jpg`.
      if (entry?.isFile()) await rm(path, { force: true });
    },
    async exists(key) {
      try {
        return (await stat(pathOf(key))).isFile();
      } catch (error) {
        if (isNotFound(error)) return false;
        throw error;
      }
    },
    async signedUrl(key, { expiresAt, downloadName }) {
      assertStorageKey(key);
      getLinkSeconds(expiresAt, now());
      const token = createFileToken({ key, expiresAt, ...(downloadName !== undefined && { downloadName }) }, secret);
      return `${baseUrl}/api/files/${token}`;
    },
    readSignedToken: (token, at) => verifyFileToken(token, oldSecret ? [secret, oldSecret] : secret, at),
  };
}
