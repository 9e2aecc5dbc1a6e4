import type { Companion } from '../model';
import { catCling, catComplain, catLeap, frogLeap } from './acts';
import { catBack, dogBack, duckBack, frogBack } from './backs';

/** What animals of the street do when it rains. */
export const IN_RAIN: Readonly<Record<string, Companion>> = {
  catCling: { draw: catCling, box: { x: -115, y: -205, width: 220, height: 225 }, shadow: 0 },
  catComplain: { draw: catComplain, box: { x: -105, y: -225, width: 200, height: 240 }, shadow: 46 },
  catLeap: { draw: catLeap, box: { x: -170, y: -230, width: 340, height: 240 }, shadow: 62 },
  frogLeap: { draw: frogLeap, box: { x: -115, y: -165, width: 230, height: 195 }, shadow: 46 },
  dogBack: { draw: dogBack, box: { x: -100, y: -260, width: 240, height: 275 }, shadow: 66 },
  catBack: { draw: catBack, box: { x: -105, y: -170, width: 165, height: 180 }, shadow: 46 },
  frogBack: { draw: frogBack, box: { x: -70, y: -125, width: 140, height: 135 }, shadow: 48 },
  duckBack: { draw: duckBack, box: { x: -65, y: -160, width: 130, height: 172 }, shadow: 46 },
};
