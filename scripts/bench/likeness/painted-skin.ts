import sharp from 'sharp';
import type { Character } from '@/lib/illustrator';
import { portraitScene, renderScene } from '@/lib/illustrator/server';
import { createFaceFrame } from '@/lib/photos/face/frame';
import { labToHex } from '@/lib/photos/face/oklab';
import { measureCheeks } from '@/lib/photos/face/traits/skin';
import { readFace } from '@/lib/photos/server';

const PORTRAIT_PX = 480;

/**
 * The skin (hex) of the finished portrait, measured on its cheeks: what a parent sees. The character's own tone where
 * the reader finds no face.
 */
export async function measurePaintedSkin(character: Character): Promise<string> {
  const request = {
    scene: portraitScene(character),
    character,
    model: 'regular',
    seed: 'bench',
    variation: 0,
  } as const;
  const { image } = await renderScene({ ...request, sizePx: PORTRAIT_PX });
  const reading = await readFace(image);
  if (!reading.ok) return character.skin;
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const frame = createFaceFrame(reading.value.landmarks.map(([x, y]) => [x, y, 0]));
  return labToHex(measureCheeks({ data, width: info.width, height: info.height }, frame));
}
