import { ellipse } from '@/lib/illustrator/paint';
import { fill } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { bucketSide } from './bucket';
import { cowWide } from './cow';
import { endsGone, endsHome } from './ends';
import { flatEvening } from './evening';
import { flowersTall } from './flowers';
import { horseLegs } from './horse';
import { nestAbove } from './nest';
import { tractorFront } from './tractor';
import { pondWide } from './water';
import { woolWide } from './wool';

/** The stages of Five Chicks. */
export const CHICK_STAGES: Readonly<Record<string, Stage>> = {
  flatDawn: flatStage({ ground: '#f9b7ae', back: (e) => fill(e, ellipse(1790, 1010, 620, 620, 0, 90), '#fccabf') }),
  flatCover: flatStage({ ground: '#3c9fdb', back: (e) => fill(e, ellipse(1780, 1240, 760, 560, 0, 90), '#62b8ea') }),
  bucketSide,
  cowWide,
  tractorFront,
  woolWide,
  pondWide,
  flowersTall,
  horseLegs,
  flatEvening,
  flatSky: flatStage({ ground: '#8fd6f2' }),
  flatDusk: flatStage({ ground: '#b8477d' }),
  nestAbove,
  endsGone,
  endsHome,
};
