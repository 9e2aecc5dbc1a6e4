import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Result } from '@/lib/platform/result';
import { linkSeconds } from './download';
import { assertStorageKey } from './key';
import { ObjectNotFound, type StoragePort } from './port';
import { type FileLink, readFileToken, signFileToken } from './token';

type LocalStorageOptions = {
  /** Absolute folder that holds the objects; made on the first write. */
  readonly dir: string;
  /** Signs the links; at least 32 random bytes as text. */
  readonly secret: string;
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
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Objects as files on this machine's disk; links are served by the shop itself. */
export function localStorage({ dir, secret, baseUrl, now = () => new Date() }: LocalStorageOptions): LocalStorage {
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
    readSignedToken: (token, at) => readFileToken(token, secret, at),
  };
}
