import type { SpreadLayout } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { block, heading, OUTFIT, stops } from './parts';

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
      { kind: 'catSit', at: { x: 400, y: 626, scale: 0.42, afloat: true }, colour: '#c8b8a8' },
      { kind: 'catSit', at: { x: 486, y: 630, scale: 0.36, afloat: true }, colour: '#e0a468', facing: -1 },
      { kind: 'raccoonSit', at: { x: 578, y: 640, scale: 0.44, afloat: true }, expression: 'shy' },
      { kind: 'catWalk', at: { x: 730, y: 634, scale: 0.42, afloat: true }, colour: '#8a90a8' },
      { kind: 'catSit', at: { x: 1330, y: 526, scale: 0.3, afloat: true }, colour: '#d8d4e0' },
      { kind: 'catCurl', at: { x: 2180, y: 946, scale: 0.6, afloat: true }, colour: '#e0a468' },
    ],
  }),
  texts: [
    heading('rule', [150, 96, 900, 190], { tone: 'light' }),
    block('watch', [1300, 96, 960, 230], { tone: 'light' }),
    block('snore', [1500, 1000, 780, 126], { tone: 'light', verticalAlign: 'middle' }),
  ],
  stops: stops(
    [[1380, 440, 760, 760], ['rule']],
    [[280, 420, 760, 760], ['watch']],
    [[1500, 520, 640, 640], ['snore']],
  ),
};
