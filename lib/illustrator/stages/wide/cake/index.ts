import type { Stage } from '../../model';
import { fromBasket } from './above';
import { cowFlank } from './cow-flank';
import { cupboardInside } from './cupboard';
import { camelDunes } from './dunes';
import { shelvesEmpty, shelvesFull } from './ends';
import { iceFloe } from './ice';
import { jungleSpots } from './jungle';
import { kitchenMorning, kitchenNight, kitchenNightLow } from './kitchen';
import { mangoTree } from './mango-tree';
import { cakeCover, longTable } from './party';
import { stretchedBalloon } from './stretched-balloon';
import { whaleEye } from './whale-eye';

/** The stages of the cake from everywhere. */
export const CAKE_STAGES: Readonly<Record<string, Stage>> = {
  cupboardInside,
  fromBasket,
  cowFlank,
  camelDunes,
  mangoTree,
  jungleSpots,
  iceFloe,
  whaleEye,
  stretchedBalloon,
  kitchenNight,
  kitchenNightLow,
  kitchenMorning,
  longTable,
  cakeCover,
  shelvesEmpty,
  shelvesFull,
};
