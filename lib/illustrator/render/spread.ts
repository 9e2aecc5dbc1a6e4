import { mirrorFaceSource } from '../advanced';
import { freeCanvas } from '../paint';
import type { Drawing, DrawRequest } from '../request';
import type { LetterFont } from '../spread/lettering';
import { paintSpread } from '../spread/paint-spread';
import type { SpreadScene } from '../spread/schema';
import { validateSpread } from '../spread/validate-spread';
import { openHeadFor } from './scene';

const JPEG_QUALITY = 88;

/** One spread to draw. The same request always gives the same pixels. */
export type SpreadRequest = Omit<DrawRequest, 'scene' | 'sizePx' | 'bleed'> & {
  readonly scene: SpreadScene;
  /** Height in pixels, with the bleed; the width is twice that of the trimmed height and the bleed. */
  readonly heightPx: number;
  /** Painted beyond the trimmed edges, in stage units; none unless told. */
  readonly bleed?: number;
  /** Draws the front of a cover alone, a square: the right half, or the left one of a mirrored book. */
  readonly front?: boolean;
  /** For lettering in the picture; the caller registers it with the canvas. */
  readonly font?: LetterFont;
};

/**
 * Draws the pictures of two facing pages (JPEG of 2:1; a square of the front alone). The same request gives the same bytes.
 * @throws if the scene contains an unknown name, which is an error in the story's data
 */
export async function renderSpread(request: SpreadRequest): Promise<Drawing> {
  const { scene, seed, heightPx, bleed, front, variation, font } = request;
  const unknown = validateSpread(scene);
  if (unknown.length > 0) throw new Error(`unknown names in scene: ${unknown.join(', ')}`);
  const opened = openHeadFor(request);
  const face = opened && (scene.mirrored ? mirrorFaceSource(opened.source) : opened.source);
  // Neck, arms and legs have the skin of the painted head.
  const character = opened ? { ...request.character, skin: opened.skin } : request.character;
  const closer = request.model === 'advanced';
  const canvas = paintSpread(scene, {
    character,
    seed,
    heightPx,
    variation,
    closer,
    ...(bleed !== undefined && { bleed }),
    ...(front && { front }),
    ...(font && { font }),
    ...(face && { face }),
  });
  const { width, height } = canvas;
  const image = await canvas.encode('jpeg', JPEG_QUALITY);
  freeCanvas(canvas);
  return { image, mimeType: 'image/jpeg', widthPx: width, heightPx: height };
}
