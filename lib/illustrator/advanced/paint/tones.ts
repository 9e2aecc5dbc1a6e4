import type { Skin } from '../../figure/skin';
import { hexToRgb, mix, rgbToLab } from '../../paint';
import { blur } from '../planes/blur';
import type { Planes } from '../planes/lab';
import { clamp, computeMean, type Plane, smoothstep } from '../planes/plane';
import { enlarge, halve } from '../planes/resize';
import { measureHairLight } from './hair-light';
import type { HeadPlanes } from './head-planes';

type Lab = readonly [L: number, a: number, b: number];

/** Share of the drawn shadow in the tone that the mean of the painted skin gets: a head turns into shadow at its sides. */
const HEAD_SHADOW = 0.12;
/** Radii of the photo's light on the skin, half-size pixels, and the weight of the typical tone where skin is far. */
const LIGHT_RADII = [13, 7] as const;
const TYPICAL_WEIGHT = 1e-3;
/** How much of the photo's modelling stays, and how dark and light it may get. */
const MODELLING = 0.34;
const MODELLING_LIMITS = [-0.07, 0.045] as const;
/** Shine on plain skin is held below this. */
const MOST_SHINE = 0.035;
/** Shine on nose and lids is held below this (OKLab): what is wet in a photo is plain in paint. */
const FEATURE_SHINE = 0.055;
/** How far mean lightness and hue of the hair move to the drawn hair. */
const TO_DRAWN_HAIR = [0.25, 0.25, 0.25] as const;

/** The most that light on a whole part of the hair lifts it (OKLab), and the share of its shade that stays. */
const MOST_HAIR_LIGHT = 0.07;
const HAIR_SHADE = 0.6;

/** How much more than on skin the dark of cropped hair stays. */
const CROPPED = 0.8;
/** On the forehead it is mostly shade: so much less stays. */
const NOT_FOREHEAD = 0.5;

/** From where to where hair is light enough to look grey (OKLab), and the least warmth that it then has (a, b). */
const GREY_LIGHTNESS = [0.28, 0.42] as const;
const WARM_HAIR = [0.012, 0.032] as const;
/** How much of its sheen such hair loses (OKLab); fair hair keeps it. */
const GREY_DARKENING = 0.07;

/** Dark hair on dark skin is hair although colour and texture hardly show it, where the reading saw it. */
const LEAST_HAIRINESS = 0.9;

/** Light and colour of plain skin, without its detail; and its typical values. */
type SkinLight = { readonly low: Planes; readonly middle: Lab; readonly typical: Lab; readonly hairiness: number };

const toTriple = (planes: readonly Plane[], mean: (plane: Plane) => number): Lab => [
  mean(planes[0]),
  mean(planes[1]),
  mean(planes[2]),
];

/** Tells hair from a shaved head by its distance from skin in colour, and by its texture: 1 is hair, 0 is skin. */
function measureHairiness(lab: readonly Plane[], hair: Plane, alpha: Plane, half: number, typical: Lab): number {
  const mean = toTriple(lab, (plane) => computeMean(plane, hair));
  const apart = Math.hypot((mean[0] - typical[0]) * 0.8, mean[1] - typical[1], mean[2] - typical[2]);
  const around = blur(lab[0], half, 3);
  const sure = hair.map((value, i) => (alpha[i] > 0.98 && value > 0.9 ? 1 : 0));
  const texture = computeMean(
    lab[0].map((value, i) => Math.abs(value - around[i])),
    sure,
  );
  return Math.max(smoothstep(0.09, 0.2, apart), smoothstep(0.009, 0.016, texture));
}

function measureSkinLight({ lab, hair, inside, features, alpha, edge }: HeadPlanes): SkinLight {
  const half = edge >> 1;
  const small = lab.map((plane) => halve(plane, edge));
  const [smallHair, smallInside, smallFeatures] = [hair, inside, features].map((plane) => halve(plane, edge));
  const roughly = smallInside.map((value, i) => value * (1 - smallHair[i]) * (1 - Math.min(1, smallFeatures[i] * 1.6)));
  const typical = toTriple(small, (plane) => computeMean(plane, roughly));
  const plain = roughly.map((value, i) => {
    const light = (small[0][i] - typical[0]) * 0.5;
    return value * Math.exp(-(light ** 2 + (small[1][i] - typical[1]) ** 2 + (small[2][i] - typical[2]) ** 2) / 0.012);
  });
  // Away from plain skin its typical tone takes over, so that cropped hair stays darker than skin.
  const weights = blur(plain, half, LIGHT_RADII[0]);
  const low = small.map((plane, c) => {
    const sums = blur(
      plane.map((value, i) => value * plain[i]),
      half,
      LIGHT_RADII[0],
    );
    const carried = sums.map((sum, i) => (sum + typical[c] * TYPICAL_WEIGHT) / (weights[i] + TYPICAL_WEIGHT));
    return blur(carried, half, LIGHT_RADII[1]);
  });
  return {
    low: low.map((plane) => enlarge(plane, half, edge)) as unknown as Planes,
    middle: toTriple(low, (plane) => computeMean(plane, plain)),
    typical,
    hairiness: measureHairiness(small, smallHair, halve(alpha, edge), half, typical),
  };
}

/** The colour that one pixel of skin gets: the drawn tone with a third of the photo's modelling, and its detail. */
function toneSkin(head: HeadPlanes, { low, middle }: SkinLight, target: Lab, i: number): Lab {
  const [L, a, b] = head.lab;
  const detail = Math.min(1, head.features[i] * 1.5);
  const hair = head.hair[i];
  const seen = L[i] - low[0][i];
  const shiny = seen > 0 && head.eyes[i] < 0.05 ? FEATURE_SHINE * (1 - Math.exp(-seen / FEATURE_SHINE)) : seen;
  // Teeth and the white of the eye stay as light as they are.
  const local = shiny + (seen - shiny) * head.detailed[i] ** 2;
  const matt =
    local > 0
      ? MOST_SHINE * (1 - Math.exp(-local / 0.06))
      : local * (0.5 + (CROPPED - NOT_FOREHEAD * head.inside[i]) * hair);
  const modelling = clamp((low[0][i] - middle[0]) * MODELLING, ...MODELLING_LIMITS);
  // Blue shadows around the eyes come from the photo's sky.
  const blue = Math.max(-0.012 - head.eyes[i], b[i] - low[2][i]);
  return [
    target[0] + modelling + local * detail + matt * (1 - detail),
    target[1] + (low[1][i] - middle[1]) * 0.3 + (a[i] - low[1][i]) * (0.4 + 0.72 * detail + 0.3 * hair * (1 - detail)),
    target[2] + (low[2][i] - middle[2]) * 0.25 + blue * (0.4 + 0.6 * detail),
  ];
}

/**
 * Puts skin in even light and in the hero's drawn tone and reduces the hair's contrast, in place. Returns the share of the hair that
 * is hair: a shaved head is skin and gets the skin's tone.
 */
export function evenTones(
  head: HeadPlanes,
  skin: Skin,
  { hair: hairColor, hasHair }: { readonly hair: string; readonly hasHair: boolean },
): number {
  const { lab, hair, pixels, alpha, edge } = head;
  const measured = measureSkinLight(head);
  const light = { ...measured, hairiness: Math.max(measured.hairiness, hasHair ? LEAST_HAIRINESS : 0) };
  const target = rgbToLab(hexToRgb(mix(skin.base, skin.shadow, HEAD_SHADOW)));
  const { low: hairLow, core } = measureHairLight(head, measured.typical);
  const drawnHair = rgbToLab(hexToRgb(hairColor));
  const wanted = core.map((value, c) => {
    const asHair = value + (drawnHair[c] - value) * TO_DRAWN_HAIR[c];
    return asHair * light.hairiness + (value + target[c] - light.typical[c]) * (1 - light.hairiness);
  });
  // No child's hair is grey: light from the side makes it look so.
  const lit = smoothstep(...GREY_LIGHTNESS, wanted[0]) * light.hairiness;
  const grey = lit * smoothstep(0.03, 0.012, Math.hypot(wanted[1], wanted[2])) * smoothstep(0.6, 0.5, wanted[0]);
  wanted[0] -= GREY_DARKENING * grey;
  wanted[1] = Math.max(wanted[1], WARM_HAIR[0] * lit);
  wanted[2] = Math.max(wanted[2], WARM_HAIR[1] * lit);
  const mostShine = 0.09 + 0.13 * smoothstep(0.3, 0.55, wanted[0]);
  const soft = blur(hair, edge, 3);
  for (let n = 0; n < pixels.length; n++) {
    const i = pixels[n];
    if (alpha[i] < 0.001 && soft[i] < 0.001) continue;
    const asSkin = toneSkin(head, light, target, i);
    const strand = lab[0][i] - hairLow[0][i];
    const shine = strand > 0 ? mostShine * (1 - Math.exp(-strand / mostShine)) * 1.2 : strand * 0.85;
    const broad = hairLow[0][i] - core[0];
    const modelling = broad > 0 ? MOST_HAIR_LIGHT * (1 - Math.exp(-broad / MOST_HAIR_LIGHT)) : broad * HAIR_SHADE;
    // Cold shine on dark hair would be grey paint.
    const a = wanted[1] + Math.max(-0.008, (hairLow[1][i] - core[1]) * 0.5 + (lab[1][i] - hairLow[1][i]) * 0.7);
    const b = wanted[2] + Math.max(-0.006, (hairLow[2][i] - core[2]) * 0.5 + (lab[2][i] - hairLow[2][i]) * 0.7);
    const share = soft[i] * light.hairiness;
    lab[0][i] = asSkin[0] * (1 - share) + (wanted[0] + modelling + shine) * share;
    lab[1][i] = asSkin[1] * (1 - share) + a * share;
    lab[2][i] = asSkin[2] * (1 - share) + b * share;
  }
  return light.hairiness;
}
