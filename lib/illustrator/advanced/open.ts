import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { FaceLayer, FaceSource, FaceView } from '../figure/face-layer';
import { faceBuild, faceContour, headView } from '../figure/head/view';
import { hexToRgb } from '../paint';
import { featurePlane } from './paint-face';
import { pinsFor } from './pins';
import { type PreparedMeta, unpackFace } from './prepared-face';
import { smoothstep } from './raster';
import { thinPlate } from './thin-plate';

type Texture = { readonly meta: PreparedMeta; readonly rgba: Uint8Array };

/** The layer spans this many head units around the origin, at a fineness that holds in print. */
const REACH = 64;
const PX_PER_UNIT = 6;
/** The spline is evaluated on a lattice of this many cells and interpolated between. */
const LATTICE = 48;
const STIFFNESS = 0.6;
/** Softness of the head's border in head units, and how far inside it the face ends. */
const HEAD_EDGE = 1.2;
const HEAD_INSET = 0.96;
/** Farther turned, the far half of the face would be smeared. */
const MAX_YAW = 0.65;
/** How far eyes and mouth keep the photo's colour when the skin is tinted. */
const EYES_AND_TEETH = 0.7;

/** Where each corner of the lattice lies in the prepared picture: x, y by rows. */
function lattice(meta: PreparedMeta, view: FaceView): Float32Array {
  const { head, picture } = pinsFor(meta, view);
  const map = thinPlate(head, picture, STIFFNESS);
  const corners = new Float32Array((LATTICE + 1) ** 2 * 2);
  for (let i = 0; i < (LATTICE + 1) ** 2; i++) {
    const unit = (step: number) => -REACH + (2 * REACH * step) / LATTICE;
    corners.set(map([unit(i % (LATTICE + 1)), unit(Math.floor(i / (LATTICE + 1)))]), i * 2);
  }
  return corners;
}

/** One row of the layer: steps through the lattice's row and copies texels that are not transparent. */
function warpRow(texture: Texture, corners: Float32Array, y: number, edge: number, target: Uint8ClampedArray): void {
  const { meta, rgba } = texture;
  const size = meta.edge;
  const v = (y / edge) * LATTICE;
  const upper = Math.floor(v) * (LATTICE + 1) * 2;
  const lower = upper + (LATTICE + 1) * 2;
  const dv = v - Math.floor(v);
  const along = (column: number, axis: number) =>
    (corners[upper + column * 2 + axis] as number) * (1 - dv) + (corners[lower + column * 2 + axis] as number) * dv;
  const cell = edge / LATTICE;
  for (let column = 0; column < LATTICE; column++) {
    const [x0, y0] = [along(column, 0), along(column, 1)];
    const [dx, dy] = [(along(column + 1, 0) - x0) / cell, (along(column + 1, 1) - y0) / cell];
    for (let step = 0; step < cell; step++) {
      const [sx, sy] = [x0 + dx * step, y0 + dy * step];
      if (!(sx >= 0 && sy >= 0 && sx < size - 1 && sy < size - 1)) continue;
      const [tx, ty] = [Math.floor(sx), Math.floor(sy)];
      const from = (ty * size + tx) * 4;
      if (rgba[from + 3] === 0) continue;
      const [a, b] = [sx - tx, sy - ty];
      const to = (y * edge + column * cell + step) * 4;
      for (let c = 0; c < 4; c++) {
        const top = (rgba[from + c] as number) * (1 - a) + (rgba[from + 4 + c] as number) * a;
        const bottom = (rgba[from + size * 4 + c] as number) * (1 - a) + (rgba[from + size * 4 + 4 + c] as number) * a;
        target[to + c] = top * (1 - b) + bottom * b;
      }
    }
  }
}

function warp(texture: Texture, view: FaceView): FaceLayer {
  const edge = 2 * REACH * PX_PER_UNIT;
  const canvas = createCanvas(edge, edge);
  const context = canvas.getContext('2d');
  const image = context.createImageData(edge, edge);
  const pixels = new Uint8ClampedArray(edge * edge * 4);
  const corners = lattice(texture.meta, view);
  for (let y = 0; y < edge; y++) warpRow(texture, corners, y, edge, pixels);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  keepOnHead(context, view);
  return { canvas, pxPerUnit: PX_PER_UNIT, originPx: [REACH * PX_PER_UNIT, REACH * PX_PER_UNIT], coversHair: false };
}

/** Fades whatever would lie outside the narrowest drawn head, whoever's head it is. */
function keepOnHead(context: SKRSContext2D, view: FaceView): void {
  const narrowest = faceContour(faceBuild(0, 10), headView(view.yaw, view.pitch));
  context.save();
  context.globalCompositeOperation = 'destination-in';
  context.filter = `blur(${HEAD_EDGE * PX_PER_UNIT}px)`;
  context.translate(REACH * PX_PER_UNIT, REACH * PX_PER_UNIT);
  context.scale(PX_PER_UNIT * HEAD_INSET, PX_PER_UNIT * HEAD_INSET);
  context.beginPath();
  for (const [x, y] of narrowest) context.lineTo(x, y);
  context.closePath();
  context.fill();
  context.restore();
}

/** The picture with its skin tinted from the tone it was prepared in to the hero's; eyes and teeth stay. */
function tinted(rgba: Uint8Array, meta: PreparedMeta, wanted: string): Uint8Array {
  const from = hexToRgb(meta.skin);
  const gains = hexToRgb(wanted).map((channel, c) => channel / Math.max(0.05, from[c] ?? 1));
  const drawn = featurePlane(meta.edge, meta.landmarks, 'detailed');
  const tint = new Uint8Array(rgba);
  for (let i = 0; i < rgba.length; i += 4) {
    const channels = [rgba[i] as number, rgba[i + 1] as number, rgba[i + 2] as number];
    const colourful = 1 - Math.min(...channels) / Math.max(1, ...channels);
    const white = (drawn[i >> 2] as number) * (1 - smoothstep(0.12, 0.26, colourful));
    for (let c = 0; c < 3; c++) {
      const gain = gains[c] ?? 1;
      tint[i + c] = Math.min(255, (channels[c] as number) * (gain + (1 - gain) * white * EYES_AND_TEETH));
    }
  }
  return tint;
}

/**
 * Opens the bytes of `prepareFace` for drawing. `skin` is the hero's: the face is tinted to it, so that face, neck
 * and hands are of one colour. The source gives null for a sleeping face (its eyes are open) and beyond 37°.
 */
export async function openFace(
  prepared: Uint8Array,
  skin: string,
): Promise<Result<FaceSource, 'advanced_not_possible'>> {
  const unpacked = unpackFace(prepared);
  if (!unpacked.ok) return unpacked;
  const { meta, png } = unpacked.value;
  const decoded = await sharp(png, { limitInputPixels: meta.edge * meta.edge })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (decoded?.info.width !== meta.edge || decoded.info.height !== meta.edge)
    return fail('advanced_not_possible', { reason: 'unreadable' });
  const texture: Texture = { meta, rgba: tinted(decoded.data, meta, skin) };
  return ok((view) => (view.expression === 'asleep' || Math.abs(view.yaw) > MAX_YAW ? null : warp(texture, view)));
}
