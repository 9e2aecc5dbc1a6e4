import type { Canvas } from '@napi-rs/canvas';
import { kuwahara } from './kuwahara';
import { PAGE_UNITS } from './painter';
import { fillWithTile, paperTile } from './tiles';

/**
 * The paint pass over a finished, opaque page: brush smoothing that keeps edges, paper tooth and a faint vignette.
 * `units` is the width of the canvas in page units.
 */
export function applyFinish(canvas: Canvas, units = PAGE_UNITS): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const pxPerUnit = width / units;
  const image = context.getImageData(0, 0, width, height);
  kuwahara(image.data, width, height, Math.max(1, Math.round(2 * pxPerUnit)), 0.6);
  context.putImageData(image, 0, 0);
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.5;
  fillWithTile(context, paperTile(), pxPerUnit, { x: 0, y: 0, width, height });
  context.restore();
  vignette(canvas);
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
