import { writeFileSync } from 'node:fs';
import { createFrontFace } from '@/lib/photos/face/face-shape/front-face';
import { loadModelFiles } from '@/lib/photos/face/node/model-files';
import { decodePicture } from '@/lib/photos/face/node/read-jpeg';
import { reducePicture } from '@/lib/photos/face/picture-size';
import { READ_EDGE } from '@/lib/photos/face/read-face';
import { normalizePhoto } from '@/lib/photos/server';
import { listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import { printLine } from '../../cli';
import { fromRoot } from '../../paths';
import { fitFace, type MeasuredFace } from './fit-face';

const OUTPUT = fromRoot('lib/photos/face/face-shape/data/average-face.json');
const SOURCE =
  'Forty synthetic portraits of children from the sample sheets of SFHQ and SFHQ-T2I (David Beniaguev, MIT licence), ' +
  'measured by scripts/assets/average-face';

/**
 * `node --import tsx scripts/assets/average-face/average-face.process.ts`: measures the forty children of the fixtures
 * and stores the average face that heroes are bent from.
 */
const { faces } = await loadModelFiles();
const measured: MeasuredFace[] = [];
for (const { file, age } of listChildren()) {
  const photo = await normalizePhoto(readChildPhoto(file));
  if (!photo.ok) continue;
  const picture = reducePicture(await decodePicture(photo.value.jpeg), READ_EDGE);
  const mesh = (await faces.detectFaces(picture))[0]?.mesh;
  if (mesh) measured.push({ age, lines: createFrontFace(mesh).lines });
}
writeFileSync(OUTPUT, `${JSON.stringify({ source: SOURCE, children: measured.length, ...fitFace(measured) })}\n`);
printLine(`${measured.length} faces measured: ${OUTPUT}`);
