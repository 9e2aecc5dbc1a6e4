import { drawBackpack, drawTail } from './carried';
import { drawCape } from './clothes/cape';
import { drawHoodBehind } from './clothes/neckwear';
import type { BodyContext } from './context';

/** What hangs behind the whole figure; from behind it is drawn over the back. */
export function drawBehind(body: BodyContext): void {
  if (body.fromBehind) return;
  drawCape(body);
  drawBackpack(body);
  drawTail(body);
  drawHoodBehind(body);
}
