import { describe, expect, it } from 'vitest';
import { correctLightness, type SkinEvidence } from './skin-lightness';

/** Brown skin in even light. */
const BROWN: SkinEvidence = { light: 0.55, spread: 0.12, saturation: 0.13, balanced: 0.12, lips: 1, white: 0.72 };
/** Pale skin in a dim room: lighter than the whites of its eyes, which are dim too. */
const PALE_IN_SHADE: SkinEvidence = {
  light: 0.64,
  spread: 0.1,
  saturation: 0.075,
  balanced: 0.06,
  lips: 0.75,
  white: 0.52,
};
const read = (evidence: SkinEvidence, change: Partial<SkinEvidence> = {}) =>
  correctLightness({ ...evidence, ...change });

describe('correctLightness', () => {
  it('hardly lightens skin that is darker than the whites of its eyes, however dim the photo', () => {
    for (const light of [0.34, 0.42, 0.5, 0.58])
      for (const saturation of [0.06, 0.1, 0.16])
        expect(read({ ...BROWN, light, saturation, white: light * 1.25 })).toBeLessThanOrEqual(light + 0.011);
  });

  it('lifts pale skin in dim light by what the whites of the eyes show', () => {
    expect(read(PALE_IN_SHADE)).toBeGreaterThan(PALE_IN_SHADE.light + 0.02);
    expect(read(PALE_IN_SHADE)).toBeGreaterThan(read(PALE_IN_SHADE, { white: 0.75 }));
  });

  it('darkens skin that the sun or a camera has made brighter than its colour allows', () => {
    const glaring = { light: 0.84, saturation: 0.13, balanced: 0.125, white: 0.78 };
    expect(read(BROWN, glaring)).toBeLessThan(0.78);
  });

  it('does not lift a photo that is too dark to tell', () => {
    expect(read(PALE_IN_SHADE, { light: 0.44, white: 0.36 })).toBeLessThan(0.451);
  });

  it('hardly lightens skin with the colour of brown skin, even beside whites that lie in the shade', () => {
    const shaded = { light: 0.56, saturation: 0.15, white: 0.44 };
    expect(read(BROWN, shaded)).toBeLessThanOrEqual(shaded.light + 0.011);
  });

  it('takes colour and lips as proof of pale skin where no white of an eye is seen', () => {
    const dim = PALE_IN_SHADE.light;
    expect(read(PALE_IN_SHADE, { white: null })).toBeGreaterThan(dim + 0.02);
    expect(read(PALE_IN_SHADE, { white: null, lips: 0.97 })).toBeLessThanOrEqual(dim + 0.011);
    expect(read(PALE_IN_SHADE, { white: null, balanced: 0.12 })).toBeLessThanOrEqual(dim + 0.011);
  });

  it('hardly darkens skin without the colour of brown skin, however bright the photo', () => {
    const burnt = { light: 0.85, saturation: 0.02, balanced: 0.04, white: 0.75 };
    expect(read(PALE_IN_SHADE, burnt)).toBeGreaterThan(burnt.light - 0.04);
    expect(read(PALE_IN_SHADE, { ...burnt, light: 0.97 })).toBeLessThan(0.87);
  });
});
