import type { Stage } from '../../model';
import { bearCave } from './bear-cave';
import { coverHouse } from './cover-house';
import { darkRoom } from './dark-room';
import { hanukkiahWindow } from './hanukkiah-window';
import { landing } from './landing';
import { staircase } from './staircase';

/** The stages of The Light Is Free. */
export const DOUGHNUT_STAGES: Readonly<Record<string, Stage>> = {
  bearCave,
  coverHouse,
  darkRoom,
  hanukkiahWindow,
  landing,
  staircase,
};
