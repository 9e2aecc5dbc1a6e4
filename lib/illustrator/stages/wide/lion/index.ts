import type { Stage } from '../../model';
import { lionBed } from './bed';
import { lowCounter } from './counter';
import { lionCover } from './cover';
import { growingRow, shrinkingRow } from './ends';
import { pawKitchen } from './kitchen';
import { openLane } from './lane';
import { legWood, nearLegs } from './legs';
import { lionMirror } from './mirror';
import { costumeRing } from './ring';
import { roarShadow } from './roar';
import { longRug } from './rug';
import { purimShul } from './shul';
import { sunnyStep } from './step';

/** The stages of the lion of Purim. */
export const LION_STAGES: Readonly<Record<string, Stage>> = {
  lionMirror,
  pawKitchen,
  sunnyStep,
  costumeRing,
  lowCounter,
  longRug,
  purimShul,
  legWood,
  nearLegs,
  roarShadow,
  openLane,
  lionBed,
  lionCover,
  shrinkingRow,
  growingRow,
};
