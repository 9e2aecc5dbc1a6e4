import type { SpreadLayout } from '../../../picture-book';
import { block, box, opening, picture, stop } from '../../picture-parts';
import { EMBRACED, EMBRACING } from './embrace';
import { AT_THE_KNEES, LISTENER } from './listener';
import { BY_DAY, type Hero } from './parts';

const INK = { tone: 'ink' } as const;

/** The child whose tummy is looked into, and the remedy on the table. */
const SUNNY: Hero = { ...EMBRACED, expression: 'joy', inside: 'sun' };
const SUNNY_ON_WHEELS: Hero = {
  pose: 'showTummy',
  expression: 'joy',
  outfit: BY_DAY,
  facing: -1,
  lookAt: { actor: 'hero', part: 'belly' },
  inside: 'sun',
};
const COOKIES = [{ kind: 'cookies', at: { x: -90, y: 1168, scale: 1.9, afloat: true, depth: 1500 } }];

/** Grandpa asks and looks, in the kitchen. */
export const breakfast: SpreadLayout = {
  key: 's02',
  kind: 'single',
  scene: {
    ...picture(
      {
        stage: 'kitchenOnPaper',
        palette: 'day',
        view: { x: -730, y: 330, width: 1760, height: 880 },
        heroes: [{ ...SUNNY, at: { x: 800, y: 1150, scale: 2.15, depth: 1160 } }],
        companions: [{ ...EMBRACING, at: { x: 356, y: 1160, scale: 1.9, depth: 1150 } }],
        props: COOKIES,
      },
      {
        forSmall: {
          heroes: [{ ...SUNNY, at: { x: 830, y: 1150, scale: 2.4, depth: 1160 } }],
          companions: [{ ...EMBRACING, at: { x: 320, y: 1160, scale: 1.86, depth: 1150 } }],
        },
        onWheels: {
          heroes: [{ ...SUNNY_ON_WHEELS, at: { x: 850, y: 1150, scale: 2.3 } }],
          companions: [{ ...LISTENER, ...AT_THE_KNEES, at: { x: 372, y: 1190, scale: 1.8, depth: 1160 } }],
        },
      },
    ),
    paper: '#f8f2e7',
  },
  texts: [
    opening('question', box(150, 170, 900, 190), INK),
    block('custom', box(150, 395, 900, 150), { ...INK, below: 'question' }),
    block('answer', box(150, 560, 900, 150), { ...INK, below: 'custom' }),
    block('remedy', box(150, 725, 900, 210), { ...INK, below: 'answer' }),
  ],
  stops: [stop(1200, 0, 1200, ['question', 'custom', 'answer', 'remedy'])],
};
