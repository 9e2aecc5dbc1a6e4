import type { FaceReading } from '@/lib/photos';
import { hexToRgb, rgbToLab } from '../../paint/color';
import { computeSkinTone } from './painted-skin';

/** Hues of skin in OKLab radians, red to yellow, and chroma over lightness for skin under coloured light. */
const SKIN_HUES = [0.3, 1.4] as const;
const MAX_TINTED_SATURATION = 0.1;
/** Least chroma over lightness: skin of middle lightness is never grey; very fair skin has little colour. */
const MIN_SATURATION = { dark: 0.1, fair: 0.034 } as const;
const DARK_TO_FAIR = [0.66, 0.81] as const;
/** Cool shade takes more colour from the darkest skin than from any other: its least, up to the first lightness. */
const DARKEST = { saturation: 0.115, to: [0.52, 0.62] } as const;
/** Yellow of much colour turns to mustard in the picture: beyond this hue only a share of it is drawn. */
const MUSTARD = { from: 0.92, keeps: 0.45, colour: [0.1, 0.14] } as const;

/** Where `value` lies between two bounds, 0 to 1. */
const toShare = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (value - low) / (high - low)));

/**
 * Shade and a blue sky turn dark skin towards mauve: a redder hue than the first is drawn so much of the way to it, wholly
 * up to the first lightness (OKLab) and not from the second on.
 */
const WARM = { hue: 0.72, share: 0.5, light: [0.66, 0.76] } as const;

const withoutMauve = (hue: number, light: number): number =>
  hue + Math.max(0, WARM.hue - hue) * WARM.share * (1 - toShare(light, WARM.light));

/** The least chroma over lightness that skin of a lightness has. */
function leastSaturation(light: number): number {
  const usual = MIN_SATURATION.dark + (MIN_SATURATION.fair - MIN_SATURATION.dark) * toShare(light, DARK_TO_FAIR);
  return DARKEST.saturation + (usual - DARKEST.saturation) * toShare(light, DARKEST.to);
}

/** A hue without the mustard of yellow skin with much colour (chroma over lightness). */
function withoutMustard(hue: number, saturation: number): number {
  const over = Math.max(0, hue - MUSTARD.from);
  return hue - over * (1 - MUSTARD.keeps) * toShare(saturation, MUSTARD.colour);
}

/**
 * Skin colour for painting: the finished picture has the colour of the reading, which is fitted to the skins of forty
 * children. A palette would move it, and has moved dark skin towards light. Only what no skin has gives way: a hue of
 * coloured light, and the grey of a dim photo.
 */
export function skinFromReading({ skin }: FaceReading): string {
  const [seen, a, b] = rgbToLab(hexToRgb(skin.value));
  const hue = Math.atan2(b, a);
  const warmth = Math.hypot(a, b) / seen;
  const least = leastSaturation(seen);
  if (hue > SKIN_HUES[0] && hue < SKIN_HUES[1]) {
    const chroma = Math.max(warmth, least) * seen;
    const drawn = withoutMauve(withoutMustard(hue, warmth), seen);
    return computeSkinTone([seen, Math.cos(drawn) * chroma, Math.sin(drawn) * chroma]);
  }
  const nearest = Math.abs(hue - SKIN_HUES[0]) < Math.abs(hue - SKIN_HUES[1]) ? SKIN_HUES[0] : SKIN_HUES[1];
  const chroma = Math.max(least, Math.min(warmth, MAX_TINTED_SATURATION)) * seen;
  return computeSkinTone([seen, Math.cos(nearest) * chroma, Math.sin(nearest) * chroma]);
}
