import { type Drawing, type DrawRequest, isSpreadScene } from '../request';
import { renderScene } from './scene';
import { renderSpread } from './spread';

/** Draws the picture of a page, or of two facing pages (JPEG). Throws if the scene contains an unknown name. */
export function renderPicture({ scene, sizePx, bleed, ...request }: DrawRequest): Promise<Drawing> {
  return isSpreadScene(scene)
    ? renderSpread({ ...request, scene, heightPx: sizePx, ...(bleed !== undefined && { bleed }) })
    : renderScene({ ...request, scene, sizePx });
}
