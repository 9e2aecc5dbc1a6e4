import type { Pose } from '../pose';
import { airborne } from './air';
import { attentive } from './attentive';
import { gesturing } from './gesture';
import { hauling } from './haul';
import { low } from './low';
import { moving } from './move';
import { playing } from './play';
import { resting } from './rest';
import { sitting } from './sit';
import { standing } from './stand';
import { tender } from './tender';
import { together } from './together';

const poses = {
  ...standing,
  ...gesturing,
  ...moving,
  ...playing,
  ...hauling,
  ...together,
  ...sitting,
  ...low,
  ...resting,
  ...airborne,
  ...tender,
  ...attentive,
};

export type PoseName = keyof typeof poses;

/** All poses face right; a figure is mirrored to face left. */
export const POSES: Readonly<Record<PoseName, Pose>> = poses;
