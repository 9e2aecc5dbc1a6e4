import type { Stage } from '../../model';
import { fromAbove, wetRing } from './above';
import { burst, twoWindows, windowsColour, windowsGrey } from './colour';
import { umbrellaCover } from './cover';
import { hallDoor, wetWindow } from './inside';
import { packed, redStones, spotUnder, spotWet, spotWetter, twoFaces } from './near';
import { rimBelow, snailPath, stormStreet } from './street';

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
