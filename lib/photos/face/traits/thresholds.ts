/**
 * All thresholds of the trait readers: measured on portraits of adults and on drawn children, so expect to change them
 * with real photos of children. Lightness and colour distances are OKLab; lengths are shares of the face's width or
 * height.
 */
export const LIGHT = {
  /** Brightness of the sclera in even light, and of a picture's brightest spots. */
  sclera: 200,
  brightest: 240,
  /** A picture is brightened only if both are darker than this, and by `maxExposure` at most. */
  clearlyDark: 1.2,
  exposureTrust: 0.95,
  maxExposure: 2,
  /** No skin is lighter than this; a gain that implies it is wrong. */
  lightestSkin: 0.93,
  /**
   * Limits for the natural log of the gain of red over blue, and of green over both, that daylight, lamps and shade can
   * cause.
   */
  warmthOfLight: 0.62,
  greenOfLight: 0.16,
  /** The sclera itself is slightly warm. */
  warmthOfWhites: 0.08,
  /** Weights of eyes and surroundings. */
  eyesTrust: 0.7,
  surroundingsTrust: 0.3,
  surroundingsLimit: 0.12,
  fewestEyePixels: 12,
  /** Maximum difference in warmth between both eyes. */
  eyesAgree: 0.25,
} as const;

export const GREY = {
  /** 95 % of the pixels of a greyscale or toned photo are this close to one hue and chroma. */
  chromaSpread: 0.014,
  confidence: 0.25,
} as const;

export const SKIN = {
  patch: 0.035,
  /** Maximum distance of patches of one tone; half of the lightness counts. */
  alike: 0.06,
  /** The lit half is used when it has at least this share of the larger group's patches. */
  litShare: 0.45,
  spreadOfDoubt: 0.12,
  clipped: 250,
  clippedShare: 0.3,
} as const;

export const EYES = {
  /** Iris radius in pixels from which its colour is readable, and from which it is certain. */
  readablePx: 4,
  clearPx: 7,
  /** The rim of the iris is searched between these multiples of the mesh's radius. */
  nearest: 0.75,
  farthest: 2.9,
  /** Minimum step in lightness at the rim; below it the eye is closed, covered or blurred. */
  rimStep: 0.09,
  /** Darker pixels are pupil. */
  pupilLight: 0.27,
  unlikeSkin: 0.055,
  /** Share of pixels around a black disc that must be iris. */
  enough: 0.15,
} as const;

export const GLASSES = {
  /** Rims are searched between these shares of the face's width from the iris. */
  nearest: 0.085,
  farthest: 0.27,
  /** Minimum difference between a rim and the skin on both sides, and maximum difference of that skin from the rest. */
  line: 0.075,
  skinLike: 0.13,
  threshold: 0.42,
} as const;

export const HAIR = {
  /** Face heights below the face's centre (the chin is 0.5). */
  longReach: 0.95,
  mediumReach: 0.42,
  /** Minimum hair area over face area; below it the head is bald or covered. */
  baldArea: 0.06,
  sureArea: 0.25,
  fringeShare: 0.3,
} as const;

export const CURL = {
  /** How parallel strands are (0 random, 1 combed): above `wavy` straight, below `curly` curls or coils. */
  wavy: 0.37,
  curly: 0.31,
  /** Coils: darker, and with less texture, than curls. */
  coilsLight: 0.34,
  coilsTexture: 0.034,
  /** Hair with less texture than this (glare, dark, blur) is unreadable. */
  faint: 0.006,
  fewest: 30,
} as const;

export const SHAPE = {
  /** Half the width of voluminous hair, in face widths. */
  big: 0.86,
  /** Two puffs: the sides rise above the middle by this many face heights. */
  puffs: 0.07,
  /** Braids: narrower than this (face widths) over at least this length (face heights) beside or below the chin. */
  braidWidth: 0.34,
  braidLength: 0.35,
} as const;

export const HEADWEAR = {
  /** Minimum chroma at which a hue that hair cannot have counts as cloth. */
  clothChroma: 0.05,
  /** Hues of hair in radians (red to yellow). */
  hairHues: [0.35, 1.85],
  /** Chroma beyond the reddest hair. */
  vividChroma: 0.165,
  /** Share of cells above the forehead that are cloth: a woollen hat over curls has 0.4, a kippah far less. */
  hatShare: 0.35,
  capShare: 0.12,
  /** Share of cells under the chin with the colour of those above the forehead. */
  underChin: 0.4,
  alike: 0.07,
} as const;

export const BROWS = {
  /** Height of the scan over a brow in face widths, and the share of it below the brow. */
  reach: 0.14,
  below: 0.35,
  /** Darker than the skin by this. */
  darker: 0.14,
  /** Average thickness of brows in face widths. */
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
