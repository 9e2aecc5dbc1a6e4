import { ellipse } from '@/lib/illustrator/paint';
import { fill } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { BLOCK_COLOURS } from './colours';
import { hooksEmpty, hooksFull, hookWall } from './hooks';
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
  flatHug: flatStage({
    ground: BLOCK_COLOURS.orange,
    back: (e) => fill(e, ellipse(1560, 760, 800, 780, 0, 90), '#f6a650'),
  }),
  emptyRug,
  crash,
  yardAll,
  nothingThere,
  yardCorner,
  ...MORNING_STRIPS,
  quiltNight,
  hooksEmpty,
  hooksFull,
  bearCover: flatStage({ ground: '#8a5bc0', back: (e) => fill(e, ellipse(1800, 1000, 620, 600, 0, 90), '#a47ad6') }),
};
