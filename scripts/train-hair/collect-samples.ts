import { createFaceFrame } from '@/lib/photos/face/frame';
import { computePersonMatte } from '@/lib/photos/face/matte/person';
import { loadModelFiles } from '@/lib/photos/face/node/model-files';
import { decodePicture } from '@/lib/photos/face/node/read-jpeg';
import type { Picture } from '@/lib/photos/face/picture';
import { reducePicture } from '@/lib/photos/face/picture-size';
import { READ_EDGE } from '@/lib/photos/face/read-face';
import { findAndMeasureHair } from '@/lib/photos/face/traits/hair';
import type { HairFeatures } from '@/lib/photos/face/traits/hair-features';
import { measureHead } from '@/lib/photos/face/traits/read-traits';
import { normalizePhoto } from '@/lib/photos/server';
import { type LabelledChild, listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import { printLine } from '../cli';
import { AUGMENTATIONS } from './augmentations';

export type MeasuredChild = {
  readonly child: LabelledChild;
  readonly original: boolean;
  readonly features: HairFeatures;
};

/** The copy that the reader sees. */
async function loadPicture(file: string): Promise<Picture | null> {
  const photo = await normalizePhoto(readChildPhoto(file));
  return photo.ok ? reducePicture(await decodePicture(photo.value.jpeg), READ_EDGE) : null;
}

/** Measures the hair of every labelled child, in its photo and in copies of it in other light. */
export async function collectSamples(): Promise<readonly MeasuredChild[]> {
  const all: MeasuredChild[] = [];
  const { faces, matte } = await loadModelFiles();
  for (const child of listChildren()) {
    const picture = await loadPicture(child.file);
    const mesh = picture && (await faces.detectFaces(picture))[0]?.mesh;
    if (!picture || !mesh) continue;
    const frame = createFaceFrame(mesh);
    printLine(`Measuring ${child.file} ...`);
    AUGMENTATIONS.forEach((augment, at) => {
      const copy = augment(picture);
      const { skin, grid } = measureHead(copy, frame, computePersonMatte(copy, frame, matte));
      all.push({ child, original: at === 0, features: findAndMeasureHair(copy, frame, grid, skin.balanced).features });
    });
  }
  return all;
}
