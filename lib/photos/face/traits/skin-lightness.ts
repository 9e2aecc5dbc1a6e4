import trained from './data/skin-lightness.json' with { type: 'json' };
import { applyLinear, type LinearModel } from './linear.ts';
import { LIGHTNESS } from './thresholds.ts';

/** What tells how light a skin is in even light. Lightnesses are OKLab, of the photo without its under-exposure. */
export type SkinEvidence = {
  /** Between shadow and shine. */
  readonly light: number;
  /** Of the lit over the shaded part of the face. */
  readonly spread: number;
  /** Chroma over lightness: it hardly changes with the strength of the light, and dark skin has more of it. */
  readonly saturation: number;
  /** The same without the cast of the light. */
  readonly balanced: number;
  /** Lightness of the lower lip over that of the skin: in any light, they are darker than fair skin and like dark skin. */
  readonly lips: number;
  /** The better lit white of an eye; null if it cannot be seen. */
  readonly white: number | null;
};
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const toShare = (value: number, [low, high]: readonly [number, number]) => clamp((value - low) / (high - low), 0, 1);

/** How surely colour and lips are those of pale skin, 0 to 1; the strength of the light has no part in it. */
export const getPaleness = ({ balanced, lips }: SkinEvidence): number =>
  (1 - toShare(balanced, LIGHTNESS.paleColour)) * (1 - toShare(lips, LIGHTNESS.paleLips));

/**
 * How far the skin is lighter than the whites of the eyes, 0 to 1: in any light, pale skin is and dark skin is not. Where
 * no white is seen, colour and lips tell.
 */
const compareWithWhite = (evidence: SkinEvidence): number =>
  evidence.white === null
    ? getPaleness(evidence)
    : toShare(evidence.light / evidence.white, LIGHTNESS.lighterThanWhites);

/** What the correction is computed from, by the names in `skin-lightness.json`. */
export function toLightnessFeatures(evidence: SkinEvidence): Readonly<Record<string, number>> {
  const { light, spread, saturation, balanced, lips } = evidence;
  const pale = 1 - toShare(saturation, LIGHTNESS.pale);
  return {
    light,
    spread,
    saturation,
    // A shine on the lip, or a tooth.
    lips: Math.min(1, lips),
    brown: toShare(balanced, LIGHTNESS.brown),
    dim: compareWithWhite(evidence) * pale * (LIGHTNESS.paleSkin - light),
    // Dark skin shines: its lit side says less than its shaded one.
    shine: spread * toShare(balanced, LIGHTNESS.paleColour),
  };
}

/**
 * The most that skin may be lightened: hardly at all, unless the whites of the eyes show that it is pale skin in dim
 * light; not in a photo too dark to tell, nor skin with the colour that only brown skin has.
 */
export const getLargestChange = (evidence: SkinEvidence): number =>
  LIGHTNESS.most +
  LIGHTNESS.mostForPale *
    compareWithWhite(evidence) *
    toShare(evidence.light, LIGHTNESS.dimmest) *
    (1 - toShare(evidence.saturation, LIGHTNESS.colourful));

/**
 * The least that is added: skin without the colour of brown skin is hardly darker than it looks, in no light, unless it is
 * lighter than any skin; brown skin only where it is brightly lit.
 */
export function getSmallestChange({ light, balanced }: SkinEvidence): number {
  const sunlit = toShare(balanced, LIGHTNESS.sunlit) * toShare(light, LIGHTNESS.bright);
  return Math.min(-(LIGHTNESS.darker + LIGHTNESS.darkerBrown * sunlit), LIGHTNESS.lightest - light);
}

/** What the model would add to the lightness that the photo shows, if nothing limited it. */
const computeChange = (evidence: SkinEvidence, model: LinearModel): number =>
  applyLinear(model, toLightnessFeatures(evidence));

/** How far the model would lighten the skin beyond what it may (OKLab): then nobody can tell how light it is. */
export const getExcess = (evidence: SkinEvidence): number =>
  Math.max(0, computeChange(evidence, trained) - getLargestChange(evidence));

/** The lightness (OKLab) of the skin in even light, by a correction that `npm run train-hair` has fitted. */
export function correctLightness(evidence: SkinEvidence, model: LinearModel = trained): number {
  const change = computeChange(evidence, model);
  const kept = clamp(change, getSmallestChange(evidence), getLargestChange(evidence));
  return Math.min(LIGHTNESS.lightest, evidence.light + kept);
}
