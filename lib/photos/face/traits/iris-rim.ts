import { type FaceFrame, MESH } from '../frame.ts';
import { type Lab, median, type Rgb, rgbToLab } from '../oklab.ts';
import { type Picture, pixelAt } from '../picture.ts';
import { EYES } from './thresholds.ts';

/** A ray from the centre of an iris outwards. */
type Ray = { readonly angle: number; readonly rimPx: number; readonly step: number };
export type IrisRim = {
  readonly center: readonly [number, number];
  readonly radiusPx: number;
  /** How much lighter the picture is outside the rim. */
  readonly step: number;
  readonly rays: readonly Ray[];
  /** The pixel at a share of the rim's distance along a ray. */
  readonly pixel: (ray: Ray, share: number) => Rgb | null;
};

/**
 * Downwards and to both sides, because the upper lid covers the rest. Angles run clockwise from the right of the face.
 */
const ANGLES = Array.from({ length: 31 }, (_, i) => -0.25 + (i * (Math.PI + 0.5)) / 30);
const STEPS = 36;

const average = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);

/** Paler than the skin, or clearly lighter: sclera, not lid. */
const isSclera = ([light, a, b]: Lab, skin: Lab) =>
  light > skin[0] + 0.05 || (light > skin[0] - 0.12 && Math.hypot(a, b) < Math.hypot(skin[1], skin[2]) * 0.62);

/** The strongest step from dark to white along a ray; a pale iris has another one around its pupil. */
function findStep(colours: readonly Lab[], from: number, skin: Lab): { at: number; step: number } {
  const lights = colours.map(([light]) => light);
  const steps = lights.map((_, at) => {
    if (at < from || at >= lights.length - 3) return { at, step: 0, white: false };
    // Medians, so that a reflection in the eye does not count as rim.
    const inside = median(lights.slice(Math.max(0, at - 8), at));
    const beyond = colours.slice(at + 1, at + 4);
    const step = average(beyond.map(([light]) => light)) - inside;
    return { at, step, white: beyond.filter((colour) => isSclera(colour, skin)).length >= 2 };
  });
  const strongest = (found: typeof steps) => found.reduce((best, one) => (one.step > best.step ? one : best));
  const best = strongest(steps);
  const toWhite = strongest(steps.map((one) => (one.white ? one : { ...one, step: 0 })));
  return toWhite.step > best.step * 0.25 ? toWhite : best;
}

/** Where the irises of the mesh lie: the middle and the usual radius. */
function locateIris(frame: FaceFrame, side: 0 | 1) {
  const [center, ...rim] = MESH.irises[side];
  const middle = frame.point(center);
  const distances = rim.map((index) =>
    Math.hypot(frame.point(index)[0] - middle[0], frame.point(index)[1] - middle[1]),
  );
  return { middle, usual: median(distances) };
}

/**
 * Finds the rim of an iris in the picture itself. The mesh assumes eyes of average size: wide open, made-up or drawn
 * eyes are larger. `skin` as the photo shows it.
 */
function findIrisRim(picture: Picture, frame: FaceFrame, side: 0 | 1, skin: Lab): IrisRim {
  const { middle, usual } = locateIris(frame, side);
  const { right, up } = frame;
  const at = (angle: number, distance: number): readonly [number, number] => [
    middle[0] + (right[0] * Math.cos(angle) - up[0] * Math.sin(angle)) * distance,
    middle[1] + (right[1] * Math.cos(angle) - up[1] * Math.sin(angle)) * distance,
  ];
  const reach = usual * EYES.farthest;
  const found = ANGLES.map((angle): Ray => {
    const colours = Array.from({ length: STEPS }, (_, i) =>
      rgbToLab(pixelAt(picture, ...at(angle, (reach * (i + 1)) / STEPS)) ?? [0, 0, 0]),
    );
    const { at: index, step } = findStep(colours, Math.round((STEPS * EYES.nearest) / EYES.farthest), skin);
    return { angle, rimPx: (reach * (index + 1)) / STEPS, step };
  });
  const clear = found.filter(({ step }) => step > EYES.rimStep);
  const radiusPx = clear.length ? median(clear.map(({ rimPx }) => rimPx)) : usual;
  const rays = clear.filter(({ rimPx }) => Math.abs(rimPx / radiusPx - 1) < 0.35);
  return {
    center: middle,
    radiusPx,
    step: median(rays.map(({ step }) => step)),
    rays,
    pixel: ({ angle, rimPx }, share) => pixelAt(picture, ...at(angle, rimPx * share)),
  };
}

/** The same iris with a rim of another radius on every ray. */
function withRadius(rim: IrisRim, radiusPx: number): IrisRim {
  return { ...rim, radiusPx, rays: ANGLES.map((angle) => ({ angle, rimPx: radiusPx, step: rim.step })) };
}

/**
 * Finds both rims. A person's irises have one size: where a reflection, a lid or the pupil was taken for a rim, the
 * radius of the other eye counts, which is nearer to the mesh's.
 */
export function findIrisRims(picture: Picture, frame: FaceFrame, skin: Lab): readonly [IrisRim, IrisRim] {
  const left = findIrisRim(picture, frame, 0, skin);
  const right = findIrisRim(picture, frame, 1, skin);
  const [small, large] = [left.radiusPx, right.radiusPx].sort((a, b) => a - b) as [number, number];
  if (large / small <= EYES.sameSize) return [left, right];
  const deviation = ({ radiusPx }: IrisRim, side: 0 | 1) =>
    Math.abs(Math.log(radiusPx / locateIris(frame, side).usual));
  return deviation(left, 0) <= deviation(right, 1)
    ? [left, withRadius(right, left.radiusPx)]
    : [withRadius(left, right.radiusPx), right];
}
