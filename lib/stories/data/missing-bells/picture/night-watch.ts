import type { SpreadLayout } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { block, heading, OUTFIT, stops } from './parts';

/** In a row of cats it sits as they sit. */
const WIDE = { actor: 'raccoonSit' } as const;

/** The watch on the roof, among chimneys and cats. */
export const nightWatch: SpreadLayout = {
  key: 's05',
  kind: 'farShot',
  scene: picture({
    stage: 'roofsAbove',
    palette: 'night',
    heroes: [
      {
        at: { x: 1666, y: 826, scale: 0.8 },
        pose: 'stand',
        expression: 'determined',
        outfit: OUTFIT,
        hands: {
          right: {
            at: { actor: 'hero', part: 'rightCheek', offset: [20, -44] },
            shape: 'flat',
            angle: 190,
            layer: 'front',
          },
        },
        lookAt: { x: 2380, y: 640 },
      },
    ],
    companions: [
      { kind: 'dogSleep', at: { x: 1850, y: 834, scale: 0.66 }, expression: 'asleep', facing: -1 },
      // All of them look at the wide one among them.
      { kind: 'catSit', at: { x: 372, y: 636, scale: 0.56, afloat: true }, colour: '#c8b8a8', lookAt: WIDE },
      { kind: 'catSit', at: { x: 490, y: 636, scale: 0.5, afloat: true }, colour: '#e0a468', lookAt: WIDE },
      { kind: 'raccoonSit', at: { x: 626, y: 638, scale: 0.68, afloat: true }, expression: 'shy' },
      {
        kind: 'catWalk',
        at: { x: 806, y: 636, scale: 0.52, afloat: true },
        colour: '#8a90a8',
        facing: -1,
        lookAt: WIDE,
      },
      { kind: 'catSit', at: { x: 2176, y: 944, scale: 0.58, afloat: true }, colour: '#e0a468', facing: -1 },
    ],
  }),
  texts: [
    heading('rule', [150, 96, 900, 190], { tone: 'light' }),
    block('watch', [1300, 96, 960, 230], { tone: 'light' }),
    block('snore', [1300, 1000, 960, 126], { tone: 'light', verticalAlign: 'middle' }),
  ],
  stops: stops(
    [[1380, 440, 760, 760], ['rule']],
    [[280, 420, 760, 760], ['watch']],
    [[1500, 520, 640, 640], ['snore']],
  ),
};
