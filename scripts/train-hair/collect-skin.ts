import sharp from 'sharp';
import { createFaceFrame } from '@/lib/photos/face/frame';
import { loadModelFiles } from '@/lib/photos/face/node/model-files';
import type { Picture } from '@/lib/photos/face/picture';
import { findIrisRims } from '@/lib/photos/face/traits/iris-rim';
import { estimateGains } from '@/lib/photos/face/traits/light';
import { findSkin, measureSkin, readSkin } from '@/lib/photos/face/traits/skin';
import type { SkinEvidence } from '@/lib/photos/face/traits/skin-lightness';
import type { TintEvidence } from '@/lib/photos/face/traits/skin-tint';
import { type LabelledChild, listChildren } from '@/tests/fixtures/children/children';
import { printLine } from '../cli';
import { AUGMENTATIONS } from './augmentations';
import { loadPicture } from './collect-samples';

/** What one copy of a child's photo says of its skin. */
export type MeasuredSkin = {
  readonly child: LabelledChild;
  readonly original: boolean;
  readonly evidence: SkinEvidence;
  readonly tint: TintEvidence;
  /** How sure the reading is, before calibration. */
  readonly confidence: number;
};

/** As a messenger sends it: out of focus and compressed hard. */
async function blurAndCompress({ data, width, height }: Picture): Promise<Picture> {
  const raw = sharp(data, { raw: { width, height, channels: 3 } });
  const jpeg = await raw.blur(2.5).jpeg({ quality: 25 }).toBuffer();
  return { width, height, data: new Uint8Array(await sharp(jpeg).removeAlpha().raw().toBuffer()) };
}

/** Measures the skin of every labelled child, in its photo and in copies of it in other light; hidden cheeks are left out. */
export async function collectSkin(): Promise<readonly MeasuredSkin[]> {
  const all: MeasuredSkin[] = [];
  const { faces } = await loadModelFiles();
  for (const child of listChildren()) {
    const picture = await loadPicture(child.file);
    const mesh = picture && (await faces.detectFaces(picture))[0]?.mesh;
    if (!picture || !mesh) continue;
    printLine(`Measuring the skin of ${child.file} ...`);
    const frame = createFaceFrame(mesh);
    const copies = [...AUGMENTATIONS.map((augment) => augment(picture, frame)), await blurAndCompress(picture)];
    copies.forEach((copy, at) => {
      const gains = estimateGains(copy, findIrisRims(copy, frame, findSkin(copy, frame)));
      const measured = measureSkin(copy, frame, gains);
      if (!measured) return;
      const { evidence, shown, balanced } = measured;
      const { confidence } = readSkin(copy, frame, gains);
      all.push({ child, original: at === 0, evidence, tint: { shown, balanced }, confidence });
    });
  }
  return all;
}
