import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getLoadedShare, READER_BYTES, setLoadedBytes, setReaderLoaded, subscribeToLoading } from './reader-loading';

/** The files that `model-urls.ts` names, on this disk. */
function listReaderFiles(): readonly string[] {
  const code = readFileSync('components/photo/worker/model-urls.ts', 'utf8');
  return [...code.matchAll(/new URL\(\s*'([^']+)'/g)].map(([, address = '']) =>
    address.startsWith('@') ? path.join('node_modules', address) : path.join('components/photo/worker', address),
  );
}

it('§2 photo instructions: the progress of the reader is counted in the bytes of its files', () => {
  const sizes = listReaderFiles().map((file) => statSync(file).size);
  expect(sizes).toHaveLength(8);
  expect(sizes.reduce((total, size) => total + size, 0)).toBe(READER_BYTES);
});

it('rises with what has arrived, and ends only when the reader can read', () => {
  const seen: number[] = [];
  const stop = subscribeToLoading(() => seen.push(getLoadedShare()));
  for (const bytes of [READER_BYTES / 4, READER_BYTES / 2, READER_BYTES]) setLoadedBytes(bytes);
  setReaderLoaded(true);
  stop();
  setReaderLoaded(false);
  expect(seen).toEqual([0.25, 0.5, 0.99, 1]);
});
