import type { Companion } from '../model';
import { dogAsleep } from './dog-asleep';
import { rainbowOut } from './rainbow';

/** Of the people and the dog of The Weather in My Tummy. */
export const IN_WEATHER: Readonly<Record<string, Companion>> = {
  dogAsleep: {
    draw: dogAsleep,
    box: { x: -215, y: -150, width: 460, height: 172 },
    above: 45,
    shadow: 120,
    hold: [46, -92],
  },
  rainbowOut: { draw: rainbowOut, box: { x: 380, y: 280, width: 2000, height: 840 }, shadow: 0 },
};
