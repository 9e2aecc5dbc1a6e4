import sharp from 'sharp';
import { type Box, type Character, SPREAD_UNITS, type SpreadSceneInput, spreadSceneSchema } from '@/lib/illustrator';
import { renderSpread } from '@/lib/illustrator/server';

type Detail = {
  readonly scene: SpreadSceneInput;
  readonly character: Character;
  readonly seed: string;
  /** In stage units of the scene as it is declared; all of it unless told. */
  readonly box?: Box;
  /** As books that are read from right to left have it; the detail shows the same part. */
  readonly mirrored?: boolean;
  readonly variation?: number;
};

const WHOLE: Box = { x: 0, y: 0, ...SPREAD_UNITS };

/** Draws a picture book's spread and cuts a detail of it, `heightPx` high. */
export async function drawDetail(detail: Detail, heightPx: number): Promise<Uint8Array> {
  const { scene, character, seed, box = WHOLE, mirrored = false, variation = 0 } = detail;
  const scale = heightPx / box.height;
  const { image } = await renderSpread({
    scene: spreadSceneSchema.parse({ ...scene, mirrored }),
    character,
    model: 'regular',
    seed,
    variation,
    heightPx: Math.ceil(SPREAD_UNITS.height * scale),
  });
  const x = mirrored ? SPREAD_UNITS.width - box.x - box.width : box.x;
  const [left, top, width, height] = [x, box.y, box.width, box.height].map((units) => Math.floor(units * scale));
  const area = { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 };
  return new Uint8Array(await sharp(image).extract(area).png().toBuffer());
}
