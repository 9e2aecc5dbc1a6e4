import type { Stage } from '../../model';
import { morozBauble } from './bauble';
import { morozDream } from './dream';
import { morozDusk } from './dusk';
import { morozFeast } from './feast';
import { morozCover, morozFrost } from './frost';
import { morozHill } from './hill';
import { morozKitchen } from './kitchen';
import { morozMidnight } from './midnight';
import { morozMorning, morozTrails, morozTrailsAfter } from './morning';
import { morozStove } from './stove';
import { morozStreet } from './street';
import { morozAsleep, morozAwake } from './watch';

/** The stages of the book about Ded Moroz. */
export const MOROZ_STAGES: Readonly<Record<string, Stage>> = {
  morozBauble,
  morozKitchen,
  morozHill,
  morozStreet,
  morozDusk,
  morozStove,
  morozFeast,
  morozAwake,
  morozAsleep,
  morozDream,
  morozMidnight,
  morozFrost,
  morozMorning,
  morozCover,
  morozTrails,
  morozTrailsAfter,
};
