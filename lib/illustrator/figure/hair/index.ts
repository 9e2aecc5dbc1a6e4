import type { Character } from '../../character/character';
import { HAIR_STYLES, type HairStyle } from '../../character/trait-values';
import type { Hat } from '../outfit';
import { brushedHair, brushedStyle } from './brushed/brushed-hair';
import { ownHair } from './own/own-hair';
import type { HairStyleDrawing } from './style';
import { afro } from './styles/afro';
import { bowlCut } from './styles/bowl-cut';
import { braids } from './styles/braids';
import { bun } from './styles/bun';
import { coilyShort } from './styles/coily-short';
import { cornrows } from './styles/cornrows';
import { curlyLong } from './styles/curly-long';
import { curlyShort } from './styles/curly-short';
import { locs } from './styles/locs';
import { halfUp, longStraight, longWavy } from './styles/long';
import { pixie } from './styles/pixie';
import { ponytail, sidePonytail } from './styles/ponytail';
import { puffs } from './styles/puffs';
import { shaved } from './styles/shaved';
import { short } from './styles/short';
import { sideFringe } from './styles/side-fringe';
import { spaceBuns } from './styles/space-buns';
import { spiky } from './styles/spiky';
import { bob, longFringe } from './styles/straight';
import { tousled } from './styles/tousled';
import { backHair } from './turned/back';
import { TURNED } from './turned/plan';
import { profileHair } from './turned/profile';
import { wisps } from './wisps';

/** The styles as seen from the face side, up to three quarters. */
const FACING: Readonly<Record<HairStyle, HairStyleDrawing>> = {
  tousled,
  sideFringe,
  bob,
  longWavy,
  longFringe,
  longStraight,
  halfUp,
  braids,
  bun,
  spaceBuns,
  ponytail,
  sidePonytail,
  puffs,
  afro,
  coilyShort,
  curlyShort,
  curlyLong,
  locs,
  cornrows,
  short,
  spiky,
  bowlCut,
  pixie,
  shaved,
  wisps,
};

/** How a character's hair is drawn: as its photo shows it, or in the style that its parent chose. */
export function hairDrawing({ hairShape, hairStyle, faceShape }: Character, hat?: Hat): HairStyleDrawing {
  // A paper crown lies on the hair; every other hat presses it down.
  const pressed = hat !== undefined && hat.kind !== 'crown';
  if (!faceShape) return hairShape ? ownHair(hairShape, hairStyle, pressed) : HAIR[hairStyle];
  return hairShape ? brushedHair(hairShape, hairStyle, pressed) : (brushedStyle(hairStyle, pressed) ?? HAIR[hairStyle]);
}

/** A style from every side. */
function fromEverySide(style: HairStyle): HairStyleDrawing {
  const drawings = { face: FACING[style], profile: profileHair(TURNED[style]), back: backHair(TURNED[style]) };
  return (h, character, skin) => drawings[h.view.aspect](h, character, skin);
}

export const HAIR = Object.fromEntries(HAIR_STYLES.map((style) => [style, fromEverySide(style)])) as Readonly<
  Record<HairStyle, HairStyleDrawing>
>;
