import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { ok, type Result } from '@/lib/platform/result';
import type { FaceLayer, FaceSource, FaceView, HeadPicture } from '../../figure/face-layer';
import { headView } from '../../figure/head/view';
import { mix, rgba, shade, type Vec } from '../../paint';
import { IRIS_CENTERS, OVAL } from '../landmarks';
import type { OpenedHead } from '../opened-head';
import { fillTapered } from '../paint/tapered';
import type { Point } from '../planes/plane';
import { type PreparedHead, unpackHead } from '../prepared-head';
import { closeEyes, findLashLine } from './close-eyes';
import { HEAD_EXPRESSIONS } from './expressions';
import { lightHead } from './light-head';
import { createMotion, type Motion } from './motion';
import { tintSkin } from './tint-skin';
import { warpHead } from './warp';

/** A picture is at least half as fine as the painted head, so that no detail is skipped, and never much finer. */
const FINENESS = [0.5, 1.5] as const;
const LASH = '#1d1013';
/** Width of the line of a closed eye's lashes, head units. */
const LASH_WIDTH = 2.2;

function toCanvas(pixels: Uint8ClampedArray, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Lines of the lashes of closed eyes. */
function drawLashes(c: SKRSContext2D, { meta }: PreparedHead, motion: Motion): void {
  const color = rgba(mix(shade(meta.skin, 0.35), LASH, 0.75), 0.9);
  for (const side of [0, 1] as const)
    fillTapered(c, findLashLine(meta, side).map(motion), { width: LASH_WIDTH, color, ends: 0.25 });
}

/** Leaves only the face. */
function clipToFace({ canvas, pxPerUnit, originPx }: HeadPicture, { meta }: PreparedHead, motion: Motion): void {
  const c = canvas.getContext('2d');
  c.setTransform(pxPerUnit, 0, 0, pxPerUnit, ...originPx);
  c.globalCompositeOperation = 'destination-in';
  c.beginPath();
  for (const [x, y] of OVAL.map((index) => motion(meta.landmarks[index]))) c.lineTo(x, y);
  c.closePath();
  c.fill();
}

/**
 * Paints on a layer as if it were opaque and gives it its own border back: washes would colour what shines through.
 */
function lightLayer(pixels: Uint8ClampedArray, width: number, draw: (c: SKRSContext2D) => void): Canvas {
  const height = pixels.length / width / 4;
  const opaque = pixels.slice();
  for (let i = 3; i < opaque.length; i += 4) if (opaque[i] > 0) opaque[i] = 255;
  const canvas = toCanvas(opaque, width, height);
  const c = canvas.getContext('2d');
  draw(c);
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalCompositeOperation = 'destination-in';
  c.drawImage(toCanvas(pixels, width, height), 0, 0);
  c.globalCompositeOperation = 'source-over';
  return canvas;
}

function drawLayer(opened: PreparedHead, view: FaceView): FaceLayer {
  const { asleep } = HEAD_EXPRESSIONS[view.expression];
  const head = asleep ? closeEyes(opened) : opened;
  const { meta } = head;
  const own = 1 / meta.unitsPerPx;
  const pxPerUnit = Math.max(own * FINENESS[0], Math.min(own * FINENESS[1], view.pxPerUnit));
  const motion = createMotion(meta, view);
  const warped = warpHead(head, motion, pxPerUnit);
  const originPx = [
    meta.originPx[0] * meta.unitsPerPx * pxPerUnit,
    meta.originPx[1] * meta.unitsPerPx * pxPerUnit,
  ] as const;
  const paint = (pixels: Uint8ClampedArray, draw: (c: SKRSContext2D) => void): HeadPicture => {
    const canvas = lightLayer(pixels, warped.width, (c) => {
      c.setTransform(pxPerUnit, 0, 0, pxPerUnit, ...originPx);
      draw(c);
      lightHead(c, view.light);
    });
    return { canvas, pxPerUnit, originPx };
  };
  const front = paint(warped.front, (c) => {
    if (asleep) drawLashes(c, head, motion);
  });
  if (view.withoutHair) clipToFace(front, head, motion);
  const eyes = IRIS_CENTERS.map((index) => motion(meta.landmarks[index])) as unknown as readonly [Vec, Vec];
  return {
    front,
    // Lit like the front, so that hair passes behind the body without a seam.
    behind: paint(warped.behind, () => undefined),
    wearsGlasses: meta.glasses,
    wearsHeadwear: meta.headwear,
    eyes,
    crownY: -meta.originPx[1] * meta.unitsPerPx,
  };
}

function mirrorPicture({ canvas, pxPerUnit, originPx: [x, y] }: HeadPicture): HeadPicture {
  const mirrored = createCanvas(canvas.width, canvas.height);
  const context = mirrored.getContext('2d');
  context.translate(canvas.width, 0);
  context.scale(-1, 1);
  context.drawImage(canvas, 0, 0);
  return { canvas: mirrored, pxPerUnit, originPx: [canvas.width - x, y] };
}

/** The head for a mirrored frame, which mirrors it back, so that the child's face is never reversed. */
function drawMirrored(head: PreparedHead, view: FaceView): FaceLayer {
  const layer = drawLayer(head, { ...view, yaw: -view.yaw, light: [-view.light[0], view.light[1]] });
  const [left, right] = layer.eyes.map(([x, y]): Point => [-x, y]);
  return { ...layer, front: mirrorPicture(layer.front), behind: mirrorPicture(layer.behind), eyes: [right, left] };
}

/** The source for a page that will be mirrored as a whole. */
export const mirrorFaceSource =
  (source: FaceSource): FaceSource =>
  (view) =>
    source({ ...view, mirrored: !view.mirrored });

/**
 * Opens the bytes of `prepareFace` for drawing. `skin` is the character's: where a parent corrected it the head is
 * tinted to it, else the body gets the skin of the painted head. The source returns null for a profile and for the back
 * of the head.
 */
export function openPreparedFace(bytes: Uint8Array, skin: string): Result<OpenedHead, 'advanced_not_possible'> {
  const unpacked = unpackHead(bytes);
  if (!unpacked.ok) return unpacked;
  const isCorrected = skin.toLowerCase() !== unpacked.value.meta.readSkin.toLowerCase();
  const head = isCorrected ? tintSkin(unpacked.value, skin) : unpacked.value;
  const source: FaceSource = (view) => {
    if (headView(view.yaw, view.pitch).aspect !== 'face') return null;
    return view.mirrored ? drawMirrored(head, view) : drawLayer(head, view);
  };
  return ok({ source, skin: head.meta.skin });
}
