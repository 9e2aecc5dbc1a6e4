import type { Grain } from './masks';

export type Paint = string | CanvasGradient;
export type Stop = readonly [offset: number, color: string, alpha?: number];
export type FillOptions = { alpha?: number; blur?: number; op?: GlobalCompositeOperation; dx?: number; dy?: number };
export type LayerOptions = { alpha?: number; op?: GlobalCompositeOperation; grain?: Grain; clipped?: boolean };
export type FormOptions = {
  /** How far the shadow reaches in from the edge, in local units. */
  depth?: number;
  softness?: number;
  /** OKLab lightness taken by the shadow and given by the light; 0 leaves it out. */
  shadow?: number;
  light?: number;
  shadowColor?: string;
  lightColor?: string;
  alpha?: number;
  grain?: Grain;
  /** Width of a thin coloured edge inside the shape. */
  edge?: number;
  /** Paint of the flat tone when it is not `color`. */
  base?: Paint;
};
