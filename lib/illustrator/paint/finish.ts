import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { kuwahara } from './kuwahara';
import { PAGE_UNITS } from './painter';
import { fillWithTile, paperTile } from './tiles';

const STRIP_PX = 256;
const SMOOTHING = 0.6;

/**
 * The paint pass over a finished, opaque page: brush smoothing that keeps edges, paper tooth and a faint vignette.
 * `units` is the width of the page in page units, of which the canvas lacks `cut` at the left.
 */
export function applyFinish(canvas: Canvas, units = PAGE_UNITS, cut = 0): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const pxPerUnit = width / (units - cut);
  const left = Math.round(cut * pxPerUnit);
  smooth(context, width, height, Math.max(1, Math.round(2 * pxPerUnit)));
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.5;
  fillWithTile(context, paperTile(), pxPerUnit, { x: 0, y: 0, width, height }, [left, 0]);
  context.restore();
  vignette(canvas, left);
}

/**
 * Smooths in strips, with the same result as at once. All are read before the first is written: a canvas that is written
 * after it was read copies itself, and in print size that is 54 MB.
 */
function smooth(context: SKRSContext2D, width: number, height: number, radius: number): void {
  const strips = Array.from({ length: Math.ceil(height / STRIP_PX) }, (_, index) => {
    const top = index * STRIP_PX;
    // Each strip needs the rows around it as they were painted.
    const from = Math.max(0, top - radius);
    const rows = Math.min(height, top + STRIP_PX + radius) - from;
    return { top, from, rows, image: context.getImageData(0, from, width, rows) };
  });
  for (const { top, from, rows, image } of strips) {
    kuwahara(image.data, width, rows, radius, SMOOTHING);
    context.putImageData(image, 0, from, 0, top - from, width, Math.min(STRIP_PX, height - top));
  }
}

/** `left` pixels of the page are not on the canvas. */
function vignette(canvas: Canvas, left: number): void {
  const { height: h } = canvas;
  const w = canvas.width + left;
  const context = canvas.getContext('2d');
  context.save();
  context.setTransform(1, 0, 0, 1, -left, 0);
  context.globalCompositeOperation = 'multiply';
  const dark = context.createRadialGradient(w * 0.5, h * 0.48, w * 0.42, w * 0.5, h * 0.5, w * 0.78);
  dark.addColorStop(0, 'rgba(60,40,70,0)');
  dark.addColorStop(1, 'rgba(70,50,90,0.2)');
  context.fillStyle = dark;
  context.fillRect(0, 0, w, h);
  context.restore();
}
