import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { FaceLayer, FaceSource, FaceView, HeadPicture } from '../figure/face-layer';
import { faceBuild, faceContour, type HeadView, headView } from '../figure/head/view';
import { type Skin, skinTones } from '../figure/skin';
import { ACTING } from './acting';
import { eyeMove, type Move, mouthMove, type Placed, showsTeeth } from './features';
import { hairLayer } from './hair/hair-layer';
import { BROW_PAIRS, BROW_UNDERSIDES } from './landmarks';
import { paintLipLine, paintMouthInside, paintNarrowLids, paintShutLid } from './paint-acting';
import { pinsFor, TURN_SHARE } from './pins';
import { type PreparedMeta, unpackFace } from './prepared-face';
import { restPosition } from './slit';
import { tintSkin } from './tint-skin';
import { type LayerSize, type Region, splineWarp, type Texture, warpLayer, warpRegion } from './warp';

/** Computed once per book: the tinted picture and how to draw it. */
type Face = {
  readonly meta: PreparedMeta;
  readonly texture: Texture;
  readonly hair: Texture | null;
  readonly skin: Skin;
};

/** High enough resolution for print. */
const SIZE: LayerSize = { reach: 64, pxPerUnit: 6 };
/** Softness of the head's border in head units, and how far inside it the face ends. */
const HEAD_EDGE = 1.2;
const HEAD_INSET = 0.96;
/** How far a move fades out beside the corners of the mouth and of an eye, in their half widths. */
const MOUTH_FADE = 0.85;
const EYE_FADE = 0.3;
const EYEBALL = 1;
/** Width of a brow with its surroundings, and the softness of what is left out, head units. */
const BROW_WIDTH = 7;
const BROW_EDGE = 1.3;
/** Lids that come closer than this share of the eye get their lines anew. */
const NARROW_EYE = 0.3;
const LASH = '#2a1712';

function regionOf({ acted, rest }: Move, fade: number, held?: number): Region {
  const half = (acted.right - acted.left) / 2;
  const top = Math.min(...(acted.rows[0] ?? []));
  const bottom = Math.max(...(acted.rows[acted.rows.length - 1] ?? []));
  return {
    box: [acted.left - half * fade, top, acted.right + half * fade, bottom],
    rest: restPosition(acted, rest, fade, held),
  };
}

/** Fades out everything outside the narrowest head that we draw. */
function keepOnHead(context: SKRSContext2D, view: HeadView): void {
  context.save();
  context.globalCompositeOperation = 'destination-in';
  context.filter = `blur(${HEAD_EDGE * SIZE.pxPerUnit}px)`;
  context.scale(HEAD_INSET, HEAD_INSET);
  context.fillStyle = '#000';
  context.beginPath();
  for (const [x, y] of faceContour(faceBuild(0, 10), view)) context.lineTo(x, y);
  context.closePath();
  context.fill();
  context.restore();
}

/** Cuts out the photo's brows: we draw brows above the fringe. */
function rubOutBrows(context: SKRSContext2D, placed: Placed): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.filter = `blur(${BROW_EDGE * SIZE.pxPerUnit}px)`;
  context.lineWidth = BROW_WIDTH;
  context.lineCap = 'round';
  context.strokeStyle = '#000';
  const across = (top: number, under: number) => {
    const [a, b] = [placed(top), placed(under)];
    context.lineTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.6);
  };
  for (const side of [0, 1] as const) {
    context.beginPath();
    BROW_PAIRS.forEach((pair, i) => {
      across(pair[side], BROW_UNDERSIDES[side][side ? 4 - i * 2 : i * 2] ?? pair[side]);
    });
    context.stroke();
  }
  context.restore();
}

function actingLayer(
  { meta, texture, hair, skin }: Face,
  { yaw, pitch, expression, fringe, withoutHair }: FaceView,
): FaceLayer {
  const acting = ACTING[expression];
  const view = headView(yaw, pitch);
  const held = headView(yaw * TURN_SHARE, pitch);
  const pins = pinsFor(meta, held, acting);
  const warp = splineWarp(pins.head, pins.picture, SIZE);
  const mouth = mouthMove(pins.placed, acting);
  const eyes = ([0, 1] as const).map((side) => eyeMove(pins.placed, side, acting));
  const pixels = warpLayer(texture, warp);
  warpRegion(texture, warp, regionOf(mouth, MOUTH_FADE), pixels);
  for (const eye of eyes) warpRegion(texture, warp, regionOf(eye, EYE_FADE, EYEBALL), pixels);

  const edge = 2 * SIZE.reach * SIZE.pxPerUnit;
  const canvas = createCanvas(edge, edge);
  const context = canvas.getContext('2d');
  const image = context.createImageData(edge, edge);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  context.translate(edge / 2, edge / 2);
  context.scale(SIZE.pxPerUnit, SIZE.pxPerUnit);
  const { gap, round } = acting.mouth;
  const ownTeeth = showsTeeth(pins.placed);
  if (typeof gap === 'number' && gap > 0) paintMouthInside(context, mouth, round, ownTeeth && round === 0);
  if (gap !== 'own' || !ownTeeth) paintLipLine(context, mouth, skin, gap === 0 || gap === 'own');
  const [fall, lift] = acting.lids;
  for (const eye of eyes)
    if (fall >= 1) paintShutLid(context, eye, skin, LASH);
    else if (fall + lift > NARROW_EYE) paintNarrowLids(context, eye, skin, LASH);
  const locks = hair && !withoutHair ? hairLayer(hair, meta, pinsFor(meta, held, ACTING.calm), view.turn) : null;
  if (fringe && !locks) rubOutBrows(context, pins.placed);
  keepOnHead(context, view);
  return { canvas, pxPerUnit: SIZE.pxPerUnit, originPx: [edge / 2, edge / 2], hair: locks, wearsGlasses: meta.glasses };
}

/** The layer mirrored. A mirrored page mirrors it back, so that the child's face is never reversed. */
function mirrorPicture<Picture extends HeadPicture>(picture: Picture): Picture {
  const { width, height } = picture.canvas;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(width, 0);
  context.scale(-1, 1);
  context.drawImage(picture.canvas, 0, 0);
  return { ...picture, canvas };
}

const mirrorHair = ({ behind, over }: NonNullable<FaceLayer['hair']>) => ({
  behind: mirrorPicture(behind),
  over: mirrorPicture(over),
});

/** RGBA rows of a square PNG; null when it is none or of another size. */
async function decoded(png: Uint8Array, edge: number): Promise<Uint8Array | null> {
  const picture = await sharp(png, { limitInputPixels: edge * edge })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return picture?.info.width === edge && picture.info.height === edge ? picture.data : null;
}

/** The source for a page that will be mirrored as a whole. */
export const mirrorFaceSource =
  (source: FaceSource): FaceSource =>
  (view) =>
    source({ ...view, mirrored: !view.mirrored });

/**
 * Opens the bytes of `prepareFace` for drawing. `skin` is the character's skin: the face is tinted to it, so that face,
 * neck and hands match. The source returns null for a profile and for the back of the head.
 */
export async function openPreparedFace(
  prepared: Uint8Array,
  skin: string,
): Promise<Result<FaceSource, 'advanced_not_possible'>> {
  const unpacked = unpackFace(prepared);
  if (!unpacked.ok) return unpacked;
  const { meta } = unpacked.value;
  const rgba = await decoded(unpacked.value.face, meta.edge);
  const hair = meta.hair && unpacked.value.hair && (await decoded(unpacked.value.hair, meta.hair.edge));
  if (!rgba || (meta.hair && !hair)) return fail('advanced_not_possible', { reason: 'unreadable' });
  const face: Face = {
    meta,
    texture: { edge: meta.edge, rgba: tintSkin(rgba, meta, skin) },
    hair: meta.hair && hair ? { edge: meta.hair.edge, rgba: hair } : null,
    skin: skinTones(skin),
  };
  return ok((view) => {
    if (headView(view.yaw, view.pitch).aspect !== 'face') return null;
    if (!view.mirrored) return actingLayer(face, view);
    const layer = actingLayer(face, { ...view, yaw: -view.yaw });
    return { ...mirrorPicture(layer), hair: layer.hair && mirrorHair(layer.hair) };
  });
}
