import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp, lerp, mixNumber, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { isCurlMass } from '../own/curl';
import { fallPoint, isFalling, placing, type Side } from '../own/outline';

/** Heights between which the edge of a fall comes down to the face, and between which it leaves it and hangs free. */
const [FROM_TEMPLE, BESIDE_EYE] = [-26, HAIR_MEASURES.fallTop];
const [BY_CHIN, FREE] = [34, 66];
/** Below the cheek the face narrows to the chin: hair that hangs beside it does not follow it there. */
const CHEEK = 28;
/** How far the hair of the far side lies beyond the edge of the face, so that the far eye stays free; head units. */
const BEYOND = 7;

const ease = (t: number): number => t * t * (3 - 2 * t);
const ramp = (value: number, from: number, to: number): number => ease(clamp((value - from) / (to - from), 0, 1));

/** Where hair beside the face lies: its inner edge turns with the face, its silhouette with the skull. */
function besideFace(h: HairBrush, shape: HairShape, [x, y]: Vec): Vec {
  const side: Side = x < 0 ? -1 : 1;
  const { tip } = side < 0 ? shape.left : shape.right;
  const down = clamp((y - BESIDE_EYE) / Math.max(1, tip - BESIDE_EYE), 0, 1);
  const [inner, outer] = [0, 1].map((out) => Math.abs(fallPoint(shape, side, down, out)[0])) as [number, number];
  const out = clamp((Math.abs(x) - inner) / Math.max(1, outer - inner), 0, 1);
  const byFace = (1 - ease(out)) * (1 - ramp(y, BY_CHIN, FREE));
  const far = side * h.view.turn > 0 ? side * BEYOND * Math.abs(h.view.turn) : 0;
  const [onFace, onSkull, moved] = [h.line([x, Math.min(y, CHEEK)]), h.skull([x, y]), h.loose([x, y])];
  // What moves the hair moves its inner edge as well.
  return [moved[0] + mixNumber(onSkull[0], onFace[0] + far, byFace) - onSkull[0], moved[1]];
}

/**
 * Places a point of the unturned hair as the head is turned: the edge by the cheek frames the near cheek and leaves the
 * far eye free.
 */
export function placeFront(h: HairBrush, shape: HairShape): (point: Vec) => Vec {
  const onHead = placing(h, shape);
  const leans = isCurlMass(shape);
  return (point) => {
    const [x, y] = point;
    const still = onHead(point);
    // Curls lean with the wind as a mass, above the ears; beside them they hold on to the head.
    const placed = leans && y < 4 ? lerp(still, h.lean(still), clamp((4 - y) / 44, 0, 1)) : still;
    if (h.view.turn === 0 || y <= FROM_TEMPLE || !isFalling(shape, x < 0 ? -1 : 1)) return placed;
    const share = ramp(y, FROM_TEMPLE, BESIDE_EYE) * ramp(Math.abs(x), 26, 38);
    return share === 0 ? placed : lerp(placed, besideFace(h, shape, point), share);
  };
}
