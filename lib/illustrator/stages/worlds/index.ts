import type { Stage } from '../model';
import { castle } from './castle';
import { cloudSky } from './cloud-sky';
import { magicGarden } from './magic-garden';
import { moonSurface } from './moon-surface';
import { shipDeck } from './ship-deck';
import { space } from './space';

export const WORLDS: Readonly<Record<string, Stage>> = {
  space,
  cloudSky,
  castle,
  shipDeck,
  magicGarden,
  moonSurface,
};
