import { forMirroredPage, openFace } from './advanced';
import { compose, mirror } from './compose';
import { varied } from './compose-variation';
import type { FaceSource } from './figure';
import { finish, release } from './paint';
import type { Drawing, DrawRequest } from './request';
import { stageOf } from './stages';
import { validateScene } from './validate-scene';

const JPEG_QUALITY = 88;

/** A face that cannot be read leaves the drawn one. */
async function faceOf({ model, face, character }: DrawRequest): Promise<FaceSource | undefined> {
  if (model !== 'advanced' || !face) return undefined;
  const opened = await openFace(face, character.skin);
  return opened.ok ? opened.value : undefined;
}

/**
 * Draws one finished square picture (JPEG). The same request gives the same bytes.
 * @throws when the scene names something that nobody draws: a mistake in a story, not in an order.
 */
export async function renderScene(request: DrawRequest): Promise<Drawing> {
  const stage = stageOf(request.scene.stage);
  if (!stage) throw new Error(`unknown names in scene: stage:${request.scene.stage}`);
  const scene = varied(request.scene, stage, request.character, request.variation);
  const unknown = validateScene(scene);
  if (unknown.length > 0) throw new Error(`unknown names in scene: ${unknown.join(', ')}`);
  const opened = await faceOf(request);
  const face = opened && scene.mirrored ? forMirroredPage(opened) : opened;
  const { character, seed, sizePx } = request;
  const painted = compose({ scene, stage, character, seed, sizePx, ...(face && { face }) });
  const canvas = scene.mirrored ? mirror(painted) : painted;
  finish(canvas);
  const image = await canvas.encode('jpeg', JPEG_QUALITY);
  release(painted, canvas);
  return { image, mimeType: 'image/jpeg', widthPx: sizePx, heightPx: sizePx };
}
