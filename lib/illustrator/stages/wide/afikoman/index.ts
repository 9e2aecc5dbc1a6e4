import type { Stage } from '../../model';
import { atticDrawing, hugeCushion, lastCandles, storyBed } from './memory';
import { crackTable, cutFlat, openDoor, tallLibrary, underStove, violetBehind, violetOn, violetUnder } from './rooms';
import { clothAfter, clothBefore, sederCover, sederEmpty, sederFull } from './table';

/** The stages of the search for the afikoman. */
export const AFIKOMAN_STAGES: Readonly<Record<string, Stage>> = {
  crackTable,
  cutFlat,
  sederFull,
  underStove,
  violetUnder,
  violetBehind,
  violetOn,
  tallLibrary,
  openDoor,
  atticDrawing,
  sederEmpty,
  hugeCushion,
  lastCandles,
  storyBed,
  sederCover,
  clothBefore,
  clothAfter,
};
