import type { Stage } from '../../model';
import { roarNight } from './asleep';
import { roarRoom, roarSheet, roarSofa } from './by-day';
import { roarHands, roarReading } from './by-night';
import { roarCarousel } from './carousel';
import { roarCover, roarListEmpty, roarListFull } from './ends-cover';
import { roarGrass } from './grass';
import { roarHouse } from './house';
import { MINUTES } from './minutes';
import { roarRug } from './rug-lions';
import { roarWindow } from './window';

/** The stages of the teacher of roaring. */
export const BROTHER_STAGES: Readonly<Record<string, Stage>> = {
  roarSheet,
  roarSofa,
  roarRoom,
  roarWindow,
  ...MINUTES,
  roarRug,
  roarHouse,
  roarCarousel,
  roarReading,
  roarHands,
  roarGrass,
  roarNight,
  roarCover,
  roarListEmpty,
  roarListFull,
};
