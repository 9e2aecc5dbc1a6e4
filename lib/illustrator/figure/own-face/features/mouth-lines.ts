import type { FaceLineName } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import type { Vec } from '../../../paint';
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
/** Least skin below an open mouth, head units. */
const ABOVE_CHIN = 4.5;

/** A lip line from corner to corner before the mood moves it. */
function wholeLine({ own, at }: FaceContext, name: FaceLineName): LipLine {
  const half = own.lines[name];
  const left = half.slice(1).map((point) => at(point, -1));
  return [...left.reverse(), ...half.map((point) => at(point, 1))];
}

/** The child's own four lines of the lips, moved by its mood. */
export function mouthLines(face: FaceContext): MouthLines {
  const { width, corner, open, close, wobble } = face.mood.mouth;
  const rest = {
    upperOuter: wholeLine(face, 'upperLipOuter'),
    upperInner: wholeLine(face, 'upperLipInner'),
    lowerInner: wholeLine(face, 'lowerLipInner'),
    lowerOuter: wholeLine(face, 'lowerLipOuter'),
  };
  const [left, right] = [itemAt(rest.upperOuter, 0), itemAt(rest.upperOuter, 10)];
  const [mx, half] = [(left[0] + right[0]) / 2, (right[0] - left[0]) / 2];
  const gap = itemAt(rest.lowerInner, MIDDLE)[1] - itemAt(rest.upperInner, MIDDLE)[1];
  const chin = Math.max(...face.contour.map(([, y]) => y));
  const room = chin - ABOVE_CHIN - itemAt(rest.lowerOuter, MIDDLE)[1];
  const opening = Math.min(open, Math.max(2, room + gap * close));
  const move = (line: LipLine, isLower: boolean): LipLine =>
    line.map(([x, y]): Vec => {
      const u = (x - mx) / half;
      const inwards = 1 - Math.min(1, u * u);
      const closing = isLower ? gap * close * inwards * 0.96 : 0;
      const rising = corner * Math.min(1.1, u * u) - corner * 0.22 * inwards;
      const parting = isLower ? opening * inwards ** 0.62 : -opening * 0.1 * inwards;
      return [mx + (x - mx) * width, y - closing - rising + parting + wobble * Math.sin(u * 5.5) * 0.8];
    });
  const moved = {
    upperOuter: move(rest.upperOuter, false),
    upperInner: move(rest.upperInner, false),
    lowerInner: move(rest.lowerInner, true),
    lowerOuter: move(rest.lowerOuter, true),
  };
  return { ...moved, gap: itemAt(moved.lowerInner, MIDDLE)[1] - itemAt(moved.upperInner, MIDDLE)[1] };
}
