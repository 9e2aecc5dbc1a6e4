/**
 * All thresholds of the trait readers: measured on portraits of adults and on drawn children, so expect to change them
 * with real photos of children. Lightness and colour distances are OKLab; lengths are shares of the face's width or
 * height.
 */
export const LIGHT = {
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
  /**
   * A photo whose brightest 0.5 % do not reach `exposed` of 255 is under-exposed: glints, teeth, nails and cloth are
   * brighter in every other one (192 and more in the forty children). It is brought to `exposedTo`, at most by
   * `mostExposure`.
   */
  spots: 0.005,
  exposed: 180,
  exposedTo: 235,
  mostExposure: 1.55,
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
  /** Quantiles of lightness between which the cheeks show the skin without shadow and shine. */
  middle: [0.38, 0.75],
  lit: [0.6, 0.9],
  shaded: [0.1, 0.4],
  /** Hue of skin in radians; between which hues skin is drawn, and between which it can be seen. */
  hue: 0.92,
  hues: [0.6, 1.1],
  seenHues: [0.2, 1.5],
  /** Farther from it than this the light is coloured. */
  tinted: 0.75,
  tintedConfidence: 0.3,
  /** Limits of chroma over lightness: burnt photos are grey, lamps are orange. */
  chroma: [0.035, 0.17],
  /** Shaded half of the face: spread of lightness from which the reading is in doubt. */
  harsh: 0.34,
  clipped: 250,
  clippedShare: 0.3,
  /** Lightness (OKLab) that the model lacks: doubted from the first on, most from the second on. */
  excess: [0.02, 0.08],
  /** Distance of samples of the lips in face widths. */
  lipStep: 0.01,
  /** The lightest spots of a photo, and their brightness: below the first it is under-exposed, below the second surely. */
  brightSpots: 0.015,
  underExposed: [200, 130],
} as const;

export const WHITES = {
  /** Distance of samples in face widths, and the fewest of an eye that is open. */
  step: 0.005,
  fewest: 20,
  /** The lightest part of an eye, without the spark of a lamp. */
  lightest: [0.8, 0.95],
  /** Darker or more coloured whites are lid, lashes or shadow. */
  darkest: 0.42,
  mostColour: 0.05,
} as const;

export const LIGHTNESS = {
  /** Lightness of skin over that of the whites: dark skin below, pale skin above. */
  lighterThanWhites: [0.95, 1.1],
  /** Chroma over lightness in neutral light, and lips over skin: pale skin below, dark skin above. */
  paleColour: [0.085, 0.115],
  paleLips: [0.85, 0.95],
  brown: [0.05, 0.13],
  /** Chroma over lightness in the photo's light: surely pale below, never above. */
  pale: [0.07, 0.15],
  /** From the first on skin has more colour than pale skin, from the second on it is surely brown. */
  colourful: [0.1, 0.15],
  /** Pale skin in even light. */
  paleSkin: 0.8,
  /** The most that skin is darkened, and what brown skin in the sun may be darkened by beside it, by colour and light. */
  darker: 0.035,
  darkerBrown: 0.3,
  sunlit: [0.06, 0.11],
  bright: [0.6, 0.85],
  /** The fairest skin. */
  lightest: 0.865,
  /** The most that skin is lightened (1 L*), what pale skin in dim light may be lightened by beside it, and how light the photo must be. */
  most: 0.01,
  mostForPale: 0.24,
  dimmest: [0.45, 0.53],
} as const;

export const EYES = {
  /** Iris radius in pixels from which its colour is readable, and from which it is certain. */
  readablePx: 4,
  clearPx: 7,
  /** The rim of the iris is searched between these multiples of the mesh's radius. */
  nearest: 0.75,
  farthest: 2.9,
  /** Radii of both irises differ by at most this factor; the farther eye of a turned head looks smaller. */
  sameSize: 1.25,
  /** Minimum step in lightness at the rim; below it the eye is closed, covered or blurred. */
  rimStep: 0.09,
  /** Darker pixels are pupil. */
  pupilLight: 0.27,
  /** Around a wide pupil only an iris without warmth is told from a lid: OKLab b below this, chroma above. */
  cool: 0.015,
  coolChroma: 0.03,
  /** Fewest pixels of an iris, and the quantiles of lightness between pupil and spark. */
  fewest: 8,
  iris: [0.15, 0.65],
  /** Whites that are darker lie in the shade of the lids; what they are where none is seen. */
  darkestWhite: 0.4,
  usualWhite: 0.6,
  mostRatio: 0.95,
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
  /** Both eyes need a line around this share of the lower half, and the nose needs a bridge (of 7 scans). */
  rim: 0.65,
  bridge: 3,
} as const;

export const MASK = {
  /** Squared distance up to which a colour of the forehead is skin. */
  likeSkin: 0.006,
  /** Shine shows on skin that is darker than this. */
  shiny: 0.7,
  /** Distance from every skin colour from which a colour of the crown is a starting point for hair. */
  unlikeSkin: 0.05,
  /** Share of the cells beside the mouth that hair covers when it hangs down. */
  hanging: 0.24,
  /** Contrast of crown and forehead below which a head is shaved. */
  bald: 0.085,
} as const;

export const HAIR = {
  /** Face heights above the middle of the face, share of a person, and the fewest cells that show nothing but hair. */
  aboveEyes: -0.05,
  inside: 0.9,
  fewest: 100,
  /** Median lightness of dark and of fair hair, and around which quantile each shows its own colour. */
  darkToFair: [0.3, 0.6],
  darkQuantile: 0.25,
  fairQuantile: 0.65,
  quantiles: 0.2,
  /** Half the width of voluminous hair on its narrower side, in face widths. */
  big: 0.74,
  /** Two puffs: both sides stand out, the outline is narrower above them by this, and the cheeks are free. */
  puffs: 0.04,
  endsAbove: 0.1,
  puffsConfidence: 0.6,
  colorConfidence: 0.85,
  baldColorConfidence: 0.4,
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
  /** A dark scarf covers both ears and leaves no fringe. */
  coversEars: 0.6,
  noFringe: 0.2,
} as const;

export const BROWS = {
  /** Height of the scan over a brow in face widths, and the share of it below the brow. */
  reach: 0.14,
  below: 0.35,
  /** Darker than the skin by this. */
  darker: 0.14,
  /** Average thickness of brows in face widths. */
  average: 0.045,
  /** Share of the brow that is hair, and the OKLab lightness of black hair. */
  cover: 0.6,
  darkest: 0.18,
} as const;

export const COVERED = {
  /** A scarf or hat surer than this hides the hair; below it the hair's reading is kept, but doubted. */
  believed: 0.4,
  doubted: 0.5,
  confidence: 0.15,
  /** Dark brown, the likeliest hair. */
  hair: [0.3, 0.02, 0.025],
} as const;
