import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, picture, stop } from '../../picture-parts';
import { OUTFIT } from './parts';

/** Everybody who got a light comes up the stairs with what they have. */
export const climb: SpreadLayout = {
  key: 's10',
  kind: 'farShot',
  scene: picture({
    stage: 'staircase',
    palette: 'gold',
    heroes: [
      {
        at: { x: 2085, y: 645, scale: 1.6, depth: 640 },
        pose: 'cheer',
        expression: 'joy',
        outfit: OUTFIT,
        facing: -1,
        lookAt: { actor: 'elderWoman' },
      },
    ],
    companions: [
      { kind: 'dogWalk', at: { x: 1800, y: 664, scale: 0.85 }, expression: 'joy' },
      {
        kind: 'elderWoman',
        at: { x: 1530, y: 748, scale: 1.18 },
        expression: 'joy',
        outfit: 'nightCoat',
        pose: 'carry',
        lookAt: { actor: 'hero' },
      },
      {
        kind: 'neighbourMan',
        at: { x: 1010, y: 926, scale: 1.24 },
        expression: 'joy',
        outfit: 'polo',
        pose: 'standStill',
        lookAt: { actor: 'hero' },
        hands: {
          left: { at: { x: 1020, y: 646 }, shape: 'rest', elbow: 'down', layer: 'front' },
          right: { at: { x: 1076, y: 640 }, shape: 'cradle', elbow: 'down', layer: 'front' },
        },
      },
      {
        kind: 'neighbourBabyUpright',
        at: { x: 1060, y: 640, scale: 1.5, afloat: true, depth: 927 },
        expression: 'amazed',
      },
      {
        kind: 'girlFriend',
        at: { x: 815, y: 990, scale: 1.22 },
        expression: 'laugh',
        outfit: 'bearCostume',
        pose: 'walk',
        lookAt: { actor: 'hero' },
      },
      {
        kind: 'littleBoy',
        at: { x: 655, y: 1044, scale: 1.22 },
        expression: 'joy',
        outfit: 'bearCostume',
        pose: 'walkWave',
        lookAt: { actor: 'hero' },
      },
      {
        kind: 'elderMan',
        at: { x: 390, y: 1130, scale: 1.28 },
        expression: 'joy',
        outfit: 'shirt',
        pose: 'walk',
        lookAt: { actor: 'hero' },
      },
    ],
    props: [
      { kind: 'soupPot', at: { x: 1560, y: 474, scale: 0.9, afloat: true, depth: 749 } },
      { kind: 'guitar', at: { x: 478, y: 1010, scale: 1.25, afloat: true, depth: 1131 }, turn: 8 },
    ],
  }),
  texts: [
    call('knock', [400, 150], 34, 300, { tone: 'gold', turn: -6 }),
    call('knocks', [720, 190], 40, 400, { tone: 'gold', turn: -4 }),
    call('bump', [690, 330], 56, 300, { tone: 'gold', turn: -8 }),
    block('door', box(1290, 880, 460, 240)),
    block('soup', box(1820, 880, 500, 240)),
  ],
  stops: [stop(200, 100, 1000, ['knock', 'knocks', 'bump']), stop(1240, 0, 1160, ['door', 'soup'])],
};
