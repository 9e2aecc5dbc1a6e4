import type { Companion } from '../model';
import { giraffeBow } from './giraffe-bow';
import { donkeyHaul, elephantHaul, goatNibble } from './haulers';
import { roomyFingers, tenToes } from './near';
import { shosho } from './shosho';

/** Who pulls on the rope of the chant, and their hands and feet from near. */
export const IN_CHANT: Readonly<Record<string, Companion>> = {
  shosho,
  donkeyHaul: { draw: donkeyHaul, box: { x: -125, y: -410, width: 330, height: 420 }, shadow: 96 },
  goatNibble: { draw: goatNibble, box: { x: -115, y: -285, width: 290, height: 295 }, shadow: 80 },
  elephantHaul: { draw: elephantHaul, box: { x: -205, y: -435, width: 560, height: 445 }, shadow: 165 },
  giraffeBow: { draw: giraffeBow, box: { x: -150, y: -400, width: 590, height: 430 }, shadow: 120 },
  tenToes: { draw: tenToes, box: { x: -320, y: -230, width: 640, height: 680 }, shadow: 0 },
  roomyFingers: { draw: roomyFingers, box: { x: -140, y: -300, width: 620, height: 500 }, shadow: 0 },
};
