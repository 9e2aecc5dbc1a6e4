import type { FaceReading } from '@/lib/photos';
import { CHIN, LOBES, SIDES, STORED_LANDMARKS } from './landmarks';
import type { HeadPlanes } from './paint/head-planes';
import type { PaintedHead } from './paint/paint-head';
import { clamp, type Plane } from './planes/plane';
import { CHANNELS, type PreparedHead } from './prepared-head';

/** Height of the painted face (hairline to chin) in head units, where a drawn head is 104 high; and where its chin is. */
const FACE_UNITS = 100;
const CHIN_Y = 57;
/** A head with its hair is never higher, head units. */
const MAX_HEIGHT = 154;
/** Around the ear lobes hair passes from before the body to behind it, up and down by this share of the face. */
const HANGING = 0.08;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function findBox(alpha: Plane, edge: number): Box {
  let [left, right, top, bottom] = [edge, 0, edge, 0];
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < 0.004) continue;
    const [x, y] = [i % edge, Math.floor(i / edge)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  // One empty pixel all round, so that the border can be read between pixels.
  const [x, y] = [Math.max(0, left - 1), Math.max(0, top - 1)];
  return { x, y, width: Math.min(edge, right + 2) - x, height: Math.min(edge, bottom + 2) - y };
}

/** Copies the head's box, with how far each pixel hangs below the ear lobes and so behind the body. */
function packPixels(head: HeadPlanes, painted: PaintedHead, { x, y, width, height }: Box): Uint8Array {
  const { edge, face, landmarks, inside, hair } = head;
  const { alpha } = painted;
  const hangsFrom = (landmarks[LOBES[0]][1] + landmarks[LOBES[1]][1]) / 2 - face * HANGING;
  const chinY = landmarks[CHIN][1] + face * 0.01;
  const bytes = new Uint8Array(width * height * CHANNELS);
  for (let row = 0, to = 0; row < height; row++) {
    const low = clamp((y + row - hangsFrom) / (face * HANGING * 2));
    for (let column = 0; column < width; column++, to += CHANNELS) {
      const i = (y + row) * edge + x + column;
      for (let c = 0; c < 3; c++) bytes[to + c] = painted.pixels[i * 4 + c];
      bytes[to + 3] = alpha[i] * 255 + 0.5;
      bytes[to + 4] = painted.hair[i] * 255 + 0.5;
      // Below the chin there is nothing but hair.
      const hanging = y + row > chinY ? 1 : Math.min(1, hair[i] * 1.5);
      bytes[to + 5] = low * (1 - inside[i]) * hanging * 255 + 0.5;
    }
  }
  return bytes;
}

/** The painted head in the frame of the drawn one: the chin in its place, the face a little smaller than a drawn head. */
export function packPainted(
  head: HeadPlanes,
  painted: PaintedHead,
  { glasses, headwear }: FaceReading,
  skins: { readonly readSkin: string; readonly skin: string },
): PreparedHead {
  const box = findBox(painted.alpha, head.edge);
  const [chin, left, right] = [CHIN, ...SIDES].map((index) => head.landmarks[index]);
  const unitsPerPx = Math.min(FACE_UNITS / head.face, MAX_HEIGHT / (chin[1] - box.y));
  const centre = (left[0] + right[0]) / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  const place = (index: number): [number, number] => {
    const [x, y] = painted.landmarks[index];
    return [round((x - centre) * unitsPerPx), round(CHIN_Y + (y - chin[1]) * unitsPerPx)];
  };
  return {
    pixels: packPixels(head, painted, box),
    meta: {
      ...skins,
      width: box.width,
      height: box.height,
      unitsPerPx,
      originPx: [centre - box.x, chin[1] - CHIN_Y / unitsPerPx - box.y],
      glasses: glasses.value,
      headwear: headwear.value !== 'none',
      landmarks: Object.fromEntries(STORED_LANDMARKS.map((index) => [index, place(index)])),
    },
  };
}
