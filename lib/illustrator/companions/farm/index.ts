import type { Companion } from '../model';
import { CHICKS } from './chicks';
import { COW } from './cow';
import { GOAT } from './goat';
import { HORSES } from './horse';
import { PIG } from './pig';
import { CHICKENS } from './poultry/chicken';
import { WATERFOWL } from './poultry/waterfowl';
import { SHEEP } from './sheep';

export const FARM: Readonly<Record<string, Companion>> = {
  ...HORSES,
  ...GOAT,
  ...SHEEP,
  ...COW,
  ...CHICKENS,
  ...WATERFOWL,
  ...PIG,
  ...CHICKS,
};
