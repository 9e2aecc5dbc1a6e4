import { drawBackpack, drawTail } from './carried';
import { drawCape } from './clothes/cape';
import { drawHoodBehind } from './clothes/neckwear';
import type { BodyContext } from './context';

/** What hangs behind the whole figure. */
export function drawBehind(body: BodyContext): void {
  drawCape(body);
  drawBackpack(body);
  drawTail(body);
  drawHoodBehind(body);
}
