import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';

/** What a toy with arms of cloth does; its face never changes. */
export type PlushAct = {
  /** Where each arm ends, from its shoulder; at the side unless told. */
  readonly arms?: readonly [left: string, right: string];
  /** Soles towards us, or legs that hang down for one who is held. */
  readonly legs?: 'sit' | 'hang';
  /** Radians that the head tilts towards the right shoulder, and where the face is turned, -1..1. */
  readonly tilt?: number;
  readonly look?: number;
  /** Radians around the seat. */
  readonly lean?: number;
  /** Seen from behind. */
  readonly back?: boolean;
};

/** What tells one toy from another. */
export type PlushKind = {
  readonly fur: string;
  readonly pale: string;
  readonly ears: (p: Painter, colour: string, pale: string, back: boolean) => void;
  readonly face: (p: Painter, pale: string) => void;
  /** What it wears on the neck or the belly, and on its back. */
  readonly wear: (p: Painter, back: boolean) => void;
};

const BODY = blob('-26,-104 -46,-62 -44,-22 -24,-2 24,-2 44,-22 46,-62 26,-104', 8);
const HEAD = blob('0,-194 40,-184 61,-150 54,-116 26,-98 0,-94 -26,-98 -54,-116 -61,-150 -40,-184', 8);
const AT_SIDE = ['-34,-88 -58,-66 -62,-36', '34,-88 58,-66 62,-36'] as const;
const SEAM = '#5d3a22';

function soles(p: Painter, { fur, pale }: PlushKind) {
  for (const side of [-1, 1]) {
    p.form(ellipse(side * 44, -22, 25, 24, side * 0.3), fur, { depth: 7 });
    p.form(ellipse(side * 46, -21, 15, 14.5, side * 0.3), pale, { depth: 3 });
  }
}

function hangingLegs(p: Painter, { fur, pale }: PlushKind) {
  for (const side of [-1, 1]) {
    p.form(stroke(`${side * 22},-14 ${side * 28},16 ${side * 30},40`, 20, 19, 18), fur, { depth: 7 });
    p.form(ellipse(side * 34, 46, 22, 15, side * 0.2), shade(fur, 0.03), { depth: 5 });
    p.form(ellipse(side * 38, 50, 13, 8, side * 0.2), pale, { depth: 2 });
  }
}

/** Stitches across a line. */
export function stitches(p: Painter, points: readonly (readonly [number, number])[], size: number, colour: string) {
  for (const [x, y] of points) p.fill(stroke(`${x - size},${y} ${x + size},${y}`, size * 0.26, size * 0.26), colour);
}

function backOf(p: Painter, { fur, wear }: PlushKind) {
  p.fill(stroke('0,-100 1,-60 0,-14', 1.6, 1.6), shade(fur, 0.16));
  stitches(
    p,
    [-88, -72, -56, -40, -24].map((y) => [0, y] as const),
    6,
    SEAM,
  );
  p.form(ellipse(0, -14, 15, 14), shade(fur, -0.03), { depth: 5 });
  wear(p, true);
}

function headOf(p: Painter, kind: PlushKind, { look = 0, back = false }: PlushAct) {
  const { fur, pale } = kind;
  kind.ears(p, fur, pale, back);
  p.form(HEAD, fur, { depth: 14, shadow: 0.09 });
  if (back) p.fill(stroke('0,-192 2,-150 0,-100', 1.4, 1.4), shade(fur, 0.14));
  else p.clip(HEAD, () => p.in(look * 22, 0, 0, 1 - Math.abs(look) * 0.1, 1, () => kind.face(p, pale)));
}

/** A toy of plush that sits on y = 0, or hangs from where it is held. */
export function paintPlush(p: Painter, kind: PlushKind, act: PlushAct): void {
  const { fur, pale } = kind;
  const { arms = AT_SIDE, legs = 'sit', tilt = 0, lean = 0, back = false } = act;
  p.in(0, 0, lean, 1, 1, () => {
    if (legs === 'hang') hangingLegs(p, kind);
    p.form(BODY, fur, { depth: 12 });
    if (back) backOf(p, kind);
    else {
      p.form(ellipse(0, -48, 29, 34), pale, { depth: 7 });
      if (legs === 'sit') soles(p, kind);
    }
    for (const line of arms) p.form(stroke(line, 15, 16, 14.5), shade(fur, 0.025), { depth: 6 });
    if (!back) kind.wear(p, false);
    p.in(0, -100, tilt, 1, 1, () => p.in(0, 100, 0, 1, 1, () => headOf(p, kind, act)));
  });
}

/** A button for an eye. */
export function button(p: Painter, x: number, y: number, r: number): void {
  p.fill(ellipse(x, y, r), '#2a1a20');
  p.fill(ellipse(x - r * 0.3, y - r * 0.36, r * 0.3), '#ffffff');
}

/** A sewn mouth: a line that neither smiles nor frowns. */
export function sewnMouth(p: Painter, y: number, width: number): void {
  p.fill(stroke(`${-width},${y} 0,${y + 1} ${width},${y}`, 1.9, 1.9), '#2a1a20');
  for (const x of [-width, width]) p.fill(stroke(`${x},${y - 2.4} ${x},${y + 2.4}`, 1.5, 1.5), '#2a1a20');
}

export const paler = (colour: string) => tint(colour, 0.14);
