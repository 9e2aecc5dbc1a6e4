import type { Stage } from '../../model';
import { sisterBread, sisterPeeking, sisterReading } from './afternoon';
import { sisterArmchair, sisterBed, sisterFoot } from './close';
import { sisterCover } from './cover';
import { sisterTent } from './evening';
import { sisterLap } from './home';
import { sisterKitchen } from './kitchen';
import { sisterLake } from './lake';
import { sisterStage } from './lit-window';
import { sisterNightLight } from './night-light';
import { sisterPacking } from './packing';
import { sisterWayHome, sisterWayOut } from './plan';
import { sisterTree } from './tree';

/** The stages of the sister who moves out to the tree. */
export const SISTER_STAGES: Readonly<Record<string, Stage>> = {
  sisterLap,
  sisterPacking,
  sisterKitchen,
  sisterNightLight,
  sisterLake,
  sisterTree,
  sisterReading,
  sisterBread,
  sisterPeeking,
  sisterTent,
  sisterStage,
  sisterFoot,
  sisterArmchair,
  sisterBed,
  sisterCover,
  sisterWayOut,
  sisterWayHome,
};
