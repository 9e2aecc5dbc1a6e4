import type { Stage } from '../../model';
import { hooksEmpty, hooksFull, hookWall } from './hooks';
import { bearCover, flatHug } from './near';
import { crash, emptyRug, nothingThere } from './play';
import { quiltNight, quiltTent } from './quilt';
import { snailStreet } from './street';
import { MORNING_STRIPS } from './strips';
import { breakfast } from './table';
import { yardAll, yardCorner } from './yard';

/** The stages of the first morning. */
export const MORNING_STAGES: Readonly<Record<string, Stage>> = {
  quiltTent,
  breakfast,
  snailStreet,
  hookWall,
  flatHug,
  emptyRug,
  crash,
  yardAll,
  nothingThere,
  yardCorner,
  ...MORNING_STRIPS,
  quiltNight,
  hooksEmpty,
  hooksFull,
  bearCover,
};
