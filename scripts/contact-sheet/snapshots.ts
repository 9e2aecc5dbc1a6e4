import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { fromRoot } from '../paths';
import type { Cell } from './grid';
import { SHEETS } from './sheets';

/** Edge of a snapshot in pixels: large enough to show a lost eyebrow, small enough for every test run. */
const EDGE = 96;
const COLUMNS = 12;

const fileOf = (name: string, ending: 'webp' | 'txt') => fromRoot(`tests/fixtures/pictures/${name}.${ending}`);

async function pixelsOf(picture: Cell['picture']): Promise<Uint8ClampedArray> {
  const c = createCanvas(EDGE, EDGE).getContext('2d');
  c.drawImage(picture, 0, 0, EDGE, EDGE);
  return c.getImageData(0, 0, EDGE, EDGE).data;
}

/** Saves a sheet as the new snapshot. */
export async function saveSnapshots(name: string): Promise<void> {
  const cells = (await SHEETS[name]?.cells(EDGE)) ?? [];
  const sheet = createCanvas(COLUMNS * EDGE, Math.ceil(cells.length / COLUMNS) * EDGE);
  const c = sheet.getContext('2d');
  cells.forEach(({ picture }, i) => {
    c.drawImage(picture, (i % COLUMNS) * EDGE, Math.floor(i / COLUMNS) * EDGE, EDGE, EDGE);
  });
  mkdirSync(fromRoot('tests/fixtures/pictures'), { recursive: true });
  // Nearly lossless: the loss is far below the limit of the tests.
  writeFileSync(
    fileOf(name, 'webp'),
    await sharp(sheet.toBuffer('image/png')).webp({ nearLossless: true, quality: 40 }).toBuffer(),
  );
  writeFileSync(fileOf(name, 'txt'), `${cells.map(({ label }) => label).join('\n')}\n`);
}

/** Sheets that depend on drawing code only. */
export const SNAPSHOT_SHEETS: readonly string[] = Object.keys(SHEETS).filter((name) => !SHEETS[name]?.measured);

const BLOCK = 8;

/** Largest mean difference (0 to 255) of any block of two pictures, so that a local change does not average out. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let largest = 0;
  for (let by = 0; by < EDGE; by += BLOCK) {
    for (let bx = 0; bx < EDGE; bx += BLOCK) {
      let sum = 0;
      for (let y = by; y < by + BLOCK; y++) {
        for (let o = (y * EDGE + bx) * 4; o < (y * EDGE + bx + BLOCK) * 4; o++) {
          sum += Math.abs((a[o] as number) - (b[o] as number));
        }
      }
      largest = Math.max(largest, sum / (BLOCK * BLOCK * 3));
    }
  }
  return largest;
}

/** Pictures of a sheet that differ from their snapshots by more than `limit`, with the difference. */
export async function diffWithSnapshots(name: string, limit: number): Promise<readonly string[]> {
  const labels = readFileSync(fileOf(name, 'txt'), 'utf8').trim().split('\n');
  const kept = await loadImage(readFileSync(fileOf(name, 'webp')));
  const cells = (await SHEETS[name]?.cells(EDGE)) ?? [];
  const changed: string[] = [];
  if (cells.map(({ label }) => label).join() !== labels.join()) changed.push('the list of pictures');
  for (const [i, { label, picture }] of cells.entries()) {
    if (i >= labels.length) break;
    const c = createCanvas(EDGE, EDGE).getContext('2d');
    c.drawImage(kept, -(i % COLUMNS) * EDGE, -Math.floor(i / COLUMNS) * EDGE);
    const much = difference(await pixelsOf(picture), c.getImageData(0, 0, EDGE, EDGE).data);
    if (much > limit) changed.push(`${label} by ${much.toFixed(1)}`);
  }
  return changed;
}
