import { createFaceFrame, type FaceFrame } from '@/lib/photos/face/frame';
import { computePersonMatte, type PersonMatte } from '@/lib/photos/face/matte/person';
import { loadModelFiles } from '@/lib/photos/face/node/model-files';
import { decodePicture } from '@/lib/photos/face/node/read-jpeg';
import type { Picture } from '@/lib/photos/face/picture';
import { reducePicture } from '@/lib/photos/face/picture-size';
import { READ_EDGE } from '@/lib/photos/face/read-face';
import { type EyeFeatures, measureEyes } from '@/lib/photos/face/traits/eyes';
import { findAndMeasureHair } from '@/lib/photos/face/traits/hair';
import type { HairFeatures } from '@/lib/photos/face/traits/hair-features';
import { measureHead } from '@/lib/photos/face/traits/read-traits';
import { measureWhites } from '@/lib/photos/face/traits/whites';
import { normalizePhoto } from '@/lib/photos/server';
import { type LabelledChild, listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import { printLine } from '../cli';
import { AUGMENTATIONS } from './augmentations';

/** What one copy of a child's photo says. Null where irises are hidden. */
export type MeasuredChild = {
  readonly child: LabelledChild;
  readonly original: boolean;
  readonly hair: HairFeatures;
  readonly eyes: EyeFeatures | null;
};

/** The copy that the reader sees. */
export async function loadPicture(file: string): Promise<Picture | null> {
  const photo = await normalizePhoto(readChildPhoto(file));
  return photo.ok ? reducePicture(await decodePicture(photo.value.jpeg), READ_EDGE) : null;
}

function measureCopy(copy: Picture, frame: FaceFrame, person: PersonMatte): Omit<MeasuredChild, 'child' | 'original'> {
  const { rims, skin, grid } = measureHead(copy, frame, person);
  return {
    hair: findAndMeasureHair(copy, frame, grid, skin.balanced).features,
    eyes: measureEyes(rims, measureWhites(copy, frame, 1)),
  };
}

/** Measures hair and eyes of every labelled child, in its photo and in copies of it in other light. */
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
      const copy = augment(picture, frame);
      all.push({ child, original: at === 0, ...measureCopy(copy, frame, computePersonMatte(copy, frame, matte)) });
    });
  }
  return all;
}
