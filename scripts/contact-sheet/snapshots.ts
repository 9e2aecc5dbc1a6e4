import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { fromRoot } from '../paths';
import type { Cell } from './grid';
import { type Change, writeReport } from './report';
import { SHEETS } from './sheets';

/** Edge of a snapshot in pixels: large enough to show a lost eyebrow, small enough for every test run. */
const EDGE = 96;
const COLUMNS = 12;

const fileOf = (name: string, ending: 'webp' | 'txt') => fromRoot(`tests/fixtures/pictures/${name}.${ending}`);

/** A part of a picture, `EDGE` pixels wide, moved by (`x`, `y`). */
function cut(picture: Cell['picture'], x: number, y: number, width: number, height: number): Canvas {
  const canvas = createCanvas(EDGE, EDGE);
  canvas.getContext('2d').drawImage(picture, x, y, width, height);
  return canvas;
}

const pixelsOf = (canvas: Canvas): Uint8ClampedArray => canvas.getContext('2d').getImageData(0, 0, EDGE, EDGE).data;

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
export const SNAPSHOT_SHEETS: readonly string[] = Object.keys(SHEETS).filter((name) => SHEETS[name]?.snapshot);

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

/**
 * Pictures of a sheet that differ from their snapshots by more than `limit`, with the difference. Writes them side by side
 * into a page that the last line names.
 */
export async function diffWithSnapshots(name: string, limit: number): Promise<readonly string[]> {
  const labels = readFileSync(fileOf(name, 'txt'), 'utf8').trim().split('\n');
  const kept = await loadImage(readFileSync(fileOf(name, 'webp')));
  const cells = (await SHEETS[name]?.cells(EDGE)) ?? [];
  const isSameList = cells.map(({ label }) => label).join() === labels.join();
  const changes: (Change & { readonly much: number })[] = [];
  for (const [i, { label, picture }] of cells.slice(0, labels.length).entries()) {
    const before = cut(kept, -(i % COLUMNS) * EDGE, -Math.floor(i / COLUMNS) * EDGE, kept.width, kept.height);
    const after = cut(picture, 0, 0, EDGE, EDGE);
    const much = difference(pixelsOf(after), pixelsOf(before));
    if (much > limit) changes.push({ label, before, after, much });
  }
  return [
    ...(isSameList ? [] : ['the list of pictures']),
    ...changes.map(({ label, much }) => `${label} by ${much.toFixed(1)}`),
    ...(changes.length > 0 ? [`both pictures: ${writeReport(name, changes)}`] : []),
  ];
}
