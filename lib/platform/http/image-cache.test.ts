import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clearImageCache } from './image-cache';

const dir = mkdtempSync(path.join(tmpdir(), 'gibori-build-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('rulings "Photos and names": deletes resized copies of private pictures at startup, and nothing else of the build', async () => {
  const kept = path.join(dir, 'cache', 'images', 'a1b2');
  mkdirSync(kept, { recursive: true });
  writeFileSync(path.join(kept, '14400.1.a.jpeg'), 'photo');
  writeFileSync(path.join(dir, 'cache', 'config.json'), '{}');
  await clearImageCache(dir);
  expect(existsSync(path.join(dir, 'cache', 'images'))).toBe(false);
  expect(existsSync(path.join(dir, 'cache', 'config.json'))).toBe(true);
  await clearImageCache(dir);
});
