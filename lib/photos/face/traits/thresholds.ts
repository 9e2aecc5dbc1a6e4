/**
 * Every threshold of the readings, in one place: measured on adults' portraits and on drawn children, so expect to
 * move them when real children's photos are at hand. Lightness and colour distances are OKLab; lengths are shares of
 * the face's width or height as said.
 */
export const LIGHT = {
  /** Brightness that the white of an eye has in even light, and that the brightest spots of a picture have. */
  sclera: 200,
  brightest: 240,
  /** A picture is brightened only when both say that it is darker than this, and never more than `maxExposure`. */
  clearlyDark: 1.2,
  exposureTrust: 0.95,
  maxExposure: 2,
  /** No skin is lighter than this: what would make it so is no light. */
  lightestSkin: 0.93,
  /** Natural log of the gain of red over blue, and of green over both, that daylight, lamps and shade can cause. */
  warmthOfLight: 0.62,
  greenOfLight: 0.16,
  /** Whites of eyes are a little warm by themselves. */
  warmthOfWhites: 0.08,
  /** How far eyes and surroundings are believed. */
  eyesTrust: 0.7,
  surroundingsTrust: 0.3,
  surroundingsLimit: 0.12,
  fewestEyePixels: 12,
  /** Both eyes must tell the same warmth within this. */
  eyesAgree: 0.25,
} as const;

export const GREY = {
  /** 95 of 100 pixels of a grey or toned photo lie this near to one hue and chroma. */
  chromaSpread: 0.014,
  confidence: 0.25,
} as const;

export const SKIN = {
  patch: 0.035,
  /** Patches of one tone lie within this; half of the lightness counts. */
  alike: 0.06,
  /** The lit half is taken when it holds at least this share of the patches of the larger group. */
  litShare: 0.45,
  spreadOfDoubt: 0.12,
  clipped: 250,
  clippedShare: 0.3,
} as const;

export const EYES = {
  /** Iris radius in pixels from which its colour can be told, and from which it is certain. */
  readablePx: 4,
  clearPx: 7,
  /** The rim of the iris is looked for between these multiples of the mesh's radius. */
  nearest: 0.75,
  farthest: 2.9,
  /** A rim is a step of lightness; below it the eye is closed, hidden or blurred. */
  rimStep: 0.09,
  /** Darker than this is pupil. */
  pupilLight: 0.27,
  unlikeSkin: 0.055,
  /** Share of pixels beyond a black disc that must be iris. */
  enough: 0.15,
} as const;

export const GLASSES = {
  /** Rims are looked for between these shares of the face's width from the iris. */
  nearest: 0.085,
  farthest: 0.27,
  /** How much a rim differs from the skin on both sides, and how like that skin is to the rest. */
  line: 0.075,
  skinLike: 0.13,
  threshold: 0.42,
} as const;

export const HAIR = {
  /** Face heights below the face's centre (the chin is 0.5). */
  longReach: 0.95,
  mediumReach: 0.42,
  /** Hair over face area; below it the head is bald or covered. */
  baldArea: 0.06,
  sureArea: 0.25,
  fringeShare: 0.3,
} as const;

export const CURL = {
  /** How well strands run together (0 every way, 1 combed): above `wavy` straight, below `curly` curls or coils. */
  wavy: 0.37,
  curly: 0.31,
  /** Coils: darker, and with less texture, than curls. */
  coilsLight: 0.34,
  coilsTexture: 0.034,
  /** Hair with less texture than this (glare, dark, blur) says nothing. */
  faint: 0.006,
  fewest: 30,
} as const;

export const SHAPE = {
  /** Half the width of hair that stands out, in face widths. */
  big: 0.86,
  /** Two puffs: the sides rise above the middle by this many face heights. */
  puffs: 0.07,
  /** Braids: narrower than this (face widths) over at least this length (face heights) beside or below the chin. */
  braidWidth: 0.34,
  braidLength: 0.35,
} as const;

export const HEADWEAR = {
  /** No hair has these colours: chroma from which a hue outside the hair's counts. */
  clothChroma: 0.05,
  /** Hues of hair in radians (red to yellow). */
  hairHues: [0.35, 1.85],
  /** Chroma beyond the reddest hair. */
  vividChroma: 0.165,
  /** Share of the cells above the forehead that are cloth: a woollen hat over curls has 0.4, a kippah far less. */
  hatShare: 0.35,
  capShare: 0.12,
  /** Share of the cells under the chin that look like those above the forehead. */
  underChin: 0.4,
  alike: 0.07,
} as const;

export const BROWS = {
  /** Face widths scanned upwards over a brow, and the share of them that lies below it. */
  reach: 0.14,
  below: 0.35,
  /** Darker than the skin by this. */
  darker: 0.14,
  /** Thickness of usual brows in face widths. */
  average: 0.045,
} as const;

export const COVERED = {
  /** A scarf or hat surer than this hides the hair; below it the hair's reading is kept, but doubted. */
  believed: 0.4,
  doubted: 0.5,
  confidence: 0.15,
  /** Dark brown, the likeliest hair. */
  hair: [0.3, 0.02, 0.025],
} as const;
