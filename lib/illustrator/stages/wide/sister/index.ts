import type { Stage } from '../../model';
import { sisterArmchair, sisterBed, sisterFoot } from './close';
import { sisterCover } from './cover';
import { sisterStage, sisterTent } from './evening';
import { sisterKitchen, sisterLap } from './home';
import { sisterLake } from './lake';
import { sisterNightLight } from './night-light';
import { sisterPacking } from './packing';
import { sisterWayHome, sisterWayOut } from './plan';
import { sisterBread, sisterPeeking, sisterReading, sisterTree } from './tree';

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
