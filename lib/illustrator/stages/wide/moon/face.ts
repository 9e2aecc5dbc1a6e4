import { ellipse, mix } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { BLUSH, COLD, INK, MOON } from './colours';

export type Face = {
  readonly eyes: 'open' | 'shut' | 'tight' | 'wink';
  /** The eye that is shut in a wink: the right one of the picture unless told. */
  readonly winks?: -1 | 1;
  /** Where the pupils are, -1 to 1. */
  readonly look?: readonly [x: number, y: number];
  /** The pupils turn to each other. */
  readonly crossed?: boolean;
  readonly mouth: 'smile' | 'shiver' | 'yawn' | 'round' | 'asleep' | 'grin' | 'doubt';
  readonly nose?: 'cold' | 'none';
  readonly cheeks?: number;
  readonly brows?: 'worried' | 'high';
};

type Tones = { readonly ink: string; readonly skin: string };
const OF_MOON: Tones = { ink: INK, skin: MOON.butter };

function openEye(e: Easel, r: number, [dx, dy]: readonly [number, number], ink: string) {
  fill(e, ellipse(0, 0, r, r * 1.14, 0, 40), '#fffdf4');
  fill(e, ellipse(dx * r * 0.42, dy * r * 0.48, r * 0.6, r * 0.68, 0, 36), ink);
  fill(e, ellipse(dx * r * 0.42 - r * 0.2, dy * r * 0.48 - r * 0.26, r * 0.19), '#ffffff');
  fill(
    e,
    stroke(
      `${-r * 1.06},${-r * 0.5} ${-r * 0.5},${-r * 1.06} ${r * 0.5},${-r * 1.06} ${r * 1.06},${-r * 0.5}`,
      r * 0.05,
      r * 0.13,
      r * 0.05,
    ),
    ink,
  );
}

const shutEye = (e: Easel, r: number, ink: string) =>
  fill(
    e,
    stroke(
      `${-r},${-r * 0.1} ${-r * 0.5},${r * 0.42} ${r * 0.5},${r * 0.42} ${r},${-r * 0.1}`,
      r * 0.09,
      r * 0.17,
      r * 0.09,
    ),
    ink,
  );

/** Shut with effort: an arrow to the nose. */
const tightEye = (e: Easel, r: number, side: number, ink: string) =>
  fill(
    e,
    stroke(
      `${side * r * 0.9},${-r * 0.7} ${-side * r * 0.6},0! ${side * r * 0.9},${r * 0.6}`,
      r * 0.12,
      r * 0.17,
      r * 0.12,
    ),
    ink,
  );

function eye(e: Easel, face: Face, side: number, r: number, ink: string) {
  const [dx, dy] = face.look ?? [0, 0];
  if (face.eyes === 'shut' || (face.eyes === 'wink' && side === (face.winks ?? 1))) return shutEye(e, r, ink);
  if (face.eyes === 'tight') return tightEye(e, r, side, ink);
  openEye(e, r, [face.crossed ? -side * 0.95 : dx, dy], ink);
}

/** A mouth that is open, with its tongue. */
function gape(e: Easel, y: number, rx: number, ry: number) {
  const shape = ellipse(0, y, rx, ry, 0, 56);
  fill(e, shape, '#7a2438');
  e.p.clip(shape, () => fill(e, ellipse(0, y + ry * 0.86, rx * 0.84, ry * 0.6, 0, 40), '#f0796f'));
}

const MOUTHS: Readonly<Record<Exclude<Face['mouth'], 'yawn' | 'round'>, readonly [string, number]>> = {
  smile: ['-26,40 -13,52 0,55 13,52 26,40', 5],
  asleep: ['-12,46 0,52 12,46', 4.6],
  grin: ['-38,36 -22,54 0,60 22,54 38,36', 6],
  shiver: ['-32,52 -22,44 -11,54 0,44 11,54 22,44 32,52', 4.6],
  doubt: ['-20,52 -6,46 8,48 22,42', 5],
};

function mouth(e: Easel, kind: Face['mouth'], ink: string) {
  if (kind === 'yawn') return gape(e, 66, 42, 50);
  if (kind === 'round') return gape(e, 54, 15, 18);
  const [line, radius] = MOUTHS[kind];
  fill(e, stroke(line, radius * 0.5, radius, radius * 0.5), ink);
}

/** A face in front view; `size` is 100 for one whose eyes are 80 units apart. */
export function faceOf(e: Easel, x: number, y: number, size: number, face: Face, { ink, skin }: Tones = OF_MOON) {
  e.p.in(x, y, 0, size / 100, size / 100, () => {
    const raised = face.mouth === 'yawn' ? -14 : 0;
    for (const side of [-1, 1]) {
      fill(e, ellipse(side * 66, 30, 25, 18), BLUSH, face.cheeks ?? 0.55);
      e.p.in(side * 40, -14 + raised, 0, 1, 1, () => eye(e, face, side, 19, ink));
      const lift = face.brows === 'high' ? -10 : 0;
      const slope = face.brows === 'worried' ? side * 9 : 0;
      if (face.brows)
        fill(
          e,
          stroke(
            `${side * 40 - 17},${-52 + raised + lift - slope * 0.2 + (side < 0 ? 8 : -8) * (slope ? 1 : 0)} ${side * 40},${-56 + raised + lift} ${side * 40 + 17},${-52 + raised + lift + (side < 0 ? -8 : 8) * (slope ? 1 : 0)}`,
            2.4,
            4.4,
            2.4,
          ),
          ink,
        );
    }
    if (face.nose !== 'none') {
      const tone = face.nose === 'cold' ? COLD : mix(skin, BLUSH, 0.42);
      fill(e, ellipse(0, 14 + raised, face.nose === 'cold' ? 17 : 14, face.nose === 'cold' ? 15 : 11), tone);
      fill(e, ellipse(-5, 9 + raised, 5, 3.4), '#ffffff', 0.7);
    }
    mouth(e, face.mouth, ink);
  });
}
