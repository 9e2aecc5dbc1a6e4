export { hexToRgb, lch, lightness, mix, rgba, rgbToLab, saturate, shade, tint, toLch } from './color';
export { smooth, taper } from './curves';
export { applyFinish } from './finish';
export {
  add,
  angle,
  clamp,
  type Knot,
  length,
  lerp,
  mapKnots,
  mixNumber,
  mul,
  normalize,
  perpendicular,
  polar,
  radians,
  sub,
  type Vec,
} from './geometry';
export { type Disc, paintedSpan, relight, type SceneLight } from './light';
export type { FormOptions, Paint, Stop } from './options';
export { Painter } from './painter';
export { type Random, seededRandom } from './random';
export { freeCanvas } from './release';
export {
  type Box,
  bounds,
  ellipse,
  mapShape,
  type Polygon,
  rectangle,
  type Shape,
  star,
  toPath,
  union,
  unionBox,
} from './shapes';
