import type { FaceReading, Lab, Mixture } from '@/lib/photos';
import { blur } from '../planes/blur';
import { createPlane, type Plane, smoothstep } from '../planes/plane';
import { createHairLimits, type HairLimits } from './hair-limits';
import { collectSamples, type HairSamples } from './hair-samples';
import { computeRing, createLayout, type HeadLayout } from './layout';
import type { MatteInput } from './matte-input';
import { computeDensity, fitSamples } from './mixture';

/** Under this share of the person nothing is hair. */
const LEAST_PERSON = 0.25;
/** Hair is learned again from what was sure, this often, and only from enough pixels. */
const ROUNDS = 2;
const ENOUGH = 400;
/** Window of the guided filter in shares of the square, and its smallest variance. */
const GUIDE_RADIUS = 0.008;
const GUIDE_EPSILON = 6e-4;
/** Below this confidence a fringe may be there although none was read. */
const SURE_BARE = 0.75;
/** From here on outwards, widths of the face in percent, are the temples; a gap there is at most so high (face heights). */
const TEMPLE = 34;
const LONGEST_GAP = 0.24;
/** How exactly a hairline was read, widths of the face in percent. */
const HAIRLINE = 5;

/** How likely hair and what is not hair are at a place before its colour is known. */
type Prior = { readonly hair: number; readonly skin: number; readonly clothes: number };

/** Draws a soft matte to the edges of the picture (guided filter, He et al. 2010, on lightness). */
function filterGuided(lightness: Plane, matte: Plane, edge: number): Plane {
  const radius = Math.max(1, Math.round(edge * GUIDE_RADIUS));
  const mean = (plane: Plane) => blur(plane, edge, radius);
  const [meanI, meanP] = [mean(lightness), mean(matte)];
  const meanIP = mean(lightness.map((value, i) => value * matte[i]));
  const meanII = mean(lightness.map((value) => value * value));
  const slope = meanIP.map((value, i) => (value - meanI[i] * meanP[i]) / (meanII[i] - meanI[i] ** 2 + GUIDE_EPSILON));
  const offset = meanP.map((value, i) => value - slope[i] * meanI[i]);
  const [a, b] = [mean(slope), mean(offset)];
  return a.map((value, i) => Math.max(0, Math.min(1, value * lightness[i] + b[i])));
}

/** Pixels that are connected with the seeds through pixels that belong. */
function connect(edge: number, belongs: (i: number) => boolean, isSeed: (i: number) => boolean): Uint8Array {
  const found = new Uint8Array(edge * edge);
  const queue: number[] = [];
  const visit = (i: number) => {
    if (i < 0 || i >= found.length || found[i] === 1 || !belongs(i)) return;
    found[i] = 1;
    queue.push(i);
  };
  for (let i = 0; i < found.length; i += 3) if (isSeed(i)) visit(i);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    if (i % edge > 0) visit(i - 1);
    if (i % edge < edge - 1) visit(i + 1);
    visit(i - edge);
    visit(i + edge);
  }
  return found;
}

/** How far hair may hang into the forehead: tight coils never do, and shaded skin looks like them. */
function getFringePrior({ fringe, curl, hairLength }: FaceReading): number {
  if (curl.value === 'coily' || hairLength.value === 'bald') return 0.02;
  if (fringe.value) return 0.26;
  return fringe.confidence > SURE_BARE ? 0.07 : 0.16;
}

/** Share of hair on the forehead: certain above the hairline that was read, unlikely well below it. */
function getForeheadPrior(x: number, y: number, { top }: HeadLayout, limits: HairLimits, fringe: number): number {
  const line = limits.hairline(x);
  const edge = y < top + 5 || Math.abs(x) > 40 ? Math.max(0.2, fringe) : fringe;
  if (line === null) return edge;
  if (y < line - HAIRLINE) return Math.max(edge, 0.5);
  return y > line + HAIRLINE * 2 ? Math.min(edge, 0.04) : Math.max(edge, 0.15);
}

type Place = {
  readonly layout: HeadLayout;
  readonly limits: HairLimits;
  readonly fringe: number;
  /** How likely hair covers the ears: short hair leaves them free. */
  readonly overEars: number;
};

function getPrior(x: number, y: number, inFace: boolean, { layout, limits, fringe, overEars }: Place): Prior {
  const { top, eye, nose, chin } = layout;
  const beside = Math.abs(x);
  if (inFace) {
    if (y < -4) return { hair: getForeheadPrior(x, y, layout, limits, fringe), skin: 0.5, clothes: 0 };
    if (beside > 40) return { hair: y < nose + 10 ? 0.15 : 0.06, skin: 0.5, clothes: 0 };
    return { hair: y < 2 ? fringe * 0.4 : 0, skin: 0.5, clothes: 0 };
  }
  if (y > chin - 9)
    return {
      hair: beside > 34 ? 0.25 : 0,
      skin: 0.2,
      clothes: Math.min(1, 0.15 + Math.max(0, (y - chin + 9) * 0.05)),
    };
  if (y > eye - 8 && beside < 72)
    return { hair: beside > 46 ? overEars : 0.35, skin: y < nose + 6 ? 0.5 : 0.2, clothes: y < nose ? 0 : 0.1 };
  return { hair: 0.5, skin: y < top - 8 ? 0.015 : 0.05, clothes: 0 };
}

/** Probability of each pixel of the person being hair, by its colour and place. */
function computeShares(input: MatteInput, layout: HeadLayout, samples: HairSamples, hair: Mixture): Plane {
  const { photo, lab, coarse, inside, reading } = input;
  const isShort = reading.hairLength.value === 'short' || reading.hairLength.value === 'bald';
  const place: Place = {
    layout,
    limits: createHairLimits(reading, layout),
    fringe: getFringePrior(reading),
    overEars: isShort ? 0.08 : 0.35,
  };
  return createPlane(photo.edge, (column, row, i) => {
    if (coarse[i] < LEAST_PERSON) return 0;
    const prior = getPrior(layout.toX(column), layout.toY(row), inside[i] > 0.5, place);
    if (prior.hair === 0) return 0;
    const asHair = computeDensity(lab, i, hair) * prior.hair;
    const asSkin = computeDensity(lab, i, samples.skin) * prior.skin;
    const asClothes = prior.clothes > 0 ? computeDensity(lab, i, samples.clothes) * prior.clothes : 0;
    return (asHair / (asHair + asSkin + asClothes + 1e-6)) * Math.min(1, coarse[i] * 1.3);
  });
}

/** Learns the hair's colours from the crown, then again from what is surely hair. */
function learnHair(input: MatteInput, layout: HeadLayout): Plane {
  const { lab, photo } = input;
  const samples = collectSamples(input, layout);
  let shares = computeShares(input, layout, samples, fitSamples(samples.seeds, 3));
  for (let round = 0; round < ROUNDS; round++) {
    const sure: Lab[] = [];
    // Low down a collar may be taken for hair: nothing is learned there.
    const last = Math.min(shares.length, Math.round(photo.landmarks[1][1]) * photo.edge);
    for (let i = 0; i < last; i += 5) if (shares[i] > 0.8) sure.push([lab[0][i], lab[1][i], lab[2][i]]);
    if (sure.length < ENOUGH) break;
    shares = computeShares(input, layout, samples, fitSamples([...sure, ...samples.surely], 5));
  }
  return shares;
}

/** Closes small bare spots above the hairline that was read: they are glints, too. */
function closeGlints({ photo, reading, inside }: MatteInput, layout: HeadLayout, hair: Plane): Plane {
  const limits = createHairLimits(reading, layout);
  const around = blur(hair, photo.edge, Math.round(photo.face * 0.055));
  const lines = Float32Array.from(
    { length: photo.edge },
    (_, x) => limits.hairline(layout.toX(x)) ?? Number.NEGATIVE_INFINITY,
  );
  return hair.map((value, i) => {
    if (inside[i] < 0.5 || around[i] < 0.3) return value;
    const below = layout.toY(Math.floor(i / photo.edge)) - lines[i % photo.edge];
    return Math.max(value, smoothstep(0.3, 0.55, around[i]) * smoothstep(-1, -HAIRLINE, below));
  });
}

/**
 * Joins hair above and below a lit spot at the temples: beside the forehead hair goes down to the ear without a break.
 */
function closeTemples({ photo }: MatteInput, { toX, toY, top, eye }: HeadLayout, hair: Plane): Plane {
  const { edge, face } = photo;
  const closed = hair.slice();
  for (let x = 0; x < edge; x++) {
    if (Math.abs(toX(x)) < TEMPLE) continue;
    let above = -1;
    for (let y = 0; y < edge && toY(y) < eye; y++) {
      if (hair[y * edge + x] < 0.5) continue;
      const isGap = above >= 0 && y - above > 1 && y - above < face * LONGEST_GAP && toY(above) > top - 20;
      if (isGap) for (let row = above + 1; row < y; row++) closed[row * edge + x] = Math.max(0.9, hair[row * edge + x]);
      above = y;
    }
  }
  return closed;
}

/** How far each pixel is hair by its colour, its place, and by being connected with the crown, 0 to 1. */
export function computeHairByColor(input: MatteInput): Plane {
  const { photo, lab, inside } = input;
  const { edge } = photo;
  const layout = createLayout(photo);
  const { toX, toY, top, eye, chin } = layout;
  const soft = blur(learnHair(input, layout), edge, 2);
  const rowY = (i: number) => toY(Math.floor(i / edge));
  const isCrown = (i: number) => rowY(i) < top + 4 && rowY(i) > top - 40;
  const joined = connect(edge, (i) => soft[i] > 0.4, isCrown);
  // Bare spots that are connected neither with face nor clothes are glints.
  const isFace = (i: number) => (inside[i] > 0.5 && rowY(i) > eye) || rowY(i) > chin - 22;
  const isFar = (i: number) => computeRing(toX(i % edge), rowY(i)) > 2;
  const bare = connect(
    edge,
    (i) => !(joined[i] === 1 && soft[i] > 0.5),
    (i) => isFace(i) || isFar(i),
  );
  const whole = closeGlints(
    input,
    layout,
    soft.map((value, i) => (bare[i] === 1 ? (joined[i] === 1 ? value : 0) : Math.max(value, 0.9))),
  );
  const joinedSides = closeTemples(input, layout, whole);
  const [near, far] = [blur(joinedSides, edge, 2), blur(joinedSides, edge, 6)];
  const calm = near.map((value, i) => {
    const outer = smoothstep(1, 1.2, computeRing(toX(i % edge), rowY(i)));
    return smoothstep(0.25, 0.75, value + (far[i] - value) * outer);
  });
  const drawn = filterGuided(lab[0], calm, edge).map((value) => smoothstep(0.15, 0.85, value));
  return blur(drawn, edge, 2);
}
