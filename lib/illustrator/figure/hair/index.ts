import type { HairStyle } from '../../character';
import { braids } from './braids';
import { afro, coilyShort, puffs } from './coily';
import { curlyLong, curlyShort } from './curly';
import { locs } from './locs';
import { longWavy } from './long-wavy';
import { shaved, short, wisps } from './short';
import { sideFringe } from './side-fringe';
import { bob, longFringe } from './straight';
import type { HairStyleDrawing } from './style';
import { bun, ponytail } from './tied';
import { tousled } from './tousled';

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
