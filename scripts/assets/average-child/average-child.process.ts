import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureFace } from '@/lib/photos/face/measures/measure-face';
import { createSymmetricFace } from '@/lib/photos/face/measures/symmetric-face';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { printLine } from '../../cli';
import { fromRoot } from '../../paths';
import { fitAverages, type MeasuredChild } from './fit';

const OUTPUT = fromRoot('lib/photos/face/measures/data/average-child.json');
/** A head turned further (radians) does not show its proportions. */
const MAX_YAW = 0.2;
const SOURCE =
  'Forty synthetic portraits of children from the sample sheets of SFHQ and SFHQ-T2I (David Beniaguev, MIT licence), ' +
  'measured by scripts/assets/average-child';

async function measureChild(file: string, age: number): Promise<MeasuredChild | null> {
  const photo = await normalizePhoto(new Uint8Array(readFileSync(file)));
  const reading = photo.ok ? await readFace(photo.value.jpeg) : photo;
  if (!reading.ok || Math.abs(reading.value.yaw) > MAX_YAW) return null;
  const { landmarks, brows } = reading.value;
  const ofBrows = brows && { browThickness: brows.thickness, browDarkness: brows.darkness };
  return { age, measures: { ...measureFace(createSymmetricFace(landmarks)), ...ofBrows } };
}

/**
 * `node --import tsx scripts/assets/average-child/average-child.process.ts [FOLDER]`: measures the faces of a folder of
 * children with `labels.csv` (columns file, gender, age) and stores the average child that heroes are compared with.
 */
const folder = path.resolve(process.argv[2] ?? fromRoot('tests/fixtures/children'));
const [, ...rows] = readFileSync(path.join(folder, 'labels.csv'), 'utf8').trim().split('\n');
const children: MeasuredChild[] = [];
for (const row of rows) {
  const [file = '', , age] = row.split(',');
  const child = await measureChild(path.join(folder, file), Number(age));
  if (child) children.push(child);
}
await closeFaceReader();
writeFileSync(
  OUTPUT,
  `${JSON.stringify({ source: SOURCE, children: children.length, ...fitAverages(children) }, null, 2)}\n`,
);
printLine(`${children.length} of ${rows.length} faces measured: ${OUTPUT}`);
