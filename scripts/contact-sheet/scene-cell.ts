import { loadImage } from '@napi-rs/canvas';
import type { Character } from '@/lib/illustrator/character/character';
import { renderScene } from '@/lib/illustrator/render/scene';
import { type Scene, type SceneInput, sceneSchema } from '@/lib/illustrator/scene';
import type { Cell } from './grid';

/** A finished picture of a scene. */
export async function sceneCell(
  label: string,
  scene: SceneInput | Scene,
  character: Character,
  sizePx: number,
  variation = 0,
): Promise<Cell> {
  const { image } = await renderScene({
    scene: sceneSchema.parse(scene),
    character,
    model: 'regular',
    seed: 'contact-sheet',
    variation,
    sizePx,
  });
  return { label, picture: await loadImage(Buffer.from(image)) };
}
