import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { type LocalStorage, localStorage } from '@/lib/providers/storage/local';

export type TestStorage = LocalStorage & {
  /** Every object that lies in it just now. */
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
  return { ...localStorage({ dir, secret: 's'.repeat(32), baseUrl: '' }), objects };
}
