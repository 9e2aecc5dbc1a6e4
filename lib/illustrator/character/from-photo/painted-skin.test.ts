import { expect, it } from 'vitest';
import { hexToRgb, rgbToLab } from '../../paint/color';
import { SKIN_TONES } from '../tones';
import { computePaintedSkin, computeSkinTone } from './painted-skin';

const toLab = (hex: string) => rgbToLab(hexToRgb(hex));

it.each(SKIN_TONES)('finds the tone %s again from the skin that the finished picture shows', (tone) => {
  const again = toLab(computeSkinTone(toLab(computePaintedSkin(tone))));
  toLab(tone).forEach((value, at) => {
    expect(again[at]).toBeCloseTo(value, 2);
  });
});
