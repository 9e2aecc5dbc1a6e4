import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, rgba, shade, tint } from '../../paint';
import { IRIS_RINGS, LIDS } from '../landmarks';
import { clamp, type Point } from '../planes/plane';
import type { Iris } from './iris-color';
import { fillTapered } from './tapered';

export type EyeColors = { readonly iris: Iris; readonly lash: string; readonly darkSkin: boolean };

/** One eye: its points in pixels, from the outer corner to the inner, and the size of what is in it. */
type Eye = {
  readonly upper: readonly Point[];
  readonly lower: readonly Point[];
  readonly width: number;
  /** Height over width. */
  readonly openness: number;
  readonly center: Point;
  readonly radius: number;
};

function findEye(landmarks: readonly Point[], side: 0 | 1): Eye {
  const [upper, lower] = LIDS[side].map((lid) => {
    const points = lid.map((index) => landmarks[index]);
    return side === 0 ? points : points.reverse();
  });
  const [center, ...ring] = IRIS_RINGS[side].map((index) => landmarks[index]);
  const width = Math.hypot(upper[8][0] - upper[0][0], upper[8][1] - upper[0][1]);
  const radius = ring.reduce((sum, [x, y]) => sum + Math.hypot(x - center[0], y - center[1]) / ring.length, 0) * 1.02;
  const openness = Math.hypot(upper[4][0] - lower[4][0], upper[4][1] - lower[4][1]) / width;
  return { upper, lower, width, openness, center, radius };
}

/** Irises of one child have one size, and both look at one point; a smaller difference is the photo's. */
const MOST_SHIFT = 0.3;

/** Place of the iris in its eye: across from the left of the picture and down, in widths of the eye. */
function locateIris({ upper, width, center }: Eye): Point {
  const [[ax, ay], [bx, by]] = upper[0][0] < upper[8][0] ? [upper[0], upper[8]] : [upper[8], upper[0]];
  const [ux, uy] = [(bx - ax) / width, (by - ay) / width];
  const [dx, dy] = [center[0] - (ax + bx) / 2, center[1] - (ay + by) / 2];
  return [(dx * ux + dy * uy) / width, (dy * ux - dx * uy) / width];
}

/** Gives both eyes irises of the same size that look at the same point. */
function matchEyes(eyes: readonly [Eye, Eye]): readonly [Eye, Eye] {
  const radius = (eyes[0].radius + eyes[1].radius) / 2;
  const [p, q] = eyes.map(locateIris);
  const move = (eye: Eye, own: Point): Eye => {
    const limit = (eye.radius * MOST_SHIFT) / eye.width;
    const [dx, dy] = [0, 1].map((axis) => clamp((p[axis] + q[axis]) / 2 - own[axis], -limit, limit) * eye.width);
    return { ...eye, radius, center: [eye.center[0] + dx, eye.center[1] + dy] };
  };
  return [move(eyes[0], p), move(eyes[1], q)];
}

/** Washes the white of the photo's eye around the iris: warm shadow under the lid, light below. */
function washWhite(c: SKRSContext2D, { center: [x, y], radius, width, openness }: Eye, darkSkin: boolean): void {
  const white = c.createLinearGradient(x, y - openness * width * 0.6, x, y + openness * width * 0.5);
  white.addColorStop(0, rgba('#6d4a48', 0.4));
  white.addColorStop(0.4, rgba(darkSkin ? '#f3e6da' : '#fdf6ee', darkSkin ? 0.66 : 0.64));
  white.addColorStop(1, rgba(darkSkin ? '#ecd9cc' : '#f6e6dc', 0.5));
  c.beginPath();
  c.rect(x - width, y - width, width * 2, width * 2);
  c.arc(x, y, radius * 0.96, 0, Math.PI * 2, true);
  c.fillStyle = white;
  c.fill('evenodd');
}

/** Deepens the iris and sets pupil and spark. */
function drawIris(c: SKRSContext2D, eye: Eye, { iris: { color, strength }, lash }: EyeColors): void {
  const { center, radius: r, width, upper } = eye;
  const [x, y] = center;
  const disc = (radius: number, fill: string, dx = 0, dy = 0) => {
    c.beginPath();
    c.arc(x + dx * r, y + dy * r, radius, 0, Math.PI * 2);
    c.fillStyle = fill;
    c.fill();
  };
  const glow = c.createRadialGradient(x, y + r * 0.5, r * 0.1, x, y, r);
  glow.addColorStop(0, rgba(tint(color, 0.04), strength));
  glow.addColorStop(0.65, rgba(color, strength));
  glow.addColorStop(1, rgba(mix(shade(color, 0.22), '#1a1012', 0.5), Math.max(0.65, strength)));
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = glow;
  c.fill();
  disc(r * 0.46, rgba('#170e10', 0.85));
  const shadow = upper.map(([px, py]): Point => [px, py + width * 0.03]);
  fillTapered(c, shadow, { width: width * 0.13, color: rgba(lash, 0.35), ends: 0.6 });
  disc(r * 0.22, rgba('#ffffff', 0.95), -0.36, -0.38);
}

/** Draws over both eyes of the photo: white, iris, spark and the lines of the lids. */
export function drawEyes(c: SKRSContext2D, landmarks: readonly Point[], colors: EyeColors): void {
  for (const eye of matchEyes([findEye(landmarks, 0), findEye(landmarks, 1)])) {
    const { upper, lower, width, openness } = eye;
    c.save();
    c.beginPath();
    for (const [x, y] of [...upper, ...[...lower].reverse()]) c.lineTo(x, y);
    c.closePath();
    c.clip();
    washWhite(c, eye, colors.darkSkin);
    drawIris(c, eye, colors);
    c.restore();
    const lidLine = { width: width * (openness > 0.2 ? 0.08 : 0.065), color: rgba(colors.lash, 0.8), ends: 0.12 };
    fillTapered(c, upper.slice(0, 8), lidLine);
    fillTapered(c, lower.slice(1, 8), { width: width * 0.03, color: rgba(colors.lash, 0.25), ends: 0.2 });
  }
}
