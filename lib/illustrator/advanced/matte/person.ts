import { computeSquareMatte, MATTE_EDGE } from '@/lib/photos/server';
import type { HeadPhoto } from '../photo/head-photo';
import { blur } from '../planes/blur';
import type { Planes } from '../planes/lab';
import { clamp, type Plane, smoothstep } from '../planes/plane';
import { enlarge } from '../planes/resize';
import { weightedBlur } from '../planes/weighted-blur';

/** Above and below these shares of the blurred answer the network is sure. */
const SURE = 0.965;
const NONE = 0.035;
/** Radii of local colours in heights of the face; the wider one is used where the narrower one finds nothing. */
const NEAR = 0.045;
const WIDE = 0.18;
/** Squared distance of both colours from where to where the line between them is trusted, and how far. */
const TRUST = [0.004, 0.06] as const;
const MOST_TRUST = 0.85;

/** The network's small answer, enlarged to the photo: probability of each pixel belonging to the person. */
export function computeCoarsePerson({ rgb, edge }: HeadPhoto): Plane {
  const small = new Uint8Array(MATTE_EDGE ** 2 * 3);
  rgb.forEach((plane, c) => {
    enlarge(plane, edge, MATTE_EDGE).forEach((value, i) => {
      small[i * 3 + c] = value * 255;
    });
  });
  return enlarge(computeSquareMatte(small), MATTE_EDGE, edge);
}

/** Colours of what is surely the person and surely the background, carried on to every pixel near them. */
export type LocalColors = { readonly front: Planes; readonly back: Planes };

function carryOn(rgb: Planes, weights: Plane, edge: number, face: number): Planes {
  const [near, wide] = [Math.round(face * NEAR), Math.round(face * WIDE)];
  const reach = blur(weights, edge, near);
  const carried = rgb.map((color) => {
    const close = weightedBlur(color, weights, edge, near);
    const far = weightedBlur(color, weights, edge, wide);
    return close.map((value, i) => (reach[i] > 0.004 ? value : far[i]));
  });
  return carried as unknown as Planes;
}

/**
 * Draws the coarse answer to the picture: in its uncertain band each pixel is placed on the line between the local
 * colours of person and background. It stays near the answer, so that a bright background far away cannot come in.
 */
export function refinePerson({ rgb, edge, face }: HeadPhoto, coarse: Plane): { person: Plane; local: LocalColors } {
  const spread = blur(coarse, edge, Math.round(face * 0.0175));
  const front = carryOn(
    rgb,
    spread.map((value) => (value > SURE ? 1 : 0)),
    edge,
    face,
  );
  const back = carryOn(
    rgb,
    spread.map((value) => (value < NONE ? 1 : 0)),
    edge,
    face,
  );
  const alpha = coarse.map((value, i) => {
    if (spread[i] > SURE) return 1;
    if (spread[i] < NONE) return 0;
    let [along, length] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const axis = front[c][i] - back[c][i];
      along += (rgb[c][i] - back[c][i]) * axis;
      length += axis * axis;
    }
    const trust = smoothstep(TRUST[0], TRUST[1], length) * MOST_TRUST;
    return value * (1 - trust) + clamp(along / Math.max(1e-4, length)) * trust;
  });
  const person = blur(alpha, edge, 1).map((value, i) => smoothstep(0.2, 0.8, value) * smoothstep(0.06, 0.4, spread[i]));
  return { person, local: { front, back } };
}
