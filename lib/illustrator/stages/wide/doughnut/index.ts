import type { Stage } from '../../model';
import { bakeryCounter } from './bakery-counter';
import { bearCave } from './bear-cave';
import { coverHouse } from './cover-house';
import { darkRoom } from './dark-room';
import { hanukkiahWindow } from './hanukkiah-window';
import { houseEnds } from './house-ends';
import { landing } from './landing';
import { lastLight } from './last-light';
import { partyTable } from './party-table';
import { staircase } from './staircase';
import { tallHouse } from './tall-house';
import { windyStreet } from './windy-street';

/** The stages of The Light Is Free. */
export const DOUGHNUT_STAGES: Readonly<Record<string, Stage>> = {
  bakeryCounter,
  windyStreet,
  tallHouse,
  darkRoom,
  bearCave,
  landing,
  hanukkiahWindow,
  staircase,
  partyTable,
  lastLight,
  coverHouse,
  houseEnds,
};
