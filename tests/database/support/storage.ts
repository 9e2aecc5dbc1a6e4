import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { type LocalStorage, localStorage } from '@/lib/providers/storage/local';

/** The real disk adapter in a folder that is removed afterwards. */
export function withStorage(): LocalStorage {
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-objects-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return localStorage({ dir, secret: 's'.repeat(32), baseUrl: '' });
}
