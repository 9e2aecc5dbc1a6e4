import type { HairShape } from '@/lib/photos';
import { findCurl } from '../../own/curl';
import { fallOn, isFalling, type Side } from '../../own/outline';

/** Straight hair that leaves a temple free above this height is tucked behind the ear below it. */
const FREE_TEMPLE = -26;
/** Tucked hair begins this far out, and is this wide at least; head units. */
const [BEHIND_EAR, WIDTH] = [57, 9] as const;
/** Hair that covers the other ear reaches past it. */
const PAST_EAR = 66;

/** Hair that is combed off one temple lies behind that ear: a fall over the cheek would not be this child's. */
export function tuckBehindEar(shape: HairShape): HairShape {
  if (findCurl(shape) !== 'straight') return shape;
  const temple = (side: Side) => shape.hairline.at(side < 0 ? 0 : -1) ?? 0;
  const isFree = (side: Side) => isFalling(shape, side) && temple(side) < FREE_TEMPLE;
  if (!isFree(-1) && !isFree(1)) return shape;
  const tucked = (side: Side): HairShape['left'] => {
    const fall = fallOn(shape, side);
    if (!isFalling(shape, side)) return fall;
    if (!isFree(side)) return { ...fall, outer: fall.outer.map((x) => Math.max(x, PAST_EAR)) };
    const inner = fall.inner.map((x) => Math.max(x, BEHIND_EAR));
    return { ...fall, inner, outer: fall.outer.map((x) => Math.max(x, BEHIND_EAR + WIDTH)) };
  };
  return { ...shape, left: tucked(-1), right: tucked(1) };
}
