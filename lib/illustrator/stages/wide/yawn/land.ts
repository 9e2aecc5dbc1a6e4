import { lch, mix, smooth } from '@/lib/illustrator/paint';
import { type Easel, fill, linear } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';

const STEPS = 11;
const DEGREE = Math.PI / 180;

/** The sky of a spread: from the orange of sunset (0) to the blue of midnight (11), in even steps. */
export const sky = (step: number): string => {
  const share = step / STEPS;
  return lch(0.81 - 0.56 * share, 0.125 - 0.04 * share, (62 - 152 * share) * DEGREE);
};

/** The sky with less light, for hills and shadows. */
export const dim = (step: number, by: number): string => {
  const share = step / STEPS;
  return lch(0.81 - 0.56 * share - by, 0.125 - 0.035 * share, (62 - 152 * share) * DEGREE);
};

/** A colour as it is in the air of a spread. */
export const inAir = (colour: string, step: number, share = 0.12 + step * 0.045): string =>
  mix(colour, sky(step), share);

/** Where hills and ground meet the edges of all pages, so that one goes on where the other ends. */
const [FAR, NEAR] = [730, 930];

type Ridge = readonly (readonly [x: number, y: number])[];

function band(e: Easel, edge: number, ridge: Ridge, tones: readonly [string, string]) {
  const top = smooth([[-80, edge], [0, edge], ...ridge, [2400, edge], [2480, edge]], false, 10);
  fill(
    e,
    [...top, [2480, 1280], [-80, 1280]],
    linear(e, 0, 0, 2400, 0, [
      [0, tones[0]],
      [1, tones[1]],
    ]),
  );
}

type Land = { readonly far?: Ridge; readonly near?: Ridge };

/** The sky and its land: each side has the colours of the neighbouring page. */
export function paintLand(e: Easel, step: number, { far, near }: Land = {}) {
  const [from, to] = [step - 0.5, step + 0.5];
  fill(
    e,
    [
      [-90, -90],
      [2490, -90],
      [2490, 1290],
      [-90, 1290],
    ],
    linear(e, 0, 0, 2400, 0, [
      [0, sky(from)],
      [1, sky(to)],
    ]),
  );
  if (far) band(e, FAR, far, [dim(from, 0.05), dim(to, 0.05)]);
  if (near) band(e, NEAR, near, [dim(from, 0.11), dim(to, 0.11)]);
}

type Spec = Land & {
  readonly back?: (e: Easel) => void;
  readonly over?: { readonly depth: number; readonly paint: (e: Easel) => void };
};

/** A stage of the endless landscape, at its hour. */
export const yawnStage = (step: number, { back, over, ...land }: Spec): Stage =>
  flatStage({
    ground: sky(step),
    back(e) {
      paintLand(e, step, land);
      back?.(e);
    },
    ...(over && { over }),
  });
