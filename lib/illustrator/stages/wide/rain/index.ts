import type { Stage } from '../../model';
import { burst, twoWindows, umbrellaCover, windowsColour, windowsGrey } from './colour';
import { hallDoor, wetWindow } from './inside';
import {
  fromAbove,
  packed,
  redStones,
  rimBelow,
  snailPath,
  spotUnder,
  spotWet,
  spotWetter,
  stormStreet,
  twoFaces,
  wetRing,
} from './street';

/** The stages of a day in the rain. */
export const RAIN_STAGES: Readonly<Record<string, Stage>> = {
  hallDoor,
  wetWindow,
  fromAbove,
  snailPath,
  spotWet,
  spotWetter,
  spotUnder,
  rimBelow,
  packed,
  stormStreet,
  wetRing,
  redStones,
  twoFaces,
  burst,
  twoWindows,
  umbrellaCover,
  windowsGrey,
  windowsColour,
};
