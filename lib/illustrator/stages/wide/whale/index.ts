import type { Stage } from '../../model';
import { whaleBath, whaleRise, whaleSection } from './bath';
import { whaleDeep, whaleDive, whaleFish, whaleFloor, whaleGaze, whaleLullaby, whaleOyster } from './descent';
import { whaleBedroom, whaleCover, whaleNotes, whaleSleepers } from './night';
import { whaleTurtle } from './turtle';

/** The stages of the whale that forgot the end: a bath, and the sea below it. */
export const WHALE_STAGES: Readonly<Record<string, Stage>> = {
  whaleBath,
  whaleSection,
  whaleDive,
  whaleGaze,
  whaleFish,
  whaleOyster,
  whaleTurtle,
  whaleFloor,
  whaleDeep,
  whaleLullaby,
  whaleRise,
  whaleBedroom,
  whaleCover,
  whaleNotes,
  whaleSleepers,
};
