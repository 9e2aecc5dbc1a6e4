import type { SpreadLayout } from '../../../picture-book';
import { type Hero, picture } from '../../picture-parts';
import { block, call, heading, OUTFIT, stops } from './parts';

/** Both fists on the pole of the net. */
export const onThePole: NonNullable<Hero['hands']> = {
  left: { at: { x: 1064, y: 808 }, shape: 'fist', layer: 'front' },
  right: { at: { x: 1176, y: 838 }, shape: 'fist', layer: 'front' },
};

/** The net comes down, and the bells burst out of the raccoon's hands. */
export const capture: SpreadLayout = {
  key: 's08',
  kind: 'reveal',
  scene: picture({
    stage: 'lanternFlash',
    palette: 'flash',
    heroes: [
      {
        at: { x: 896, y: 1090, scale: 1.85 },
        pose: 'run',
        expression: 'amazed',
        outfit: OUTFIT,
        hands: onThePole,
        // Low enough that the pupils are seen to meet the raccoon's.
        lookAt: { x: 1590, y: 990 },
      },
    ],
    companions: [
      {
        // He jumps, a bell on his head.
        kind: 'dogRun',
        at: { x: 500, y: 1052, scale: 1.06, afloat: true, depth: 1130 },
        expression: 'surprise',
        lookAt: { x: 640, y: 780 },
      },
      {
        kind: 'raccoonRear',
        at: { x: 1640, y: 1096, scale: 1.66 },
        expression: 'surprise',
        facing: -1,
        lookAt: { actor: 'hero' },
      },
    ],
    props: [{ kind: 'lantern', at: { x: 1120, y: 1120, scale: 1.3 } }],
    quietZones: [
      { x: 330, y: 560, rx: 420, ry: 420, colour: '#f6c070', alpha: 0.5 },
      { x: 2080, y: 660, rx: 420, ry: 560, colour: '#f6c070', alpha: 0.8 },
    ],
  }),
  texts: [
    call('caught', [330, 260], 48, 460, { turn: -7, tone: 'ink' }),
    block('count', [150, 400, 400, 420], { size: [24, 16] }),
    call('eek', [2130, 230], 46, 340, { turn: 8, tone: 'ink' }),
    block('explain', [1900, 400, 380, 210], { size: [24, 16] }),
    block('all', [1900, 610, 380, 150], { size: [24, 16], below: 'explain' }),
    heading('rule', [1900, 760, 380, 240], { size: [26, 17], below: 'all' }),
  ],
  stops: stops(
    [
      [480, 140, 980, 980],
      ['caught', 'count'],
    ],
    [
      [1060, 140, 980, 980],
      ['eek', 'explain', 'all', 'rule'],
    ],
  ),
};
