import { drawCape } from './cape';
import { drawBackpack, drawTail } from './carried';
import type { BodyContext } from './context';
import { drawHoodBehind } from './neckwear';

/** What hangs behind the whole figure. */
export function drawBehind(body: BodyContext): void {
  drawCape(body);
  drawBackpack(body);
  drawTail(body);
  drawHoodBehind(body);
}
