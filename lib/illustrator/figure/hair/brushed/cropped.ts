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
import { coverByShare, coverScalp } from '../scalp';
import type { HairDrawing } from '../style';
import { tuft } from '../wisps';
import { paintNape } from './back-hair';
import { calmed, directions } from './front-shape';
import { HairMass } from './mass';
import { hairValues } from './tones';

/** Hair so close to the head that the scalp shows: how far the dense part begins above the hairline, head units. */
const DENSE_FROM = 3.5;
/** Density in the middle of the brow, half way, and at the rim, where cropped coils cover all. */
const COILS = {
  under: 0.72,
  density: [0.72, 0.88, 0.96],
  grain: 0.1,
  stubble: 5,
  fade: 2.6,
  clearJaw: true,
  warmth: 0.25,
} as const;

const bare = { coversEars: false, fringe: false, shadow: null } as const;

/** Strews fine dots of hair, in all values and thinner towards the hairline. */
function stipple(mass: HairMass, skin: Skin, gap: number, strength: number): void {
  const { random, painter } = mass.h;
  for (const at of mass.seeds(gap, 0.35)) {
    const light = mass.lightAt(at) + (random() - 0.5) * 1.1;
    const [x, y] = mass.shape.place(at);
    const lit = light > 0.55;
    const size = 0.26 + random() * 0.3;
    const color = lit
      ? mix(mass.values.light, skin.base, 0.25)
      : mix(mass.value(light - 0.4), skin.shadow, 0.55 - strength);
    painter.fill(ellipse(x, y, size * 1.25, size, random() * 3, 7), color, { alpha: strength * (lit ? 0.3 : 0.9) });
  }
}

/** Cropped hair follows the skull: its half width and height from the middle of the rays, head units, and how full its curve is. */
const SKULL = { wide: 52, high: 56.5, full: 2.2 } as const;

function onSkull(shape: HairShape): HairShape {
  const radii = HAIR_MEASURES.angles.map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    const across = (Math.abs(Math.sin(a)) / SKULL.wide) ** SKULL.full;
    return (across + (Math.abs(Math.cos(a)) / SKULL.high) ** SKULL.full) ** (-1 / SKULL.full);
  });
  return { ...shape, radii };
}

/** How squarely cropped hair turns down at the temples: it is cut there. */
const SQUARE = 2.9;
/** Height of its hairline over the brow: eyes and brows of own faces lie low, and the hair comes down with them. */
const BROW = -35;

/** The mass of cropped hair, from ear to ear. */
function croppedMass(h: HairBrush, grown: HairShape, color: string, raised: number): HairMass {
  const shape = onSkull(grown);
  const hairline = roundHairline(shape, SQUARE, BROW).map(([x, y]): Knot => [x * 0.985, y - raised]);
  const outside = crownKnots(shape).filter(([, y]) => y < -4);
  const outline: Polygon = calmed(smooth([...outside, ...hairline], true, 6));
  const still = { outline, place: placing(h, shape), directionAt: directions(shape), waveAt: () => 0, gloss: 0 };
  return new HairMass(h, still, color);
}

/** The middle of the light on the crown. */
function paintCrownLight(mass: HairMass, strength: number): void {
  const { h, values } = mass;
  const [lx] = h.painter.lit();
  h.painter.soft(h.shift + lx * 20, -40, 34, 18, values.light, strength, lx * 0.4);
}

/** Beside the ears cropped hair fades out between these heights. */
const FADES = { from: -16, to: -1 } as const;

const fading = ({ painter }: HairBrush, color: string): CanvasGradient =>
  painter.linear(0, FADES.from, 0, FADES.to, [
    [0, color],
    [0.5, rgba(color, 0.55)],
    [1, rgba(color, 0)],
  ]);

/** The head with the hair on its crown: what is soft on the brow stays crisp where the head ends. */
function headWith({ contour, shift }: HairBrush, outline: Polygon): Shape {
  const crown = outline.filter(([, y]) => y < FADES.from);
  const beside = (points: Polygon) =>
    points.filter(([, y]) => Math.abs(y - FADES.from) < 4).map(([x]) => Math.abs(x - shift));
  // It runs into the head where it has faded away.
  const narrower = Math.min(1, Math.max(40, ...beside(contour)) / Math.max(40, ...beside(crown)));
  const low = (y: number) => clamp((y - RUNS_IN) / (FADES.from - RUNS_IN), 0, 1);
  return union(
    contour,
    crown.map(([x, y]): Vec => [shift + (x - shift) * mixNumber(1, narrower, low(y)), y]),
  );
}

/** From this height down the hair on the crown draws in to the head. */
const RUNS_IN = -52;

/** How softly the dense part ends at the hairline, and how far past the head it is painted, head units. */
const [SOFT, PAST] = [2.4, 1.12] as const;

/** Coils that lie close to the head: a fine grain that fades into the brow and ends where the head does. */
export function croppedCoils(h: HairBrush, shape: HairShape, skin: Skin, color: string): HairDrawing {
  const cover = h.cap(PAST_SKULL, roundHairline(shape, SQUARE, BROW));
  return {
    ...bare,
    back: () => {
      if (h.view.turn !== 0) paintNape(h, hairValues(color));
    },
    front: () => {
      const { painter: p, random } = h;
      const mass = croppedMass(h, shape, color, DENSE_FROM);
      const { values } = mass;
      const outline = mass.shape.outline.map(mass.shape.place);
      coverScalp(h, skin, cover, COILS);
      const dense = mix(values.deep, values.dark, 0.7);
      const past = outline.map(([x, y]): Vec => (isOnCrown(shape, [x, y]) ? [x * PAST, y * PAST] : [x, y]));
      p.clip(headWith(h, outline), () => {
        p.fill(past, fading(h, dense), { blur: SOFT });
        paintCrownLight(mass, values.black ? 0.56 : 0.62);
      });
      // Fine coils on the edge of the head: it is neither cut nor beaded.
      for (const point of mass.border(0.8)) {
        if (!isOnCrown(shape, point.at)) continue;
        const [x, y] = mass.shape.place(add(point.at, mul(point.out, random() * 0.9 - 0.9)));
        const size = 0.3 + random() * 0.32;
        p.fill(ellipse(x, y, size, size * 0.8, random() * 3, 8), values.dark, { alpha: 0.7 });
      }
      p.clip(headWith(h, outline), () => {
        for (const at of mass.seeds(1.9, 0.55)) paintGrain(mass, at);
      });
      paintCoiledLine(mass, shape);
    },
  };
}

/** Whether a place of the mass is its silhouette, not its hairline; beside the ears the hair has faded away. */
const isOnCrown = (shape: HairShape, [x, y]: Vec): boolean => y < RUNS_IN + 8 && y < hairlineAt(shape, x) - CROWN;
const CROWN = 6;

/** The hairline: tiny coils stand on it, so that it is clear and soft. */
function paintCoiledLine(mass: HairMass, shape: HairShape): void {
  const { random } = mass.h;
  mass.h.painter.clip(mass.h.contour, () => {
    for (const { at, out } of mass.border(1)) {
      if (isOnCrown(shape, at) || at[1] > FADES.from) continue;
      paintGrain(mass, add(at, mul(out, random() * 2.4 - 0.8)), 0.75);
    }
  });
}

/** Coils on the crown shine no more than this: a brighter one is a white speck; those above the second are fainter. */
const [MOST_SHINE, DULL] = [0.34, 0.2] as const;

/** A tiny coil: half a loop. */
function paintGrain(mass: HairMass, at: Vec, alpha = 0.7): void {
  const { random } = mass.h;
  const radius = 0.7 + random() * 0.6;
  const start = random() * 6.3;
  const loop = [0, 1.2, 2.4].map(
    (turn): Vec => [at[0] + Math.cos(start + turn) * radius, at[1] + Math.sin(start + turn) * radius],
  );
  const light = Math.min(MOST_SHINE, mass.lightAt(at) + (random() - 0.6) * 0.9);
  mass.stroke(loop, radius * 0.7, mass.value(light), light > DULL ? alpha * 0.34 : alpha, [0.4, 1, 0.4]);
}

/** How much darker than the skin dark hair is that covers it wholly, and lightness of hair that may be lighter (OKLab). */
const [DARKER, FAIR] = [0.24, 0.5];

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
  const cap = h.cap(PAST_SKULL, roundHairline(shape, SQUARE, BROW));
  return {
    ...bare,
    back: () => undefined,
    front: () => {
      coverScalp(h, skin, cap, {
        ...coverByShare(share),
        stubble: share < SPARSE ? 0 : 1.4 * share,
        clearJaw: true,
        warmth: mixNumber(0.45, 0.12, share),
      });
      const mass = croppedMass(h, shape, color, 1);
      h.painter.clip(h.contour, () => {
        stipple(mass, skin, 2 - 0.5 * share, 0.06 + 0.34 * share);
        paintCrownLight(mass, 0.2 + 0.2 * share);
      });
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
