import type { Stage } from '../../model';
import { plateCover, platesEmpty, platesFull } from './covers';
import { slowSun } from './day';
import { dateDoor, ovenMouth } from './doors';
import { drumAndKitchen, lanternWall } from './evening';
import { feastGate } from './feast';
import { noseStreet } from './market';
import { runningLane, runningRoofs } from './roofs';
import { bareRoom, lowSunRoom } from './room';
import { iftarTable, twoPlates } from './table';

/** The stages of a month of plates. */
export const PLATE_STAGES: Readonly<Record<string, Stage>> = {
  lanternWall,
  drumAndKitchen,
  slowSun,
  twoPlates,
  noseStreet,
  dateDoor,
  ovenMouth,
  bareRoom,
  lowSunRoom,
  runningRoofs,
  runningLane,
  iftarTable,
  feastGate,
  plateCover,
  platesEmpty,
  platesFull,
};
