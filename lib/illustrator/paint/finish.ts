import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { kuwahara } from './kuwahara';
import { PAGE_UNITS } from './painter';
import { fillWithTile, paperTile } from './tiles';

const STRIP_PX = 256;
const SMOOTHING = 0.6;

/**
 * The paint pass over a finished, opaque page: brush smoothing that keeps edges, paper tooth and a faint vignette.
 * `units` is the width of the canvas in page units.
 */
export function applyFinish(canvas: Canvas, units = PAGE_UNITS): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const pxPerUnit = width / units;
  smooth(context, width, height, Math.max(1, Math.round(2 * pxPerUnit)));
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.5;
  fillWithTile(context, paperTile(), pxPerUnit, { x: 0, y: 0, width, height });
  context.restore();
  vignette(canvas);
}

/** Smooths strip by strip, with the same result as at once: a page in print size takes 26 MB, and twice that copied. */
function smooth(context: SKRSContext2D, width: number, height: number, radius: number): void {
  let finish = () => {};
  for (let top = 0; top < height; top += STRIP_PX) {
    const from = Math.max(0, top - radius);
    const rows = Math.min(height, top + STRIP_PX + radius) - from;
    const strip = context.getImageData(0, from, width, rows);
    kuwahara(strip.data, width, rows, radius, SMOOTHING);
    // A strip is written only after the next one is read, because each needs its neighbour's rows as painted.
    finish();
    const finished = Math.min(STRIP_PX, rows - (top - from));
    finish = () => context.putImageData(strip, 0, from, 0, top - from, width, finished);
  }
  finish();
}

function vignette(canvas: Canvas): void {
  const { width: w, height: h } = canvas;
  const context = canvas.getContext('2d');
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'multiply';
  const dark = context.createRadialGradient(w * 0.5, h * 0.48, w * 0.42, w * 0.5, h * 0.5, w * 0.78);
  dark.addColorStop(0, 'rgba(60,40,70,0)');
  dark.addColorStop(1, 'rgba(70,50,90,0.2)');
  context.fillStyle = dark;
  context.fillRect(0, 0, w, h);
  context.restore();
}
