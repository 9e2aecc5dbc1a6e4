import type { PictureSceneInput } from '@/lib/illustrator';

type Prop = NonNullable<PictureSceneInput['props']>[number];
type Hands = NonNullable<NonNullable<PictureSceneInput['heroes']>[number]['hands']>;

/** The ring of a lantern above its foot, and above the middle of its box, in figure units. */
const RING = { aboveFoot: 72, aboveMiddle: 12 } as const;

type Carried = {
  readonly kind: 'lantern' | 'lanternOut';
  /** Where the fist is, in stage units. */
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
  /** Painted in this order, as figures are. */
  readonly depth: number;
  readonly id?: string;
  /** Degrees that it swings to the left. */
  readonly swing?: number;
};

/** A lantern, and the fist that closes round its ring. */
export function carriedLantern({ kind, at: [x, y], scale, depth, id = kind, swing = 0 }: Carried) {
  const angle = (swing * Math.PI) / 180;
  const [aside, down] = [Math.sin(angle) * RING.aboveFoot * scale, Math.cos(angle) * RING.aboveFoot * scale];
  const prop: Prop = {
    id,
    kind,
    ...(swing && { turn: swing }),
    at: { x: x - aside, y: y + down, scale, afloat: true, depth },
  };
  const fist: NonNullable<Hands['left']> = {
    at: { actor: id, part: 'middle', offset: [aside, (RING.aboveFoot - RING.aboveMiddle) * scale - down] },
    shape: 'hold',
    layer: 'front',
  };
  return { prop, fist };
}
