import { clamp, lch, mixNumber, toLch } from '../../../paint';

/** Hues of the lights on black hair (OKLab radians): neither violet nor olive. */
const BLACK_HUES = [0.55, 0.75] as const;

/** The values in which hair is painted, from its depths to its gloss. */
export type HairValues = {
  readonly deep: string;
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  readonly shine: string;
  /** Black and nearly black hair. */
  readonly black: boolean;
};

/** Lightness (OKLab) under which hair is black, and over which it is fair. */
const [BLACK, FAIR] = [0.3, 0.52];

/**
 * Brown hair looks darker beside a bright page than in a photo: it is drawn lighter by this much at the middle of dark
 * browns, less towards black and fair.
 */
const [BROWNER, BROWN, BROWN_WIDTH] = [0.095, 0.25, 0.15];
/** Chroma (OKLab) up to which dark hair is black, and from which it is surely brown. */
const SURELY_BROWN = [0.006, 0.018] as const;
/**
 * Beside a warm page brown looks olive: around a lightness (OKLab) it is drawn redder (radians) and stronger, and the
 * darkest brown, which else would be grey, is drawn stronger still.
 */
const CHESTNUT = { at: 0.36, width: 0.18, redder: 0.09, stronger: 0.16, darkest: 0.34 } as const;

/**
 * Red hair is colourful by nature: from one chroma (OKLab) to the greatest that is drawn, its shadows pass to browner and
 * deeper ones and turn less to red. More colour is that of cloth.
 */
const RED = { from: 0.1, most: 0.146, shadows: 0.128, deeper: 0.22, redder: 0.4 } as const;

/** Least chroma (OKLab) of the lights on hair that is surely brown, and how much lighter the shine on dark hair is. */
const [WARM_LIGHTS, SHINES] = [0.03, 0.16];

/** Black hair takes soft lights, so that its strands stay visible; fair and red hair keeps its colour in light and shadow. */
export function hairValues(hex: string): HairValues {
  const [read, readC, readH] = toLch(hex);
  const sure = clamp((readC - SURELY_BROWN[0]) / (SURELY_BROWN[1] - SURELY_BROWN[0]), 0, 1);
  const brown = Math.max(0, 1 - Math.abs(read - BROWN) / BROWN_WIDTH) * sure;
  const chestnut = Math.max(0, 1 - Math.abs(read - CHESTNUT.at) / CHESTNUT.width) * sure;
  const [L, C] = [read + BROWNER * brown, readC * (1 + CHESTNUT.stronger * chestnut + CHESTNUT.darkest * brown)];
  const H = L < BLACK ? clamp(readH, ...BLACK_HUES) : readH - CHESTNUT.redder * chestnut;
  const [black, fair] = [L < BLACK, L > FAIR];
  const reach = black ? 0.95 : fair ? 0.86 : 1;
  const chroma = clamp(C, black ? 0.013 : 0, RED.most);
  const red = clamp((C - RED.from) / (RED.most - RED.from), 0, 1);
  const deeper = reach * (1 + RED.deeper * red);
  const turn = mixNumber(1, RED.redder, red);
  const shadow = (stronger: number) => Math.min(chroma * stronger, mixNumber(RED.most, RED.shadows, red));
  // Pale strands among a child's dark brown hair look grey: its lights stay warm.
  const warm = WARM_LIGHTS * sure * (black || fair ? 0 : 1);
  return {
    deep: lch(Math.max(0.125, L - 0.14 * deeper), shadow(fair ? 1.12 : 1.05), H - (fair ? 0.2 * turn : 0.1)),
    dark: lch(Math.max(0.175, L - 0.075 * deeper), shadow(fair ? 1.12 : 1.06), H - (fair ? 0.1 * turn : 0.05)),
    base: lch(Math.max(0.232, L), chroma, H),
    light: lch(
      Math.max(0.232, L) + (black ? 0.07 : fair ? 0.055 : 0.075),
      Math.max(chroma * 1.05, black ? 0.015 : 0, warm),
      H + 0.03,
    ),
    shine: lch(
      Math.min(0.94, Math.max(0.232, L) + (fair ? 0.12 : SHINES * reach)),
      Math.max(chroma * (black ? 1.25 : 0.94), 0.02, warm),
      H + (black ? -0.05 : 0.06),
    ),
    black,
  };
}

/** The value for a strength of light, -1 in the depths to 1 in the gloss. */
export function valueFor(values: HairValues, light: number): string {
  if (light < -0.5) return values.deep;
  if (light < -0.12) return values.dark;
  if (light < 0.28) return values.base;
  return light < 0.66 ? values.light : values.shine;
}
