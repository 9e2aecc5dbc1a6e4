import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreAssets, saveAssets } from './earlier-assets';

const DAY_MS = 86_400_000;

describe('what an open page of an earlier build still loads', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'gibori-assets-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const served = (name: string) => path.join(dir, 'static/chunks', name);
  /** Builds as Next does: what was served is gone, what is cached stays. */
  function build(days: number, ...names: readonly string[]): void {
    saveAssets(dir, new Date(Date.now() + days * DAY_MS));
    rmSync(path.join(dir, 'static'), { recursive: true, force: true });
    mkdirSync(path.join(dir, 'static/chunks'), { recursive: true });
    for (const name of names) writeFileSync(served(name), name);
    restoreAssets(dir);
  }

  it('is served beside the files of the new build', () => {
    build(0, 'first.js', 'both.js');
    build(0, 'second.js', 'both.js');
    for (const name of ['first.js', 'second.js', 'both.js']) expect(readFileSync(served(name), 'utf8')).toBe(name);
  });

  it('is kept for thirty days after the last build that had it', () => {
    build(0, 'first.js');
    build(1, 'second.js');
    build(20, 'third.js');
    expect(existsSync(served('first.js'))).toBe(true);
    build(40, 'fourth.js');
    expect(existsSync(served('first.js'))).toBe(false);
    expect(existsSync(served('third.js'))).toBe(true);
  });

  it('stays when a build fails, and comes back with the next one', () => {
    build(0, 'first.js');
    saveAssets(dir, new Date());
    rmSync(path.join(dir, 'static'), { recursive: true });
    build(0, 'second.js');
    expect(existsSync(served('first.js'))).toBe(true);
  });
});
