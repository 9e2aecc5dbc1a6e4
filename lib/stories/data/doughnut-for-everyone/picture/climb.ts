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
        at: { x: 2075, y: 645, scale: 1.5, depth: 640 },
        pose: 'cheer',
        expression: 'joy',
        outfit: OUTFIT,
        facing: -1,
        lookAt: { actor: 'elderWoman' },
      },
    ],
    companions: [
      { kind: 'dogWalk', at: { x: 1770, y: 668, scale: 0.72 }, expression: 'joy' },
      {
        kind: 'elderWoman',
        at: { x: 1510, y: 748, scale: 0.98 },
        expression: 'joy',
        outfit: 'nightCoat',
        pose: 'carry',
        lookAt: { actor: 'hero' },
      },
      {
        kind: 'neighbourMan',
        at: { x: 1030, y: 920, scale: 1 },
        expression: 'joy',
        outfit: 'polo',
        pose: 'standStill',
        lookAt: { actor: 'hero' },
        hands: {
          left: { at: { x: 1012, y: 668 }, shape: 'cradle', layer: 'front' },
          right: { at: { x: 1090, y: 664 }, shape: 'cradle', layer: 'front' },
        },
      },
      { kind: 'neighbourBaby', at: { x: 1050, y: 655, scale: 1.1, afloat: true, depth: 921 }, expression: 'wonder' },
      {
        kind: 'girlFriend',
        at: { x: 850, y: 980, scale: 0.95 },
        expression: 'laugh',
        outfit: 'bearCostume',
        pose: 'walk',
        lookAt: { actor: 'hero' },
      },
      {
        kind: 'littleBoy',
        at: { x: 690, y: 1030, scale: 0.95 },
        expression: 'joy',
        outfit: 'bearCostume',
        pose: 'walkWave',
        lookAt: { actor: 'hero' },
      },
      {
        kind: 'elderMan',
        at: { x: 440, y: 1112, scale: 1.05 },
        expression: 'joy',
        outfit: 'shirt',
        pose: 'walk',
        lookAt: { actor: 'hero' },
      },
    ],
    props: [
      { kind: 'soupPot', at: { x: 1535, y: 520, scale: 0.75, afloat: true, depth: 749 } },
      { kind: 'guitar', at: { x: 490, y: 930, scale: 1, afloat: true, depth: 1113 }, turn: 40 },
    ],
  }),
  texts: [
    call('knock', [400, 150], 34, 300, { tone: 'gold', turn: -6 }),
    call('knocks', [720, 190], 40, 400, { tone: 'gold', turn: -4 }),
    call('bump', [960, 300], 56, 300, { tone: 'gold', turn: -8 }),
    block('door', box(1290, 880, 460, 240)),
    block('soup', box(1820, 880, 500, 240)),
  ],
  stops: [stop(200, 100, 1000, ['knock', 'knocks', 'bump']), stop(1240, 0, 1160, ['door', 'soup'])],
};
