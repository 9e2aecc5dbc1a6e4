import type { Stage } from '../../model';
import { burntCover } from './cover';
import { growingCheek, monsterShadow, twoBacks } from './cures';
import { cutMap, throneHall } from './king';
import { dawnHug, dragonEye, oneFire } from './near';
import { thingsGone, thingsWhole, tuesdayFlight } from './sky';
import { drunkLake, hiccupSquare, zigzagPath } from './town';

/** The stages of the dragon with the hiccups; whoever is too large for a companion is painted with them. */
export const HICCUP_STAGES: Readonly<Record<string, Stage>> = {
  hiccupSquare,
  throneHall,
  zigzagPath,
  dragonEye,
  growingCheek,
  drunkLake,
  monsterShadow,
  oneFire,
  twoBacks,
  dawnHug,
  cutMap,
  tuesdayFlight,
  burntCover,
  thingsWhole,
  thingsGone,
};
