import type { FaceLineName } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { clamp, lerp, type Vec } from '../../../paint';
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

/** How much more of their shares the upper lip of a quiet mouth loses than the lower one. */
const FULL_BELOW = 0.25;
/** Lips on dark skin are hardly redder than it and look thinner: those of a quiet mouth lose this share less on the darkest. */
const KEPT_IF_DARK = 0.6;
/** The bow of a quiet upper lip: down in the middle, up beside it, from corner to corner; head units. */
const CUPID = [0, 0.1, 0.1, -0.15, -0.5, 0.45, -0.5, -0.15, 0.1, 0.1, 0] as const;

/** Lips that lose a share of their thickness; where they meet stays, and a quiet mouth stays as wide as it is. */
function thinned(lines: Omit<MouthLines, 'gap'>, share: number, quiet: number): Omit<MouthLines, 'gap'> {
  const lost = (i: number, more: number) => share * (1 + more * quiet) * (1 - quiet * Math.abs(i / MIDDLE - 1) ** 6);
  const cupid = ([x, y]: Vec, i: number): Vec => [x, y + itemAt(CUPID, i) * quiet];
  const upper = lines.upperOuter.map((place, i) => lerp(place, itemAt(lines.upperInner, i), lost(i, FULL_BELOW)));
  return {
    ...lines,
    upperOuter: upper.map(cupid),
    lowerOuter: lines.lowerOuter.map((place, i) => lerp(place, itemAt(lines.lowerInner, i), lost(i, -FULL_BELOW))),
  };
}

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

/** Where closed lips meet: down in the middle, up beside it, from corner to corner; head units. */
const BOW = [0, -0.2, -0.5, -0.7, -0.3, 0.5, -0.3, -0.7, -0.5, -0.2, 0] as const;
/** Of that bow, what a usual child has, what its own upper lip adds, and what a smile stretches away. */
const BOWED = { usual: 0.68, own: 0.36, stretched: 0.8 } as const;
/** Lips further apart than this, in head units, are open. */
export const OPEN = 1.15;

/** Closed lips with the bow in the line where they meet: a straight line is nobody's mouth. */
function bowed(lines: Omit<MouthLines, 'gap'>, { head, mood }: FaceContext, gap: number): Omit<MouthLines, 'gap'> {
  if (gap > OPEN || mood.mouth.wobble !== 0) return lines;
  const own = BOWED.usual + BOWED.own * (head.character.faceShape?.lipBow ?? 0);
  const deep = own * (1 - BOWED.stretched * clamp(mood.cheek, 0, 1));
  const bend = (line: LipLine): LipLine => line.map(([x, y], i): Vec => [x, y + itemAt(BOW, i) * deep]);
  return { ...lines, upperInner: bend(lines.upperInner), lowerInner: bend(lines.lowerInner) };
}

/** From this share of the way to the corners on, open lips meet: this share of the gap is closed at the corners themselves. */
const MEET = { from: 0.62, share: 0.8 } as const;

/** Lips that show teeth meet softly before the corners of the mouth: an opening as long as the lips looks cut out. */
function meeting(lines: Omit<MouthLines, 'gap'>): Omit<MouthLines, 'gap'> {
  const closed = (i: number) =>
    MEET.share * clamp((Math.abs(i / MIDDLE - 1) - MEET.from) / (1 - MEET.from), 0, 1) ** 1.4;
  const middle = (i: number) => lerp(itemAt(lines.upperInner, i), itemAt(lines.lowerInner, i), 0.35);
  const inwards = (line: LipLine): LipLine => line.map((place, i) => lerp(place, middle(i), closed(i)));
  return { ...lines, upperInner: inwards(lines.upperInner), lowerInner: inwards(lines.lowerInner) };
}

/** The child's own four lines of the lips, moved by its mood. */
export function mouthLines(face: FaceContext): MouthLines {
  const { width, corner, open, close, wobble, rise, box, thin, quiet } = face.mood.mouth;
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
  const lips = thin === 0 ? moved : thinned(moved, thin * (1 - KEPT_IF_DARK * face.tones.dark * quiet), quiet);
  const apart = itemAt(lips.lowerInner, MIDDLE)[1] - itemAt(lips.upperInner, MIDDLE)[1];
  const { oval, teeth } = face.mood.mouth;
  const drawn = apart > OPEN && teeth > 0 && !oval ? meeting(lips) : bowed(lips, face, apart);
  return { ...drawn, gap: apart };
}
