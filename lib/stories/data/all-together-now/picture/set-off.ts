import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, path, stop } from '../../picture-parts';
import { CLOTHES, driver, flat, prop, shosho, snail } from './parts';

/** From the tree to the mud. */
export const toTheMud: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat('mangoTree', {
      heroes: [
        {
          at: { x: 1790, y: 1520, scale: 3.1, depth: 1000, afloat: true },
          pose: 'standStill',
          expression: 'amazed',
          outfit: CLOTHES,
          facing: -1,
          lookAt: { actor: 'shosho' },
          hands: {
            left: { at: { actor: 'armful', part: 'left', offset: [70, 40] }, shape: 'rest', elbow: 'left', layer: 'front' },
            right: { at: { actor: 'armful', part: 'right', offset: [-70, 40] }, shape: 'rest', elbow: 'right', layer: 'front' },
          },
        },
      ],
      companions: [
        shosho(
          { x: 620, y: 1660, scale: 2.6, depth: 900, afloat: true },
          {
            expression: 'delight',
            tilt: 0.3,
            yaw: 0.5,
            hands: {
              left: { at: { actor: 'shosho', part: 'leftCheek', offset: [-30, 0] }, shape: 'cup', layer: 'front' },
              right: { at: { x: 850, y: 560 }, shape: 'fist', elbow: 'down', layer: 'body' },
            },
          },
        ),
        snail({ x: 1060, y: 1110, scale: 0.8, depth: 800 }),
      ],
      props: [{ id: 'armful', ...prop('mangoArmful', 1790, 1200, 1.9, {}, 1010) }],
    }),
    texts: [
      block('knock', box(130, 90, 1000, 80)),
      block('ready', box(1290, 90, 900, 80)),
      block('sea', box(1290, 180, 900, 80)),
    ],
    stops: [stop(0, 0, 1200, ['knock']), stop(1200, 0, 1200, ['ready', 'sea'])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: flat('longBus', {
      heroes: [
        {
          at: { x: 2200, y: 1140, scale: 1.4 },
          pose: 'standStill',
          expression: 'joy',
          outfit: CLOTHES,
          facing: -1,
          lookAt: { actor: 'shosho' },
          hands: {
            left: { at: { actor: 'low', part: 'left', offset: [26, 30] }, shape: 'hold', layer: 'front' },
            right: { at: { actor: 'low', part: 'right', offset: [-26, 30] }, shape: 'hold', layer: 'front' },
          },
        },
      ],
      companions: [
        shosho(
          { x: 1860, y: 1120, scale: 1.4 },
          {
            expression: 'joy',
            facing: -1,
            lookAt: { actor: 'driver' },
            hands: {
              left: { at: { actor: 'high', part: 'left', offset: [30, 60] }, shape: 'hold', layer: 'front' },
              right: { at: { actor: 'high', part: 'right', offset: [-30, 60] }, shape: 'hold', layer: 'front' },
            },
          },
        ),
        driver(
          { x: 1560, y: 320, scale: 1.1, depth: 500, afloat: true },
          {
            pose: 'kneelLook',
            expression: 'determined',
            lookAt: { actor: 'high' },
            hands: { right: { at: { actor: 'high', part: 'left', offset: [30, 40] }, shape: 'hold', layer: 'front' } },
          },
        ),
        snail({ x: 700, y: 1170, scale: 0.9 }),
      ],
      props: [
        { id: 'high', ...prop('mangoBasket', 1760, 520, 1, {}, 1200) },
        { id: 'low', ...prop('mangoBasket', 2150, 960, 0.9, {}, 1300) },
        prop('screw', 1500, 1130, 1),
      ],
      lettering: [{ text: 'HARAKA', x: 610, y: 880, maxWidth: 780, size: 170, colour: '#fff3d6', depth: 300 }],
    }),
    texts: [
      block('bus', box(130, 84, 900, 80), { tone: 'ink' }),
      block('never', box(130, 1070, 500, 56)),
      call('go', [2000, 150], 40, 700, { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['bus', 'never']), stop(1200, 0, 1200, ['go'])],
  },
  {
    key: 's03',
    kind: 'sequence',
    scene: flat('zigzagRoad', {
      heroes: [
        {
          at: { x: 1560, y: 770, scale: 0.78, depth: 901, afloat: true },
          pose: 'wave',
          expression: 'wonder',
          outfit: CLOTHES,
          lookAt: { x: 2200, y: 1000 },
        },
      ],
      companions: [{ kind: 'giraffe', id: 'giraffe', expression: 'delight', at: { x: 340, y: 1010, scale: 0.8 } }],
      props: [
        prop('matatu', 420, 296, 0.26, {}, 300),
        prop('matatu', 1360, 424, 0.42, { facing: -1 }, 400),
        prop('matatu', 800, 624, 0.62, {}, 500),
        prop('matatu', 1700, 740, 1.1, {}, 900),
        prop('matatuPanel', 1700, 740, 1.1, {}, 902),
      ],
    }),
    texts: [
      path('road', [[130, 880], [1100, 960]], [24, 24], { tone: 'ink' }),
      block('ask', box(620, 1010, 500, 100), { tone: 'ink' }),
      block('puddle', box(1290, 1010, 560, 100), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['road', 'ask']), stop(1200, 0, 1200, ['puddle'])],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('stuckBus', {
      heroes: [
        {
          at: { x: 800, y: 905, scale: 1.3, depth: 910, afloat: true },
          pose: 'standStill',
          expression: 'surprise',
          outfit: CLOTHES,
          yaw: 3.1,
          hands: {
            left: { at: { actor: 'hero', part: 'crown', offset: [-40, 20] }, shape: 'flat', layer: 'front' },
            right: { at: { actor: 'hero', part: 'crown', offset: [40, 20] }, shape: 'flat', layer: 'front' },
          },
        },
      ],
      companions: [
        shosho(
          { x: 520, y: 905, scale: 1.3, afloat: true },
          {
            yaw: 3.1,
            hands: {
              left: { at: { actor: 'shosho', part: 'leftSide' }, shape: 'fist', elbow: 'left', layer: 'front' },
              right: { at: { actor: 'shosho', part: 'rightSide' }, shape: 'fist', elbow: 'right', layer: 'front' },
            },
          },
        ),
        driver({ x: 250, y: 890, scale: 1.3, afloat: true }, { yaw: 3.1 }),
      ],
    }),
    texts: [call('splut', [1720, 1030], 120, 800)],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['splut'])],
  },
];
