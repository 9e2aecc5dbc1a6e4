import { itemAt } from '@/lib/platform/item-at';
import { clamp, mix, type Polygon, smooth, type Vec } from '../../../paint';
import type { FaceContext } from '../face-context';
import { MIDDLE, type MouthLines } from './mouth-lines';

const ENAMEL = '#f9f2e7';
const BETWEEN = '#b99f8f';
const INSIDE = { light: '#7a2a2c', dark: '#3a1216' } as const;
/** Lips further apart than these, in head units, show the tongue, and a gum where no teeth are seen. */
const SHOWS_TONGUE = 2.6;
const SHOWS_GUM = 3.4;
/** A smaller share of teeth than this is none. */
const FEWEST = 0.12;

type Row = { readonly along: Polygon; readonly depth: number };

/** The upper row of teeth under the lip. */
function rowOf({ mood }: FaceContext, { upperInner, gap }: MouthLines): Row {
  return {
    along: smooth(upperInner.slice(1, 10), false, 3),
    depth: clamp(gap * (0.5 + 0.45 * mood.mouth.teeth), 1.4, 6.2),
  };
}

function drawRow({ painter: p, head }: FaceContext, { along, depth }: Row, { upperInner }: MouthLines): void {
  const { age, gapTooth } = head.character;
  const edge = [...along].reverse().map(([x, y], i, all): Vec => {
    const u = (i / (all.length - 1)) * 2 - 1;
    return [x, y - 0.6 + depth * Math.sqrt(Math.max(0, 1 - u ** 4))];
  });
  p.fill([...along.map(([x, y]): Vec => [x, y - 0.6]), ...edge], ENAMEL);
  const [mx, my] = itemAt(upperInner, MIDDLE);
  const wide = itemAt(upperInner, 9)[0] - itemAt(upperInner, 1)[0];
  // Milk teeth are many and small; the first big incisors come at seven.
  const tooth = wide * (age < 7 ? 0.125 : 0.15);
  const between = (x: number, width: number, color: string, alpha: number) =>
    p.line(
      [
        [x, my - 0.6],
        [x, my + depth * 0.86],
      ],
      width,
      color,
      alpha,
      [1, 1],
    );
  for (let k = -3; k <= 3; k++) if (k) between(mx + k * tooth, 0.5, BETWEEN, 0.2);
  if (gapTooth) between(mx, 2.4, mix(INSIDE.light, INSIDE.dark, 0.5), 0.95);
  else between(mx, 0.5, BETWEEN, 0.3);
}

/** A baby shows its first two teeth. */
function firstTeeth({ painter: p }: FaceContext, { upperInner, gap }: MouthLines): void {
  const [x, y] = itemAt(upperInner, MIDDLE);
  const deep = Math.min(3, gap * 0.5);
  for (const side of [-1, 1]) {
    const tooth: Vec[] = [
      [x + side * 0.1, y - 1],
      [x + side * 0.3, y + deep],
      [x + side * 2.2, y + deep + 0.2],
      [x + side * 3.2, y - 1],
    ];
    p.fill(smooth(tooth, true, 5), ENAMEL);
  }
}

/** What an open mouth shows: darkness, tongue, and teeth or gum. */
export function drawInside(face: FaceContext, mouth: MouthLines): void {
  const { painter: p, tones: t, mood, head } = face;
  const { upperInner, lowerInner, gap } = mouth;
  const hole = [...smooth(upperInner, false, 3), ...smooth([...lowerInner].reverse(), false, 3)];
  p.fill(hole, mix(INSIDE.light, INSIDE.dark, 0.35 * t.dark + 0.25));
  const [x, y] = itemAt(lowerInner, MIDDLE);
  const half = (itemAt(lowerInner, 8)[0] - itemAt(lowerInner, 2)[0]) / 2;
  const shows = mood.mouth.teeth;
  p.clip(hole, () => {
    if (gap > SHOWS_TONGUE) p.soft(x, y + 0.6, half, gap * 0.52, '#cf6460', 0.8, 0, 0.7);
    if (shows <= FEWEST && gap > SHOWS_GUM) {
      const gum = [...upperInner]
        .reverse()
        .map(([gx, gy], i): Vec => [gx, gy + gap * 0.24 * Math.sin((Math.PI * i) / 10)]);
      p.fill([...upperInner.map(([gx, gy]): Vec => [gx, gy - 0.8]), ...gum], '#d98583', { alpha: 0.9, blur: 0.4 });
    }
    if (shows > FEWEST) {
      if (head.character.age <= 1) firstTeeth(face, mouth);
      else drawRow(face, rowOf(face, mouth), mouth);
      const shade = [...upperInner].reverse().map(([sx, sy]): Vec => [sx, sy + Math.min(1.6, gap * 0.25)]);
      p.fill([...upperInner.map(([sx, sy]): Vec => [sx, sy - 1]), ...shade], '#6a3b3b', { alpha: 0.28, blur: 0.5 });
    }
  });
}
