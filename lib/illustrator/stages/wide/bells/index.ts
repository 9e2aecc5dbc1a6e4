import type { Stage } from '../../model';
import { bellPath } from './bell-path';
import { bellTree } from './bell-tree';
import { bicycleStreet } from './bicycle-street';
import { cageView } from './cage-view';
import { coverLens } from './cover-lens';
import { lanternFlash } from './lantern-flash';
import { lensPage } from './lens-page';
import { nightPlatform } from './night-platform';
import { endTrail } from './print-trail';
import { roofsAbove } from './roofs-above';
import { sausageHook } from './sausage-hook';
import { shutEyes } from './shut-eyes';
import { sixCards } from './six-cards';
import { bellSquare } from './square';
import { trunkBars } from './trunk-bars';

/** The stages of The Case of the Missing Bells. */
export const BELL_STAGES: Readonly<Record<string, Stage>> = {
  bellSquare,
  lensPage,
  bicycleStreet,
  sausageHook,
  cageView,
  roofsAbove,
  nightPlatform,
  trunkBars,
  lanternFlash,
  bellTree,
  sixCards,
  shutEyes,
  bellPath,
  coverLens,
  printTrail: endTrail,
};
