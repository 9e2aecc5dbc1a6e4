import type { TextTone } from '@/lib/stories';
import type { Rgb } from '../contrast';

/** The colours of words on screen; print has its own (`template/data.typ`). */
export const TONE_COLOURS: Readonly<Record<TextTone, Rgb>> = {
  ink: [30, 36, 80],
  light: [255, 248, 230],
  gold: [255, 214, 122],
};

export const toHex = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour of a tone on screen, `#rrggbb`. */
export const toToneColour = (tone: TextTone): string => toHex(TONE_COLOURS[tone]);
