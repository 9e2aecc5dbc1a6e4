import type { Stage } from '../../model';
import { whaleBath, whaleSection } from './bath';
import { whaleBedroom } from './bedroom';
import { whaleDeep, whaleDive, whaleGaze } from './descent';
import { whaleFloor } from './floor';
import { whaleLullaby } from './lullaby';
import { whaleCover, whaleNotes, whaleSleepers } from './night';
import { whaleRise } from './rise';
import { whaleFish, whaleOyster, whaleTurtle } from './witnesses';

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
