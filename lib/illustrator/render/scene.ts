import { mirrorFaceSource, type OpenedHead, openPreparedFace } from '../advanced';
import { hasOwnFace } from '../character/own-face';
import { compose, mirrorCanvas } from '../compose/compose';
import { varyScene } from '../compose/variation';
import { applyFinish, freeCanvas } from '../paint';
import type { Drawing, DrawRequest, SceneRequest } from '../request';
import { getStage } from '../stages';
import { validateScene } from '../validate-scene';

const JPEG_QUALITY = 88;

/** The painted head of a hero whose own face is not known; its drawn one stays if that cannot be opened. */
export function openHeadFor({
  model,
  face,
  character,
}: Pick<DrawRequest, 'model' | 'face' | 'character'>): OpenedHead | null {
  if (model !== 'advanced' || !face || hasOwnFace(character)) return null;
  const opened = openPreparedFace(face, character.skin);
  return opened.ok ? opened.value : null;
}

/**
 * Draws a finished square picture (JPEG). The same request gives the same bytes.
 * @throws if the scene contains an unknown name, which is an error in the story's data
 */
export async function renderScene(request: SceneRequest): Promise<Drawing> {
  const stage = getStage(request.scene.stage);
  if (!stage) throw new Error(`unknown names in scene: stage:${request.scene.stage}`);
  const scene = varyScene(request.scene, stage, request.character, request.variation);
  const unknown = validateScene(scene);
  if (unknown.length > 0) throw new Error(`unknown names in scene: ${unknown.join(', ')}`);
  const opened = openHeadFor(request);
  const face = opened && (scene.mirrored ? mirrorFaceSource(opened.source) : opened.source);
  // Neck, arms and legs have the skin of the painted head.
  const character = opened ? { ...request.character, skin: opened.skin } : request.character;
  const { seed, sizePx } = request;
  const closer = request.model === 'advanced';
  const painted = compose({ scene, stage, character, seed, sizePx, closer, ...(face && { face }) });
  const canvas = scene.mirrored ? mirrorCanvas(painted) : painted;
  applyFinish(canvas);
  const image = await canvas.encode('jpeg', JPEG_QUALITY);
  freeCanvas(painted, canvas);
  return { image, mimeType: 'image/jpeg', widthPx: sizePx, heightPx: sizePx };
}
