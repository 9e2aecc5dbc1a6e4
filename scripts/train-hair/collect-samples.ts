import sharp from 'sharp';
import { detectFaces } from '@/lib/photos/face/detect';
import { createFaceFrame } from '@/lib/photos/face/frame';
import type { Picture } from '@/lib/photos/face/picture';
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

/** The copy that the reader sees (`lib/photos/face/read.ts`). */
async function loadPicture(file: string): Promise<Picture | null> {
  const photo = await normalizePhoto(readChildPhoto(file));
  if (!photo.ok) return null;
  const copy = sharp(photo.value.jpeg).resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await copy.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Measures the hair of every labelled child, in its photo and in copies of it in other light. */
export async function collectSamples(): Promise<readonly MeasuredChild[]> {
  const all: MeasuredChild[] = [];
  for (const child of listChildren()) {
    const picture = await loadPicture(child.file);
    const mesh = picture && (await detectFaces(picture))[0]?.mesh;
    if (!picture || !mesh) continue;
    const frame = createFaceFrame(mesh);
    printLine(`Measuring ${child.file} ...`);
    AUGMENTATIONS.forEach((augment, at) => {
      const copy = augment(picture);
      const { skin, grid } = measureHead(copy, frame);
      all.push({ child, original: at === 0, features: findAndMeasureHair(copy, frame, grid, skin.color).features });
    });
  }
  return all;
}
