import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import {
  add,
  clamp,
  ellipse,
  type Knot,
  lch,
  mix,
  mixNumber,
  mul,
  type Polygon,
  rgba,
  type Shape,
  smooth,
  toLch,
  union,
  type Vec,
} from '../../../paint';
import type { Skin } from '../../skin';
import type { HairBrush } from '../brush';
import { crownKnots, hairlineAt, placing } from '../own/outline';
import { PAST_SKULL, roundHairline } from '../own/scalp';
import { coverScalp } from '../scalp';
import type { HairDrawing } from '../style';
import { tuft } from '../wisps';
import { paintCroppedNape } from './back-hair';
import { paintShornRim, shornCover } from './edges/shorn-rim';
import { calmed, directions } from './front-shape';
import type { FrontShape } from './gathered-hair';
import { HairMass } from './mass';
import { hairValues } from './tones';

/** Hair so close to the head that the scalp shows: how far the dense part begins above the hairline, head units. */
const DENSE_FROM = 3.5;
/** Density in the middle of the brow, half way, and at the rim: a shade through which the skin shows. */
const COILS = {
  under: 0.5,
  density: [0.4, 0.62, 0.7],
  grain: 0.1,
  stubble: 5,
  fade: 4,
  clearJaw: true,
  warmth: 0.3,
} as const;

const bare = { coversEars: false, fringe: false, shadow: null } as const;

/** From here on the crown short hair grows to all sides. */
const WHORL: Vec = [3, -58];
/** Fainter hairs than this are not seen. */
const UNSEEN = 0.05;

/** Strews fine short hairs along the growth, in all values and thinner towards the hairline and the sideburns. */
function stipple(mass: HairMass, hairline: HairShape, skin: Skin, gap: number, strength: number): void {
  const { random, painter } = mass.h;
  for (const at of mass.seeds(gap, 0.35)) {
    const light = mass.lightAt(at) + (random() - 0.5) * 1.1;
    const [x, y] = mass.shape.place(at);
    const lit = light > 0.55;
    const size = 0.24 + random() * 0.2;
    const color = lit
      ? mix(mass.values.light, skin.base, 0.25)
      : mix(mass.value(light - 0.4), skin.shadow, 0.55 - strength);
    const alpha = strength * (lit ? 0.45 : 1.2) * densityAt(hairline, at);
    if (alpha < UNSEEN) continue;
    const lean = Math.atan2(at[1] - WHORL[1], at[0] - WHORL[0]) + (random() - 0.5) * 0.9;
    painter.fill(ellipse(x, y, size * (2 + random() * 1.6), size, lean, 7), color, { alpha: Math.min(1, alpha) });
  }
}

/** Cropped hair follows the skull: its half width and height from the middle of the rays, head units, and how full its curve is. */
const SKULL = { wide: 51, high: 51.5, full: 2.06 } as const;

function onSkull(shape: HairShape): HairShape {
  const radii = HAIR_MEASURES.angles.map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    const across = (Math.abs(Math.sin(a)) / SKULL.wide) ** SKULL.full;
    return (across + (Math.abs(Math.cos(a)) / SKULL.high) ** SKULL.full) ** (-1 / SKULL.full);
  });
  return { ...shape, radii };
}

/** How squarely cropped hair turns down at the temples: it lies in a narrow band before the ear. */
const SQUARE = 4.4;
/** How far the measured hairline is drawn to that of most heads, 0 to 1: a photo tells the shade from the hair badly. */
const USUAL = 0.72;
/** Height of its hairline over the brow: eyes and brows of own faces lie low, and the hair comes down with them. */
const BROW = -35;

/** The mass of cropped hair, from ear to ear. */
function croppedMass(h: HairBrush, grown: HairShape, color: string, raised: number): HairMass {
  const shape = onSkull(grown);
  const hairline = roundHairline(shape, SQUARE, BROW, USUAL).map(([x, y]): Knot => [x * 0.985, y - raised]);
  const outside = crownKnots(shape).filter(([, y]) => y < -4);
  const outline: Polygon = calmed(smooth([...outside, ...hairline], true, 6));
  const still = { outline, place: placing(h, shape), directionAt: directions(shape), waveAt: () => 0, gloss: 0 };
  return new HairMass(h, still, color);
}

/** The light on the crown, broad and soft. */
function paintCrownLight({ h, values }: HairMass, strength: number): void {
  const [lx] = h.painter.lit();
  h.painter.soft(h.shift + lx * 19, -41, 36, 19, values.light, strength, lx * 0.4);
  h.painter.soft(h.shift + lx * 22, -45, 17, 8, values.shine, strength * 0.4, lx * 0.45);
}

/** The same with the shade on the side away from it: the head is a ball. */
function paintRoundness(mass: HairMass, strength: number): void {
  const { painter, shift } = mass.h;
  const [lx] = painter.lit();
  painter.soft(shift - lx * 42, -28, 26, 34, mass.values.deep, strength * 0.6);
  paintCrownLight(mass, strength);
}

/** Beside the ears cropped hair thins out between these heights, where its sideburns end, and is this dense there. */
const FADES = { from: -34, to: 7, least: 0.16 } as const;
/** Over this many head units it grows dense above the brow, from this density. */
const BROW_FADE = { over: 8, least: 0.3 } as const;

/** How dense cropped hair stands at a place of the unturned head, 0 to 1. */
function densityAt(shape: HairShape, [x, y]: Vec): number {
  const above = clamp((hairlineAt(shape, x) - y) / BROW_FADE.over, 0, 1);
  const beside = clamp((FADES.to - y) / (FADES.to - FADES.from), 0, 1);
  return mixNumber(BROW_FADE.least, 1, above) * mixNumber(FADES.least, 1, beside);
}

const fading = ({ painter }: HairBrush, color: string): CanvasGradient =>
  painter.linear(0, FADES.from, 0, FADES.to, [
    [0, color],
    [0.35, rgba(color, 0.72)],
    [0.75, rgba(color, 0.2)],
    [1, rgba(color, 0)],
  ]);

/** The head with the hair on its crown: what is soft on the brow stays crisp where the head ends. */
function headWith({ contour, shift }: HairBrush, outline: Polygon): Shape {
  const crown = outline.filter(([, y]) => y < RUNS_IN.to);
  const beside = (points: Polygon) =>
    points.filter(([, y]) => Math.abs(y - RUNS_IN.to) < 4).map(([x]) => Math.abs(x - shift));
  // It runs into the head where it has faded away.
  const narrower = Math.min(1, Math.max(40, ...beside(contour)) / Math.max(40, ...beside(crown)));
  const low = (y: number) => clamp((y - RUNS_IN.from) / (RUNS_IN.to - RUNS_IN.from), 0, 1);
  return union(
    contour,
    crown.map(([x, y]): Vec => [shift + (x - shift) * mixNumber(1, narrower, low(y)), y]),
  );
}

/** Between these heights the hair on the crown draws in to the head. */
const RUNS_IN = { from: -52, to: -16 } as const;

/** How softly the dense part ends at the hairline, and how far past the head it is painted, head units. */
const [SOFT, PAST] = [3.4, 1.12] as const;

/** Coils that lie close to the head: a fine grain that fades into the brow and ends where the head does. */
export function croppedCoils(h: HairBrush, shape: FrontShape, skin: Skin, color: string): HairDrawing {
  const cover = h.cap(PAST_SKULL, roundHairline(shape, SQUARE, BROW, USUAL));
  return {
    ...bare,
    back: () => {
      if (h.view.turn !== 0) paintCroppedNape(h, hairValues(color), skin);
    },
    front: () => {
      const { painter: p } = h;
      const mass = croppedMass(h, shape, color, DENSE_FROM);
      const { values } = mass;
      const outline = mass.shape.outline.map(mass.shape.place);
      coverScalp(h, skin, cover, COILS);
      const past = outline.map(([x, y]): Vec => (isOnEdge(h, [x, y]) ? [x * PAST, y * PAST] : [x, y]));
      const whole = headWith(h, outline);
      p.clip(whole, () => {
        p.fill(past, fading(h, mix(values.deep, values.dark, 0.8)), { blur: SOFT });
        // Within the hair alone: on the brow its shade would be a bruise.
        p.clip(outline, () => paintRoundness(mass, values.black ? 0.72 : 0.66));
        paintBehindEar(h, mix(values.deep, values.dark, 0.8));
        for (const at of mass.seeds(2.25, 0.55)) paintGrain(mass, at, 0.8 * densityAt(shape, at));
      });
      paintRim(mass, shape);
      paintCoiledLine(mass, shape);
    },
  };
}

/** A turned head shows the dense hair behind its near ear: how far that lies aside and how large it is, head units. */
const BEHIND_EAR = { aside: 49, y: -10, rx: 13, ry: 27, seenAt: 0.35 } as const;

export function paintBehindEar({ painter, view, shift }: HairBrush, color: string): void {
  const { aside, y, rx, ry, seenAt } = BEHIND_EAR;
  const seen = clamp((Math.abs(view.turn) - 0.08) / seenAt, 0, 1);
  if (seen === 0) return;
  const near = view.turn > 0 ? -1 : 1;
  painter.soft(shift + near * aside, y, rx, ry, color, seen, 0, 0.7);
}

/** Fine coils on the edge of the head: it is neither cut nor beaded. */
function paintRim(mass: HairMass, shape: HairShape): void {
  const { random, painter } = mass.h;
  for (const point of mass.border(1)) {
    if (!isOnCrown(shape, point.at)) continue;
    const [x, y] = mass.shape.place(add(point.at, mul(point.out, random() * 0.8 - 0.9)));
    const size = 0.34 + random() * 0.3;
    painter.fill(ellipse(x, y, size, size * 0.8, random() * 3, 8), mass.values.dark, { alpha: 0.7 });
  }
}

/** Whether a place of the mass is its silhouette, not its hairline; beside the ears the hair has faded away. */
const isOnCrown = (shape: HairShape, [x, y]: Vec): boolean => y < RUNS_IN.from + 8 && y < hairlineAt(shape, x) - CROWN;
const CROWN = 6;

/** Whether a place is on the silhouette, down to the ears. */
function isOnEdge({ shift }: HairBrush, [x, y]: Vec): boolean {
  const up = Math.max(0, HAIR_MEASURES.center[1] - y) / SKULL.high;
  return (Math.abs(x - shift) / SKULL.wide) ** SKULL.full + up ** SKULL.full > OUTERMOST;
}
const OUTERMOST = 0.86;

/** The hairline: tiny coils stand on it, so that it is clear and soft. */
function paintCoiledLine(mass: HairMass, shape: HairShape): void {
  const { random } = mass.h;
  mass.h.painter.clip(mass.h.contour, () => {
    for (const { at, out } of mass.border(1)) {
      if (isOnCrown(shape, at)) continue;
      const grown = random() * 3.6 - 0.8;
      paintGrain(mass, add(at, mul(out, grown)), 0.75 * densityAt(shape, at) ** 0.5 * (1 - 0.22 * Math.max(0, grown)));
    }
  });
}

/** Coils on the crown shine no more than this: a brighter one is a white speck; those above the second are fainter. */
const [MOST_SHINE, DULL] = [0.5, 0.2] as const;

/** A tiny coil: half a loop. */
function paintGrain(mass: HairMass, at: Vec, alpha = 0.7): void {
  const { random } = mass.h;
  const radius = 0.7 + random() * 0.6;
  const start = random() * 6.3;
  const loop = [0, 1.2, 2.4].map(
    (turn): Vec => [at[0] + Math.cos(start + turn) * radius, at[1] + Math.sin(start + turn) * radius],
  );
  const light = Math.min(MOST_SHINE, mass.lightAt(at) + (random() - 0.6) * 0.9);
  mass.stroke(loop, radius * 0.7, mass.value(light), light > DULL ? alpha * 0.42 : alpha, [0.4, 1, 0.4]);
}

/** How much darker than the skin dark hair is that covers it wholly, and lightness of hair that may be lighter (OKLab). */
const [DARKER, FAIR] = [0.28, 0.5];

/** A photo of shorn hair shows it mixed with the scalp between: drawn over skin again it would nearly vanish. */
function unmixed(read: string, skin: Skin, share: number): string {
  const [L, C, H] = toLch(read);
  if (L > FAIR) return read;
  return lch(Math.max(0.15, Math.min(L, toLch(skin.base)[0] - DARKER * share)), C, H);
}

/** Single hairs on a head that is covered less than this look like specks of dirt. */
const SPARSE = 0.4;

/** Shaved, cropped or downy hair: it fades into the skin, keeps to the outline of the head, and shows its single hairs. */
export function shornHair(brush: HairBrush, shape: HairShape, skin: Skin, read: string): HairDrawing {
  const share = shape.density / 100;
  const color = unmixed(read, skin, share);
  const h = brush.colored(color);
  const cap = h.cap(PAST_SKULL, roundHairline(shape, SQUARE, BROW, USUAL));
  return {
    ...bare,
    back: () => undefined,
    front: () => {
      coverScalp(h, skin, cap, {
        ...shornCover(share),
        stubble: share < SPARSE ? 0 : 1.4 * share,
        clearJaw: true,
        warmth: mixNumber(0.45, 0.12, share),
      });
      const mass = croppedMass(h, shape, color, 1);
      h.painter.clip(h.contour, () => {
        stipple(mass, shape, skin, 2.1 - 0.3 * share, 0.06 + 0.38 * share);
        paintCrownLight(mass, 0.2 + 0.2 * share);
      });
      paintShornRim(mass, share);
      if (share > DOWN.from && share < DOWN.to && shape.texture !== 'coily') paintDown(mass);
    },
  };
}

/** Thinner hair shows no tufts, thicker hair is no down. */
const DOWN = { from: 0.25, to: 0.5 } as const;

/** A breath of a baby's hair over the crown: tufts as fine as the hair is thin. Place, lean in degrees and length. */
const TUFTS = [
  [-5, -14, 7],
  [6, 22, 6],
] as const;

function paintDown({ h, shape }: HairMass): void {
  for (const [x, lean, reach] of TUFTS) tuft(h, shape.place([x, -50 + Math.abs(x) * 0.1]), lean, reach);
}
