import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createLocalStorage, type LocalStorage } from '@/lib/providers/storage/local';

export type TestStorage = LocalStorage & {
  /** Keys of all current objects. */
  readonly objects: () => readonly string[];
};

/** The real disk adapter in a folder that is removed afterwards. */
export function withStorage(): TestStorage {
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-objects-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const objects = () =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  return { ...createLocalStorage({ dir, secret: 's'.repeat(32), baseUrl: '' }), objects };
}
