import type { HairStyle } from '../../character';
import { afro } from './afro';
import { braids } from './braids';
import { bun } from './bun';
import { coilyShort } from './coily-short';
import { curlyLong } from './curly-long';
import { curlyShort } from './curly-short';
import { locs } from './locs';
import { longWavy } from './long-wavy';
import { ponytail } from './ponytail';
import { puffs } from './puffs';
import { shaved } from './shaved';
import { short } from './short';
import { sideFringe } from './side-fringe';
import { bob, longFringe } from './straight';
import type { HairStyleDrawing } from './style';
import { tousled } from './tousled';
import { wisps } from './wisps';

export const HAIR: Readonly<Record<HairStyle, HairStyleDrawing>> = {
  tousled,
  sideFringe,
  bob,
  longWavy,
  longFringe,
  braids,
  bun,
  ponytail,
  puffs,
  afro,
  coilyShort,
  curlyShort,
  curlyLong,
  locs,
  short,
  shaved,
  wisps,
};
