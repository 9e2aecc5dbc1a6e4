import { HAIR_STYLES, type HairStyle } from '../../character';
import { afro } from './afro';
import { bowlCut } from './bowl-cut';
import { braids } from './braids';
import { bun } from './bun';
import { coilyShort } from './coily-short';
import { cornrows } from './cornrows';
import { curlyLong } from './curly-long';
import { curlyShort } from './curly-short';
import { locs } from './locs';
import { halfUp, longStraight, longWavy } from './long';
import { pixie } from './pixie';
import { ponytail, sidePonytail } from './ponytail';
import { puffs } from './puffs';
import { shaved } from './shaved';
import { short } from './short';
import { sideFringe } from './side-fringe';
import { spaceBuns } from './space-buns';
import { spiky } from './spiky';
import { bob, longFringe } from './straight';
import type { HairStyleDrawing } from './style';
import { tousled } from './tousled';
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

/** A style from every side. */
function fromEverySide(style: HairStyle): HairStyleDrawing {
  const drawings = { face: FACING[style], profile: profileHair(TURNED[style]), back: backHair(TURNED[style]) };
  return (h, character, skin) => drawings[h.view.aspect](h, character, skin);
}

export const HAIR = Object.fromEntries(HAIR_STYLES.map((style) => [style, fromEverySide(style)])) as Readonly<
  Record<HairStyle, HairStyleDrawing>
>;
