import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getAccessibleDataDir, getAccessiblePrograms, isAccessible } from './accessible-dir';

it('detects a private parent folder and uses a shared location instead', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'place-'));
  const home = path.join(dir, 'home');
  mkdirSync(path.join(home, 'bin'), { recursive: true });
  writeFileSync(path.join(home, 'bin', 'postgres'), '');
  try {
    chmodSync(dir, 0o755);
    expect(isAccessible(home)).toBe(true);
    expect(getAccessiblePrograms(home)).toBe(home);
    expect(getAccessibleDataDir(path.join(dir, 'postgres'))).toBe(path.join(dir, 'postgres'));

    chmodSync(dir, 0o700);
    expect(isAccessible(home)).toBe(false);
    const copy = getAccessiblePrograms(home);
    expect(copy).not.toBe(home);
    expect(isAccessible(copy)).toBe(true);
    expect(getAccessiblePrograms(home)).toBe(copy);
    expect(isAccessible(path.dirname(getAccessibleDataDir(path.join(dir, 'postgres'))))).toBe(true);
    rmSync(copy, { recursive: true });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
