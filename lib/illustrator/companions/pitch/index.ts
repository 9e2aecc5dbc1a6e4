import type { Companion } from '../model';
import { goatBack, hedgehogBack, mouseBack, turtleBack } from './backs';
import { refereeBends } from './referee';

/** A team on its bench from behind, and the referee. */
export const ON_THE_PITCH: Readonly<Record<string, Companion>> = {
  goatBack: { draw: goatBack, box: { x: -115, y: -340, width: 230, height: 380 }, shadow: 70 },
  turtleBack: { draw: turtleBack, box: { x: -95, y: -190, width: 190, height: 205 }, shadow: 76 },
  hedgehogBack: { draw: hedgehogBack, box: { x: -90, y: -130, width: 180, height: 145 }, shadow: 60 },
  mouseBack: { draw: mouseBack, box: { x: -50, y: -105, width: 110, height: 180 }, shadow: 0 },
  refereeBends: { draw: refereeBends, box: { x: -165, y: -260, width: 365, height: 290 }, shadow: 60 },
};
