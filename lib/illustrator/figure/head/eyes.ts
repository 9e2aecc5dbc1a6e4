import {
  clamp,
  ellipse,
  type Knot,
  lightness,
  mix,
  type Painter,
  saturate,
  shade,
  smooth,
  tint,
  type Vec,
} from '../../paint';
import type { HeadContext } from './context';
import { FEATURES } from './view';

type Side = -1 | 1;
type EyeShape = { readonly w: number; readonly h: number; readonly almond: number };

const closedArc = (w: number): Knot[] => [
  [-w * 1.02, 5.2],
  [-w * 0.5, -0.4],
  [0, -2.2],
  [w * 0.5, -0.4],
  [w * 1.02, 5.2],
];
const closedSleep = (w: number): Knot[] => [
  [-w * 0.95, 1.6],
  [-w * 0.45, 5.6],
  [0, 6.8],
  [w * 0.45, 5.6],
  [w * 0.95, 1.6],
];

function closedEye({ painter: p, skin, lashColor }: HeadContext, { w }: EyeShape, g: Side, asleep: boolean): void {
  p.line(asleep ? closedSleep(w) : closedArc(w), asleep ? 3 : 3.5, lashColor, 1, [0.3, 0.9, 1, 0.9, 0.3]);
  if (!asleep) {
    p.line(
      [
        [-w * 0.8, 10.5],
        [0, 8.4],
        [w * 0.8, 10.5],
      ],
      1.5,
      skin.shadow,
      0.9,
    );
    return;
  }
  for (const u of [0.62, 1]) {
    p.line(
      [
        [g * w * u, 8.2 - u * 5.2],
        [g * (w * u + 2.2), 9.2 - u * 4.2],
      ],
      1.5,
      lashColor,
      1,
      [1, 0.2],
    );
  }
}

/** What the lids leave to see of the eyeball. */
function opening({ w, h, almond }: EyeShape, g: Side, lidY: number, lowY: number, low: number): Knot[] {
  const corner = Math.max(lidY * 0.2, lidY) + (lidY > -h * 0.9 ? 1.5 : 0);
  const outer = -almond * 1.5;
  const lift = (x: number) => (x * g > 0 ? outer : almond);
  return [
    [-w - 1, corner + lift(-1)],
    [-w * 0.5, lidY + h * 0.08],
    [g * w * 0.1, lidY - 0.3],
    [w * 0.5, lidY + h * 0.08],
    [w + 1, corner + lift(1)],
    [w + 1, lowY - almond * 2.4],
    [w * 0.5, lowY - 2.7 * low - almond * 0.6],
    [0, lowY - 4.2 * low],
    [-w * 0.5, lowY - 2.7 * low - almond * 0.6],
    [-w - 1, lowY - almond * 2.4],
  ];
}

function iris(p: Painter, color: string, x: number, y: number, rx: number, ry: number, wide: boolean): void {
  const deep = mix(shade(color, 0.28, 0.02), '#1a0f14', 0.62);
  const glow = saturate(tint(color, lightness(color) < 0.45 ? 0.26 : 0.15, 0.05), 1.2);
  const disc = ellipse(x, y, rx, ry);
  p.fill(
    disc,
    p.linear(0, y - ry, 0, y + ry, [
      [0, mix(deep, '#140a10', 0.6)],
      [0.4, deep],
      [0.66, color],
      [1, glow],
    ]),
  );
  p.fill(ellipse(x, y + ry * 0.62, rx * 0.6, ry * 0.26), glow, { alpha: 0.75, blur: 0.8 });
  p.fill(ellipse(x, y - ry * 0.05, rx * 0.5, ry * 0.53), '#150a0f', { alpha: 0.96 });
  p.edge(ellipse(x, y, rx - 0.3, ry - 0.3), '#1c1015', 1, 0.65);
  p.fill(ellipse(x - rx * 0.32, y - ry * 0.42, rx * 0.33, ry * 0.29, -0.4), '#ffffff', { alpha: 0.97 });
  p.fill(ellipse(x + rx * 0.4, y + ry * 0.38, rx * 0.15, ry * 0.13), '#ffffff', { alpha: 0.85 });
  if (wide) p.fill(ellipse(x + rx * 0.3, y - ry * 0.46, rx * 0.13, ry * 0.12), '#ffffff', { alpha: 0.9 });
}

function upperLashes(
  { painter: p, character, lashColor }: HeadContext,
  { w, h }: EyeShape,
  g: Side,
  lidY: number,
): void {
  const girl = character.gender === 'girl';
  if (girl) {
    for (const [u, v] of [
      [0.82, 0.3],
      [1.02, 0.52],
    ]) {
      const y = lidY + h * v;
      p.line(
        [
          [g * w * u, y - 0.5],
          [g * (w * u + 1.8), y - 1.6],
          [g * (w * u + 3.6), y - 3.8],
        ],
        1.7,
        lashColor,
        1,
        [1, 0.7, 0.1],
      );
    }
  }
  const line: Knot[] = [
    [-g * w * 0.98, Math.max(lidY + h * 0.62, -h * 0.25)],
    [-g * w * 0.62, lidY + h * 0.17],
    [g * w * 0.05, lidY - 0.5],
    [g * w * 0.62, lidY + h * 0.16],
    [g * w * 1.06, Math.max(lidY + h * 0.56, -h * 0.3)],
    [g * w * 1.3, Math.max(lidY + h * 0.5, -h * 0.36)],
  ];
  p.line(line, girl ? 3.3 : 2.7, lashColor, 1, [0.15, 0.7, 1, 1, 0.75, 0.12]);
}

function openEye(head: HeadContext, eye: EyeShape, openness: number, g: Side, gaze: Vec): void {
  const { painter: p, skin, expression } = head;
  const low = expression.lowerLid;
  const h = eye.h * Math.min(1.12, 0.55 + 0.45 * openness) * Math.max(1, openness);
  const w = eye.w * (openness > 1 ? 1.04 : 1);
  const shape = { ...eye, w, h };
  const lidY = -h + (1 - Math.min(1, openness)) * h * 1.15;
  const lowY = h - low * h * 0.62;
  p.soft(0, -1, w * 1.75, h * 1.5, skin.shadow, 0.45);
  const visible = smooth(opening(shape, g, lidY, lowY, low), true, 7);
  p.clip(visible, () =>
    p.clip(ellipse(0, 0, w, h), () => {
      p.fill(ellipse(0, 0, w + 1, h + 1), skin.dark ? '#f7efe6' : '#fdf8f1');
      p.fill(ellipse(0, -h * 1.05, w * 1.3, h * 0.75), mix(skin.shadow, '#7a6a8a', 0.55), { alpha: 0.5, blur: 1 });
      iris(p, head.character.eyeColor, gaze[0] * 2.3 - g * 0.5, gaze[1] * 2.4, w * 0.8, h * 0.84, openness > 1.05);
    }),
  );
  upperLashes(head, shape, g, lidY);
  if (openness < 0.93)
    p.line(
      [
        [-w * 0.75, lidY - 2],
        [0, lidY - 3.3],
        [w * 0.75, lidY - 2],
      ],
      1,
      skin.deep,
      0.4,
    );
  if (low > 0.05) {
    p.line(
      [
        [-w * 0.9, lowY - 1.2],
        [0, lowY - 3.4 * low + 0.6],
        [w * 0.9, lowY - 1.2],
      ],
      1.3,
      skin.deep,
      0.55,
    );
  } else {
    p.line(
      [
        [-w * 0.5, h * 1.04],
        [0, h * 1.12],
        [w * 0.5, h * 1.04],
      ],
      0.9,
      skin.deep,
      0.35,
    );
  }
}

export function drawEyes(head: HeadContext): void {
  const { painter: p, character, view, expression } = head;
  // Small or tilted eyes are narrower towards their corners, so that children differ by more than colour.
  const almond = clamp(Math.abs(character.eyeTilt) / 0.12 + (1 - character.eyeSize) * 2.5, 0, 1);
  const youth = 1 + (5 - Math.min(character.age, 5)) * 0.012;
  const size = character.eyeSize * youth;
  const eye: EyeShape = { w: 8.6 * size * (1 + almond * 0.05), h: 10.2 * size * (1 - almond * 0.1), almond };
  const gaze: Vec = [head.gaze[0] + view.turn * 0.5, head.gaze[1] + view.pitch * 0.6];
  for (const g of [-1, 1] as const) {
    const at = view.project(g * FEATURES.eyeX, FEATURES.eyeY);
    const tilt = -g * character.eyeTilt;
    p.in(at.x, at.y, tilt, clamp(at.squeeze, 0.45, 1.03), 1, () => {
      if (typeof expression.eye === 'number') openEye(head, eye, expression.eye, g, gaze);
      else closedEye(head, eye, g, expression.eye === 'sleep');
    });
  }
}
