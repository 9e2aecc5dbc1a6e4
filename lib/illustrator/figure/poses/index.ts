import type { Pose } from '../pose';
import { moving } from './move';
import { resting } from './rest';
import { standing } from './stand';

const poses = { ...standing, ...moving, ...resting };

export type PoseName = keyof typeof poses;

/** All poses face right; a figure is mirrored to face left. */
export const POSES: Readonly<Record<PoseName, Pose>> = poses;
