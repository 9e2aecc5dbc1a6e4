import type { FaceLineName } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { lerp, type Vec } from '../../../paint';
import type { FaceContext } from '../face-context';

/** Eleven places from the left to the right corner of the mouth, as the mood moves them; the middle is the sixth. */
export type LipLine = readonly Vec[];
export type MouthLines = {
  readonly upperOuter: LipLine;
  readonly upperInner: LipLine;
  readonly lowerInner: LipLine;
  readonly lowerOuter: LipLine;
  /** How far the lips are apart in the middle. */
  readonly gap: number;
};

export const MIDDLE = 5;
/** Of an opening, what the lower lip makes at most. */
const LOWER_SHARE = 0.76;
/** Thickness of rounded lips at their corners, against the upper lip's middle. */
const CORNER = 0.7;
/** Least skin below an open mouth, head units. */
const ABOVE_CHIN = 4.5;

/** A lip line from corner to corner before the mood moves it. */
function wholeLine({ own, at }: FaceContext, name: FaceLineName): LipLine {
  const half = own.lines[name];
  const left = half.slice(1).map((point) => at(point, -1));
  return [...left.reverse(), ...half.map((point) => at(point, 1))];
}

/** Lips that lose a share of their thickness; where they meet stays. */
const thinned = <Lines extends Omit<MouthLines, 'gap'>>(lines: Lines, share: number): Lines => ({
  ...lines,
  upperOuter: lines.upperOuter.map((place, i) => lerp(place, itemAt(lines.upperInner, i), share)),
  lowerOuter: lines.lowerOuter.map((place, i) => lerp(place, itemAt(lines.lowerInner, i), share)),
});

/** What a turned mouth loses of its width on the far and on the near side, for a whole turn. */
const TURNS_AWAY = { far: 0.62, near: 0.2 } as const;

/**
 * Rounded lips around an oval opening, as thick as the child's own; the upper ones stay where they are. `turn` is how far
 * they turn to the right of the picture, -1 to 1.
 */
function ovalLines(
  rest: Omit<MouthLines, 'gap'>,
  [halfWidth, halfHeight]: Vec,
  chin: number,
  turn: number,
): Omit<MouthLines, 'gap'> {
  const at = (line: LipLine) => itemAt(line, MIDDLE);
  const [x, top] = at(rest.upperInner);
  const upper = top - at(rest.upperOuter)[1];
  const lower = at(rest.lowerOuter)[1] - at(rest.lowerInner)[1];
  const tall = Math.min(halfHeight, (chin - ABOVE_CHIN - lower - top) / 1.8);
  const y = top + tall * 0.8;
  const round = (line: LipLine, up: 1 | -1, wide: number, high: number): LipLine =>
    line.map((_, i): Vec => {
      const angle = Math.PI * (1 - i / (line.length - 1));
      const away = Math.cos(angle) * turn > 0 ? TURNS_AWAY.far : TURNS_AWAY.near;
      const across = Math.cos(angle) * wide * (1 - away * Math.abs(turn));
      return [x + across, y - up * Math.sin(angle) * high];
    });
  return {
    upperOuter: round(rest.upperOuter, 1, halfWidth + upper * CORNER, tall + upper),
    upperInner: round(rest.upperInner, 1, halfWidth, tall),
    lowerInner: round(rest.lowerInner, -1, halfWidth, tall),
    lowerOuter: round(rest.lowerOuter, -1, halfWidth + upper * CORNER, tall + lower * 0.8),
  };
}

/** The child's own four lines of the lips, moved by its mood. */
export function mouthLines(face: FaceContext): MouthLines {
  const { width, corner, open, close, wobble, rise, box, thin } = face.mood.mouth;
  const rest = {
    upperOuter: wholeLine(face, 'upperLipOuter'),
    upperInner: wholeLine(face, 'upperLipInner'),
    lowerInner: wholeLine(face, 'lowerLipInner'),
    lowerOuter: wholeLine(face, 'lowerLipOuter'),
  };
  const [left, right] = [itemAt(rest.upperOuter, 0), itemAt(rest.upperOuter, 10)];
  // The middle of turned lips stands out towards the far corner.
  const [middle] = itemAt(rest.upperInner, MIDDLE);
  const mx = (left[0] + right[0]) / 2;
  const gap = itemAt(rest.lowerInner, MIDDLE)[1] - itemAt(rest.upperInner, MIDDLE)[1];
  const chin = Math.max(...face.contour.map(([, y]) => y));
  const room = chin - ABOVE_CHIN - itemAt(rest.lowerOuter, MIDDLE)[1];
  // The more of it the upper lip makes, the wider a mouth opens above the same chin.
  const opening = Math.min(open, Math.max(2, room + gap * close) / Math.min(1, (1.1 - rise) / LOWER_SHARE));
  const move = (line: LipLine, isLower: boolean): LipLine =>
    line.map(([x, y]): Vec => {
      const u = x < middle ? (x - middle) / (middle - left[0]) : (x - middle) / (right[0] - middle);
      const inwards = 1 - Math.min(1, u * u);
      const closing = isLower ? gap * close * inwards * 0.96 : 0;
      const rising = corner * Math.min(1.1, u * u) - corner * 0.22 * inwards;
      const parting = isLower ? opening * (1.1 - rise) * inwards ** box : -opening * rise * inwards ** (box + 0.38);
      return [mx + (x - mx) * width, y - closing - rising + parting + wobble * Math.sin(u * 5.5) * 0.8];
    });
  const moved = face.mood.mouth.oval
    ? ovalLines(rest, face.mood.mouth.oval, chin, face.head.pictureBook ? face.head.view.turn : 0)
    : {
        upperOuter: move(rest.upperOuter, false),
        upperInner: move(rest.upperInner, false),
        lowerInner: move(rest.lowerInner, true),
        lowerOuter: move(rest.lowerOuter, true),
      };
  const lips = thin === 0 ? moved : thinned(moved, thin);
  return { ...lips, gap: itemAt(lips.lowerInner, MIDDLE)[1] - itemAt(lips.upperInner, MIDDLE)[1] };
}
