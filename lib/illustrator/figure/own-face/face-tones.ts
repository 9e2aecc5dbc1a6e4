import { clamp, lch, mix, mixNumber, toLch } from '../../paint';

/** The tones of a painted face: shadows go to warm red, never grey; blush and lips are tints of this skin. */
export type FaceTones = {
  readonly base: string;
  readonly light: string;
  readonly shadow: string;
  readonly deep: string;
  /** Highlight; dark skin shines more. */
  readonly glow: string;
  readonly blush: string;
  readonly line: string;
  readonly lip: string;
  /** The lower lip, which faces the light. */
  readonly lipLight: string;
  readonly lipDark: string;
  readonly lipLine: string;
  /** 0 for light skin to 1 for dark skin. */
  readonly dark: number;
};

/** Between these lightnesses (OKLab) skin passes from dark to light. */
const DARK_SKIN = 0.48;
const LIGHT_SKIN = 0.68;
/** Hue (OKLab radians) of the reddest lips: lips of pink skin are not mauve. */
const REDDEST_LIP = 0.46;
/** Hue to which lips of every skin tend: those of yellow skin are not orange. */
const ROSE = 0.5;
/** Hue to which the blush tends, and how far: peach, because pink cheeks look like rouge. */
const [PEACH, PEACHY] = [0.62, 0.4];

/**
 * Lips are the skin, some shades redder: stronger ones look made up. Those of dark skin are hardly redder than it, and
 * what sets them off is the lighter, rosy lower lip.
 */
function lipOf([L, C, H]: readonly [number, number, number], dark: number): readonly [number, number, number] {
  return [
    L - 0.094 + 0.008 * dark,
    C + 0.047 - 0.033 * dark,
    Math.max(REDDEST_LIP, mixNumber(H - 0.36, ROSE, 0.55) + 0.1 * dark),
  ];
}

/** The light on pale skin, and on dark and half dark skin, where a pale one would look like ash. */
const [PALE_GLOW, WARM_GLOW] = ['#fff6e6', '#ffcf9c'];

/** The tones for a skin (hex). */
export function faceTones(skin: string): FaceTones {
  const [L, C, H] = toLch(skin);
  const dark = clamp((LIGHT_SKIN - L) / (LIGHT_SKIN - DARK_SKIN), 0, 1);
  const tone = (lighter: number, chroma: number, redder: number) => lch(L + lighter, C * chroma, H - redder);
  const [lipL, lipC, lipH] = lipOf([L, C, H], dark);
  return {
    base: skin,
    light: tone(0.05 - 0.006 * dark, 1.26 - 0.1 * dark, -0.01),
    shadow: tone(-0.06 + 0.01 * dark, 1.52 - 0.14 * dark, 0.06 - 0.02 * dark),
    deep: tone(-0.16 + 0.045 * dark, 1.75 - 0.4 * dark, 0.2 - 0.1 * dark),
    glow: mix(skin, mix(PALE_GLOW, WARM_GLOW, Math.min(1, 2 * dark)), 0.42 + 0.08 * (1 - dark)),
    blush: lch(
      L - 0.036 + 0.012 * dark,
      C + 0.038 - 0.018 * dark,
      mixNumber(H - 0.26, PEACH, PEACHY * (1 - dark)) + 0.12 * dark,
    ),
    line: tone(-0.25 + 0.09 * dark, 1.45 - 0.42 * dark, 0.24),
    lip: lch(lipL, lipC, lipH),
    lipLight: lch(lipL + 0.056 + 0.044 * dark, lipC * (1 + 0.06 * dark), lipH - 0.04 * dark),
    lipDark: lch(lipL - 0.11 + 0.02 * dark, lipC * 1.05, lipH - 0.06),
    lipLine: lch(Math.max(0.16, lipL - 0.22 + 0.05 * dark), lipC * 0.95, lipH - 0.08),
    dark,
  };
}
