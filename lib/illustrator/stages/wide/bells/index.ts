import type { Stage } from '../../model';
import { bellPath } from './bell-path';
import { bellTree } from './bell-tree';
import { cageView } from './cage-view';
import { coverLens } from './cover-lens';
import { lanternFlash } from './lantern-flash';
import { lensPage } from './lens-page';
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
  sausageHook,
  cageView,
  roofsAbove,
  trunkBars,
  lanternFlash,
  bellTree,
  sixCards,
  shutEyes,
  bellPath,
  coverLens,
  printTrail: endTrail,
};
