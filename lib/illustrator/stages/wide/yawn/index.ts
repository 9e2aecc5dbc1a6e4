import type { Stage } from '../../model';
import { bearMouth } from './bear';
import { bedAtSunset } from './bed';
import { cowAndSheep } from './cow';
import { softHedgehog } from './garden';
import { duckLake } from './lake';
import { lionMane } from './lion';
import { roomAtNight } from './living-room';
import { cloudAndStar } from './night';
import { eyesAsleep, eyesAwake, yawnCover } from './outside';
import { nearPillow } from './pillow';
import { catOnSill } from './sill';
import { yawningTide } from './tide';
import { lastTrain } from './train';

/** The stages of the yawn that went for a walk: one landscape, from sunset to midnight. */
export const YAWN_STAGES: Readonly<Record<string, Stage>> = {
  bedAtSunset,
  catOnSill,
  softHedgehog,
  cowAndSheep,
  duckLake,
  bearMouth,
  yawningTide,
  lionMane,
  lastTrain,
  cloudAndStar,
  roomAtNight,
  nearPillow,
  yawnCover,
  eyesAwake,
  eyesAsleep,
};
