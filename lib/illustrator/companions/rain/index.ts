import type { Companion } from '../model';
import { catCling, catComplain, catLeap, frogLeap } from './acts';
import { catBack, dogBack, duckBack, frogBack } from './backs';

/** What animals of the street do when it rains. */
export const IN_RAIN: Readonly<Record<string, Companion>> = {
  catCling: { draw: catCling, box: { x: -120, y: -230, width: 230, height: 255 }, shadow: 0 },
  catComplain: { draw: catComplain, box: { x: -105, y: -225, width: 200, height: 240 }, shadow: 46 },
  catLeap: { draw: catLeap, box: { x: -170, y: -230, width: 340, height: 240 }, shadow: 62 },
  frogLeap: { draw: frogLeap, box: { x: -140, y: -185, width: 280, height: 250 }, shadow: 46 },
  dogBack: { draw: dogBack, box: { x: -105, y: -265, width: 260, height: 300 }, shadow: 66 },
  catBack: { draw: catBack, box: { x: -115, y: -180, width: 190, height: 210 }, shadow: 46 },
  frogBack: { draw: frogBack, box: { x: -70, y: -125, width: 140, height: 135 }, shadow: 48 },
  duckBack: { draw: duckBack, box: { x: -65, y: -160, width: 130, height: 172 }, shadow: 46 },
};
