import type { Stage } from '../../model';
import { benchBehind } from './bench';
import { wormsEye, wormsEyeWhole } from './burst';
import { againCover } from './cover';
import { eatenBoard, MOMENTS, sevenGoals } from './dive';
import { planAfter, planBefore } from './ends';
import { fogLoop } from './fog';
import { evenLake } from './lake';
import { fromTheGoal } from './legs';
import { NET_SPOTS, training } from './nets';
import { lineUp, teamLawn } from './photo';
import { crayonPlan } from './plan';
import { planInRain } from './rain-match';
import { lastShot } from './stretch';
import { wayHome } from './sunset';

/** The stages of the match that is played again. */
export const AGAIN_STAGES: Readonly<Record<string, Stage>> = {
  teamLawn,
  lineUp,
  sevenGoals,
  ...MOMENTS,
  eatenBoard,
  benchBehind,
  ...NET_SPOTS,
  training,
  fogLoop,
  wormsEye,
  wormsEyeWhole,
  fromTheGoal,
  evenLake,
  crayonPlan,
  planInRain,
  lastShot,
  wayHome,
  againCover,
  planBefore,
  planAfter,
};
