import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, opening, stop } from '../../picture-parts';
import { AT_NIGHT, BY_DAY, told } from './parts';

/** From the foot to the bed. */
export const toTheBed: readonly SpreadLayout[] = [
  {
    key: 's10',
    kind: 'closeUp',
    scene: flat('sisterFoot', {
      heroes: [
        {
          at: { x: 2860, y: 2100, scale: 6, depth: 3000, afloat: true },
          pose: 'standStill',
          expression: 'tenderness',
          outfit: BY_DAY,
          facing: -1,
          hands: {
            left: { at: { x: 2010, y: 380 }, shape: 'pinch', layer: 'front' },
            right: { at: { x: 2020, y: 640 }, shape: 'pinch', layer: 'front' },
          },
        },
      ],
      companions: [
        { kind: 'twoFeet', at: { x: 1540, y: 620, scale: 1, depth: 500, afloat: true } },
        { kind: 'openSock', at: { x: 1990, y: 500, scale: 1.05, depth: 600, afloat: true } },
      ],
    }),
    texts: told(['toes', 'how', 'sister'], [140, 150, 900], 'ink', 240),
    stops: [stop(1200, 0, 1200, ['toes', 'how', 'sister'])],
  },
  {
    key: 's11',
    kind: 'closeUp',
    scene: flat('sisterArmchair', {
      heroes: [
        {
          at: { x: 1690, y: 920, scale: 2.05, depth: 1200, afloat: true },
          pose: 'sitChair',
          expression: 'delight',
          outfit: BY_DAY,
          tilt: 0.3,
          hands: {
            left: { at: { x: 1600, y: 870 }, shape: 'rest', layer: 'front' },
            right: { at: { x: 1800, y: 880 }, shape: 'rest', layer: 'front' },
          },
        },
      ],
      companions: [
        {
          id: 'mother',
          kind: 'mother',
          at: { x: 1760, y: 900, scale: 2.5, depth: 900, afloat: true },
          expression: 'tenderness',
          pose: 'sitOpen',
          outfit: 'longDress',
          lookAt: { actor: 'hero' },
          hands: { left: { at: { actor: 'hero', part: 'leftArm' }, shape: 'rest', layer: 'front' } },
        },
        { kind: 'babyWrapped', at: { x: 1710, y: 890, scale: 1.9, depth: 1300, afloat: true }, expression: 'calm', colour: '#ffd23f' },
        {
          id: 'father',
          kind: 'father',
          at: { x: 2150, y: 1300, scale: 2.4, depth: 800 },
          expression: 'joy',
          pose: 'standStill',
          facing: -1,
          tilt: -0.2,
          lookAt: { actor: 'hero' },
          hands: { left: { at: { actor: 'mother', part: 'leftShoulder' }, shape: 'rest', layer: 'around' } },
        },
        { kind: 'catSit', at: { x: 1010, y: 1140, scale: 1.2 }, expression: 'uneasy' },
      ],
    }),
    texts: [
      ...told(['full', 'grew', 'quack'], [140, 120, 860], 'ink', 180),
      opening('going', box(560, 760, 540, 150), { tone: 'ink', size: [34, 22] }),
    ],
    stops: [stop(1200, 0, 1200, ['full', 'grew', 'quack', 'going'])],
  },
  {
    key: 's12',
    kind: 'single',
    scene: flat('sisterBed', {
      heroes: [
        {
          at: { x: 2060, y: 1010, scale: 2.1, depth: 900, afloat: true },
          pose: 'sitBed',
          expression: 'asleep',
          outfit: AT_NIGHT,
          tilt: -0.3,
        },
      ],
      companions: [{ kind: 'catCurl', at: { x: 760, y: 1050, scale: 1.05, depth: 1200 }, expression: 'asleep' }],
      props: [{ kind: 'openSuitcase', at: { x: 760, y: 1120, scale: 2.4, depth: 1150 }, count: 0 }],
    }),
    texts: [
      block('sign', box(1580, 330, 220, 100), { tone: 'ink', size: [14, 8], align: 'center', verticalAlign: 'middle' }),
      call('cry', [330, 250], 24, 200, { tone: 'gold' }),
      block('dream', box(140, 340, 880, 100), { tone: 'light', size: [30, 20] }),
      opening('going', box(140, 450, 880, 150), { tone: 'light', size: [34, 22], below: 'dream' }),
    ],
    stops: [stop(1200, 0, 1200, ['sign', 'cry']), stop(300, 200, 1000, ['dream', 'going'])],
  },
];
