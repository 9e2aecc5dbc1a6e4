import type { CanvasGradient } from '@napi-rs/canvas';
import { rgba } from './color';
import type { Stop } from './options';

/** Adds stops to a gradient and returns it. */
export function withStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  for (const [offset, color, alpha] of stops) {
    gradient.addColorStop(offset, alpha === undefined ? color : rgba(color, alpha));
  }
  return gradient;
}
