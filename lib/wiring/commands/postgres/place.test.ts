import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isOpen, openData, openPrograms } from './place';

it('a private folder on the way is noticed, and a shared place is taken instead', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'place-'));
  const home = path.join(dir, 'home');
  mkdirSync(path.join(home, 'bin'), { recursive: true });
  writeFileSync(path.join(home, 'bin', 'postgres'), '');
  try {
    chmodSync(dir, 0o755);
    expect(isOpen(home)).toBe(true);
    expect(openPrograms(home)).toBe(home);
    expect(openData(path.join(dir, 'postgres'))).toBe(path.join(dir, 'postgres'));

    chmodSync(dir, 0o700);
    expect(isOpen(home)).toBe(false);
    const copy = openPrograms(home);
    expect(copy).not.toBe(home);
    expect(isOpen(copy)).toBe(true);
    expect(openPrograms(home)).toBe(copy);
    expect(isOpen(path.dirname(openData(path.join(dir, 'postgres'))))).toBe(true);
    rmSync(copy, { recursive: true });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
