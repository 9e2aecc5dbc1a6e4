import type { Stage } from '../../model';
import { duskRing } from './beach';
import { coiledRope, ropeCover, ropeSea } from './cover';
import { underElephant } from './legs';
import { ropeAlone, ropeOfFour, ropeOfTeam } from './line';
import { longBus } from './long-bus';
import { ropeEnd } from './macro';
import { mangoGrove } from './mango-grove';
import { stuckBus } from './mud';
import { popped, tautRope } from './pop';
import { firstSea } from './sea';
import { zigzagRoad } from './zigzag';

/** The stages of the chant. */
export const CHANT_STAGES: Readonly<Record<string, Stage>> = {
  mangoGrove,
  longBus,
  zigzagRoad,
  stuckBus,
  ropeAlone,
  ropeOfFour,
  underElephant,
  ropeOfTeam,
  ropeEnd,
  tautRope,
  popped,
  firstSea,
  duskRing,
  ropeCover,
  coiledRope,
  ropeSea,
};
