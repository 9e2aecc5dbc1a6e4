import type { SpreadLayout } from '../../../picture-book';
import { box, call, path, stop } from '../../picture-parts';
import { CLOTHES, driver, flat, type Hero, haraka, letters, prop, risen, shosho, snail, words } from './parts';

const S01_HEROES: readonly Hero[] = [
  {
    at: { x: 1790, y: 1520, scale: 3.1, depth: 1000, afloat: true },
    pose: 'standStill',
    expression: 'amazed',
    outfit: CLOTHES,
    facing: -1,
    lookAt: { actor: 'shosho' },
    hands: {
      left: { at: { actor: 'basket', part: 'left', offset: [36, 52] }, shape: 'hold', elbow: 'left', layer: 'front' },
      right: {
        at: { actor: 'basket', part: 'right', offset: [-36, 52] },
        shape: 'hold',
        elbow: 'right',
        layer: 'front',
      },
    },
  },
];

const S03_HEROES: readonly Hero[] = [
  {
    at: { x: 1620, y: 706, scale: 0.78, depth: 901, afloat: true },
    pose: 'standStill',
    expression: 'wonder',
    outfit: CLOTHES,
    lookAt: { x: 2200, y: 1000 },
    hands: { right: { at: { x: 1726, y: 466 }, shape: 'wave', angle: -60, elbow: 'right', layer: 'body' } },
  },
];

/** From the tree to the mud. */
export const toTheMud: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat(
      'mangoGrove',
      {
        heroes: [...S01_HEROES],
        companions: [
          shosho(
            { x: 540, y: 1660, scale: 2.6, depth: 900, afloat: true },
            {
              expression: 'delight',
              tilt: 0.3,
              yaw: 0.5,
              hands: {
                left: { at: { x: 330, y: 560 }, shape: 'point', angle: -84, elbow: 'down', layer: 'body' },
                right: { at: { x: 962, y: 470 }, shape: 'fist', angle: 200, elbow: 'right', layer: 'body' },
              },
            },
          ),
          snail({ x: 1060, y: 1110, scale: 0.8, depth: 800 }),
        ],
        props: [{ id: 'basket', ...prop('mangoBasket', 1790, 1160, 1.5, {}, 1010) }],
      },
      { heroes: risen(S01_HEROES, 300) },
    ),
    texts: [
      words('knock', box(130, 84, 1000, 170), 'light'),
      words('ready', box(1290, 84, 900, 70), 'light'),
      words('sea', box(1290, 174, 980, 90), 'light'),
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
            left: { at: { actor: 'low', part: 'left', offset: [18, 44] }, shape: 'hold', layer: 'front' },
            right: { at: { actor: 'low', part: 'right', offset: [-18, 44] }, shape: 'hold', layer: 'front' },
          },
        },
      ],
      companions: [
        shosho(
          { x: 1884, y: 1120, scale: 1.4 },
          {
            expression: 'joy',
            facing: -1,
            lookAt: { actor: 'driver' },
            hands: {
              left: { at: { actor: 'high', part: 'left', offset: [46, 116] }, shape: 'hold', layer: 'front' },
              right: { at: { actor: 'high', part: 'bottom', offset: [56, -20] }, shape: 'hold', layer: 'front' },
            },
          },
        ),
        driver(
          { x: 1470, y: 396, scale: 1, depth: 500, afloat: true },
          {
            pose: 'kneelLook',
            expression: 'joy',
            lookAt: { actor: 'high' },
            hands: {
              left: { at: { x: 1402, y: 352 }, shape: 'hold', layer: 'body' },
              right: { at: { actor: 'high', part: 'left', offset: [30, 40] }, shape: 'hold', layer: 'front' },
            },
          },
        ),
        snail({ x: 700, y: 1170, scale: 0.9 }),
      ],
      props: [
        { id: 'high', ...prop('mangoBasket', 1700, 560, 1, {}, 1200) },
        { id: 'low', ...prop('mangoBasket', 2196, 960, 0.68, {}, 1300) },
        prop('screw', 1500, 1130, 1),
      ],
      lettering: [letters(620, 900, 150, { maxWidth: 800, depth: 300 })],
    }),
    texts: [
      words('bus', box(130, 84, 800, 140)),
      words('never', box(130, 1068, 480, 58), 'light'),
      words('go', box(1800, 84, 520, 200)),
    ],
    stops: [stop(0, 0, 1200, ['bus', 'never']), stop(1200, 0, 1200, ['go'])],
  },
  {
    key: 's03',
    kind: 'sequence',
    scene: flat(
      'zigzagRoad',
      {
        heroes: [...S03_HEROES],
        companions: [
          {
            kind: 'giraffeBow',
            id: 'giraffe',
            expression: 'delight',
            facing: -1,
            at: { x: 2390, y: 700, scale: 0.84, depth: 950 },
          },
          snail({ x: 2260, y: 840, scale: 0.36 }),
        ],
        props: [
          prop('matatu', 420, 296, 0.26, {}, 300),
          prop('matatu', 1010, 432, 0.42, { facing: -1 }, 400),
          prop('matatu', 720, 616, 0.62, {}, 500),
          prop('matatu', 1580, 780, 1.35, {}, 900),
          prop('matatuPanel', 1580, 780, 1.35, {}, 902),
        ],
        lettering: [
          haraka(420, 296, 0.26, 301),
          haraka(1010, 432, 0.42, 401, { facing: -1 }),
          haraka(720, 616, 0.62, 501),
          haraka(1580, 780, 1.35, 903),
        ],
      },
      { heroes: risen(S03_HEROES, 66) },
    ),
    texts: [
      path(
        'road',
        [
          [130, 820],
          [1110, 900],
        ],
        [34, 40],
        { tone: 'ink' },
      ),
      words('ask', box(130, 1000, 980, 120)),
      words('puddle', box(1290, 1000, 540, 120)),
    ],
    stops: [stop(0, 0, 1200, ['road', 'ask']), stop(1200, 0, 1200, ['puddle'])],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('stuckBus', {
      lettering: [letters(1720, 186, 44)],
      heroes: [
        {
          at: { x: 820, y: 905, scale: 1.5, depth: 910, afloat: true },
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
          { x: 540, y: 905, scale: 1.5, afloat: true },
          {
            yaw: 3.1,
            hands: {
              left: { at: { actor: 'shosho', part: 'leftSide' }, shape: 'fist', elbow: 'left', layer: 'front' },
              right: { at: { actor: 'shosho', part: 'rightSide' }, shape: 'fist', elbow: 'right', layer: 'front' },
            },
          },
        ),
        driver(
          { x: 190, y: 890, scale: 1.5, afloat: true },
          {
            yaw: 3.1,
            hands: {
              left: { at: { actor: 'driver', part: 'crown', offset: [-30, 20] }, shape: 'flat', layer: 'front' },
              right: { at: { actor: 'driver', part: 'rightSide' }, shape: 'fist', elbow: 'right', layer: 'front' },
            },
          },
        ),
      ],
    }),
    texts: [call('splut', [1720, 1000], 124, 800)],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['splut'])],
  },
];
