import type { Stage } from '../../model';
import { underElephant } from './legs';
import { ropeAlone, ropeOfFour, ropeOfTeam } from './line';
import { ropeEnd } from './macro';
import { stuckBus } from './mud';
import { popped, tautRope } from './pop';
import { firstSea } from './sea';

/** The stages of the chant. */
export const CHANT_STAGES: Readonly<Record<string, Stage>> = {
  stuckBus,
  ropeAlone,
  ropeOfFour,
  underElephant,
  ropeOfTeam,
  ropeEnd,
  tautRope,
  popped,
  firstSea,
};
