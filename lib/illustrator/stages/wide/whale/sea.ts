import { ellipse, rectangle, rgba, smooth } from '@/lib/illustrator/paint';
import { blob, knots, stroke } from '../../../companions/kit/outline';
import { blend, cover, dab, disc, type Easel, fill, glow, linear } from '../../kit/easel';
import { defineStage, type Lamp, type Stage } from '../../model';
import { GOLD, WATER, type Water } from './colours';

type SeaSpec = {
  readonly water: Water;
  readonly back?: (e: Easel) => void;
  readonly over?: { readonly depth: number; readonly paint: (e: Easel) => void };
  readonly front?: (e: Easel) => void;
  readonly lamps?: readonly Lamp[];
  /** Where light comes down from above, x. */
  readonly shafts?: readonly number[];
};

/** Light that falls into the water and is lost in it. */
function shaft(e: Easel, x: number, index: number) {
  const w = 60 + (index % 3) * 34;
  const shape = blob(
    `${x - w * 0.5},-120! ${x + w * 0.5},-120! ${x - 160 + w * 1.6},1000! ${x - 160 - w * 1.6},1000!`,
    1,
  );
  fill(
    e,
    shape,
    linear(e, x, -100, x - 160, 980, [
      [0, rgba('#ffffff', 0.22)],
      [0.5, rgba('#d9f6ff', 0.08)],
      [1, rgba('#d9f6ff', 0)],
    ]),
  );
}

/** Specks that hang in the water. */
function drift(e: Easel, name: string, tone: string) {
  const r = e.random(name);
  for (let i = 0; i < 150; i++) {
    const size = 1.6 + r() * r() * 5;
    fill(e, ellipse(r() * 2560 - 80, r() * 1360 - 80, size, size), tone, 0.1 + r() * 0.2);
  }
}

/** Open water: a column of blue with what is in it. */
export const sea = ({ water, back, over, front, lamps = [], shafts = [] }: SeaSpec): Stage =>
  defineStage<Water>({
    palettes: { flat: water },
    slots: {},
    span: [0, 2400],
    float: 1,
    light: (tones) => ({
      direction: [-0.25, -0.95],
      rim: WATER[tones][0],
      rimAlpha: 0.55,
      rimWidth: 4,
      ambient: WATER[tones][0],
      ambientAlpha: tones === 'ink' ? 0.34 : 0.22,
      shadow: WATER[tones][2],
      lamps,
    }),
    back(e, tones) {
      const [top, middle, bottom] = WATER[tones];
      cover(
        e,
        linear(e, 0, -100, 0, 1300, [
          [0, top],
          [0.45, middle],
          [1, bottom],
        ]),
      );
      for (let i = 0; i < 46; i++) {
        const r = e.random(`current${i}`);
        dab(e, 'dry', r() * 2600 - 100, r() * 1300 - 50, 200 + r() * 260, 24 + r() * 30, i % 2 ? top : bottom, {
          alpha: 0.1,
          rotate: -0.12 + r() * 0.2,
          variant: i,
        });
      }
      shafts.forEach((x, index) => {
        shaft(e, x, index);
      });
      drift(e, 'drift', '#e2f6ff');
      back?.(e);
    },
    ...(over && { over: { depth: over.depth, paint: (e: Easel) => over.paint(e) } }),
    ...(front && { front: (e: Easel) => front(e) }),
  });

/** A bubble of air. */
export function bubble(e: Easel, x: number, y: number, r: number, alpha = 0.8) {
  fill(e, ellipse(x, y, r, r, 0, 36), '#d8f4ff', 0.16 * alpha);
  e.p.edge(ellipse(x, y, r, r, 0, 36), '#e9fbff', Math.max(1.6, r * 0.07), 0.6 * alpha);
  fill(e, ellipse(x - r * 0.36, y - r * 0.4, r * 0.22, r * 0.15, -0.6), '#ffffff', 0.9 * alpha);
}

/** A note of the song in its bubble: the only warm thing in the water. */
export function goldBubble(e: Easel, x: number, y: number, r: number, alpha = 1) {
  glow(e, x, y, r * 3.4, GOLD.base, 0.42 * alpha);
  fill(e, ellipse(x, y, r, r, 0, 44), GOLD.base, 0.9 * alpha);
  disc(e, x - r * 0.15, y - r * 0.2, r * 0.86, r * 0.86, GOLD.light, 0.95 * alpha, 0.15);
  e.p.edge(ellipse(x, y, r, r, 0, 44), GOLD.light, Math.max(2, r * 0.09), 0.85 * alpha);
  fill(e, ellipse(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.15, -0.6), '#ffffff', 0.95 * alpha);
}

/** Breaths of light along a line. */
const SPARKS = 90;

/** The way of the song through the water, before its words stand on it. */
export function trail(e: Easel, line: string, width = 30, alpha = 0.5) {
  const points = smooth(knots(line), false, SPARKS);
  const r = e.random(line);
  blend(e, 'screen', () => {
    for (const [i, [x, y]] of points.entries()) {
      if (i % Math.ceil(points.length / SPARKS) !== 0) continue;
      const swell = width * (0.9 + 0.5 * Math.sin(i / 7));
      e.p.soft(x, y, swell * 1.5, swell * 1.5, GOLD.base, alpha * 0.16);
      const [u, v] = [x + (r() - 0.5) * width * 1.6, y + (r() - 0.5) * width * 1.6];
      e.p.soft(u, v, 5 + r() * 7, 5 + r() * 7, GOLD.light, alpha * 1.3);
    }
  });
}

/** The song as a ribbon of light that flows from where it is sung: it swells, and thins out as it ends. */
export function ribbon(e: Easel, line: string, width: number) {
  blend(e, 'screen', () => {
    for (const [x, y] of smooth(knots(line), false, SPARKS / 2)) e.p.soft(x, y, width * 2, width * 2, GOLD.base, 0.09);
  });
  fill(e, stroke(line, width * 0.1, width * 0.7, width, width * 0.8, width * 0.6, width * 0.3, 1), GOLD.base, 0.5);
  const strands = [
    [-0.5, 0.16, 0.95],
    [0.5, 0.12, 0.8],
  ] as const;
  for (const [side, share, alpha] of strands)
    fill(
      e,
      stroke(line, width * share * 0.4, width * share, width * share, width * share, width * share * 0.6, 1).map(
        ([x, y], i, all) =>
          [x, y + side * width * 0.7 * Math.sin((Math.min(i, all.length - i) / all.length) * 24)] as const,
      ),
      GOLD.light,
      alpha,
    );
}

/** The bottom of the sea, with its dunes. */
export function bottom(e: Easel, y: number, tones: readonly [string, string], name = 'dunes') {
  const r = e.random(name);
  for (const [k, tone] of tones.entries()) {
    const at = y + k * 70;
    const points = Array.from({ length: 9 }, (_, i) => `${-100 + i * 330},${Math.round(at + (r() - 0.5) * 70)}`);
    e.p.form(blob(`-120,1360! ${points.join(' ')} 2560,1360!`, 8), tone, { depth: 26, softness: 30, shadow: 0.14 });
  }
}

/** A stalk of weed that leans with the water. */
export function weed(e: Easel, x: number, y: number, height: number, tone: string, lean = 40) {
  const h = height;
  e.p.form(
    stroke(
      `${x},${y} ${x + lean * 0.6},${y - h * 0.3} ${x - lean * 0.5},${y - h * 0.62} ${x + lean},${y - h}`,
      h * 0.05,
      h * 0.07,
      h * 0.06,
      h * 0.012,
    ),
    tone,
    { depth: 6 },
  );
}

/** Darkness from a side, so that words on it are read. */
export const shadeFrom = (e: Easel, x: number, y: number, width: number, height: number, tone: string, alpha = 0.5) =>
  disc(e, x + width / 2, y + height / 2, width * 0.75, height * 0.85, tone, alpha, 0.35);

/** A dark floor of the picture below `y`. */
export const deepen = (e: Easel, y: number, tone: string, alpha = 0.7) =>
  fill(
    e,
    rectangle(-120, y, 2640, 1400 - y),
    linear(e, 0, y, 0, 1240, [
      [0, rgba(tone, 0)],
      [1, rgba(tone, alpha)],
    ]),
  );
