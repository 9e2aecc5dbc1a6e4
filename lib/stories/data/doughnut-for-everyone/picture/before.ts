import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, type Hero, opening, picture, stop } from '../../picture-parts';
import { OUTFIT } from './parts';

/** Eyes on the nearest of the eight. */
const PEEKING: Omit<Hero, 'at'> = {
  pose: 'stand',
  expression: 'amazed',
  outfit: OUTFIT,
  lookAt: { x: 800, y: 1010 },
  hands: {
    left: { at: { x: 500, y: 780 }, shape: 'fist', elbow: 'down', layer: 'front' },
    right: { at: { x: 820, y: 780 }, shape: 'fist', elbow: 'down', layer: 'front' },
  },
};

const CARRYING: Omit<Hero, 'at'> = {
  pose: 'carry',
  expression: 'biteLip',
  outfit: OUTFIT,
  holds: 'doughnutBox',
  lookAt: { x: 1700, y: 800 },
};

/** From behind: both arms go forward round the box and end before the body. */
export const HUGGING: Hero['hands'] = {
  left: { at: { actor: 'hero', part: 'belly', offset: [-12, -4] }, shape: 'rest', elbow: 'left', layer: 'behind' },
  right: { at: { actor: 'hero', part: 'belly', offset: [12, -4] }, shape: 'rest', elbow: 'right', layer: 'behind' },
};

/** While all lamps are still on, and the moment they go out. */
export const before: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: picture(
      {
        stage: 'bakeryCounter',
        palette: 'warm',
        heroes: [{ ...PEEKING, at: { x: 660, y: 1500, scale: 3.3, depth: 1400, afloat: true } }],
        companions: [
          {
            kind: 'baker',
            at: { x: 1780, y: 1390, scale: 2, depth: 1390, afloat: true },
            expression: 'joy',
            facing: -1,
            pose: 'standStill',
            lookAt: { x: 1500, y: 1000 },
            hands: {
              left: { at: { x: 1476, y: 560 }, shape: 'hold' },
              right: { at: { x: 1660, y: 560 }, shape: 'hold' },
            },
          },
        ],
        quietZones: [
          { x: 720, y: 170, rx: 520, ry: 150, colour: '#f0c48a', alpha: 0.85 },
          { x: 2160, y: 640, rx: 260, ry: 150, colour: '#f0c48a', alpha: 0.8 },
        ],
      },
      { onWheels: { heroes: [{ ...PEEKING, at: { x: 660, y: 1315, scale: 3.3, depth: 1400, afloat: true } }] } },
    ),
    texts: [
      block('count', box(320, 76, 800, 200), { tone: 'ink' }),
      block('sugar', box(1290, 76, 760, 120), { tone: 'ink', size: [22, 15] }),
      block('tells', box(1990, 530, 336, 230), { tone: 'ink', face: 'heading', size: [24, 15] }),
    ],
    stops: [stop(100, 0, 1100, ['count']), stop(1200, 0, 1200, ['sugar', 'tells'])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: picture(
      {
        stage: 'windyStreet',
        palette: 'evening',
        heroes: [{ ...CARRYING, at: { x: 1640, y: 1150, scale: 2.25 } }],
        companions: [
          {
            kind: 'dogWalk',
            at: { x: 1338, y: 1156, scale: 1.45 },
            expression: 'delight',
            lookAt: { actor: 'hero', part: 'chest' },
          },
          {
            kind: 'catSit',
            at: { x: 960, y: 1120, scale: 1.1 },
            expression: 'wonder',
            lookAt: { actor: 'hero', part: 'chest' },
          },
        ],
        props: [{ kind: 'pocketCandle', at: { x: 1712, y: 926, scale: 2.1, afloat: true, depth: 1151 } }],
        weather: 'leaves',
        quietZones: [
          { x: 600, y: 220, rx: 620, ry: 190, colour: '#1c2258', alpha: 0.5 },
          { x: 1610, y: 190, rx: 420, ry: 150, colour: '#1c2258', alpha: 0.5 },
        ],
      },
      { onWheels: { heroes: [{ ...CARRYING, at: { x: 1740, y: 1150, scale: 2.25 } }], props: [] } },
    ),
    texts: [
      opening('carry', box(140, 96, 960, 110)),
      block('noses', box(140, 220, 900, 160), { below: 'carry' }),
      block('candle', box(1290, 96, 620, 170)),
    ],
    stops: [stop(100, 0, 1100, ['carry', 'noses']), stop(1200, 0, 1200, ['candle'])],
  },
  {
    key: 's03',
    kind: 'sequence',
    scene: {
      kind: 'spread',
      paper: '#05071a',
      pictures: [
        { box: box(0, 0, 550, 1200), scene: { stage: 'tallHouse', palette: 'five', view: box(325, 0, 550, 1200) } },
        { box: box(574, 0, 550, 1200), scene: { stage: 'tallHouse', palette: 'two', view: box(325, 0, 550, 1200) } },
        {
          box: box(1148, 0, 1252, 1200),
          scene: {
            stage: 'tallHouse',
            palette: 'none',
            view: box(-330, 0, 1252, 1200),
            heroes: [
              {
                at: { x: 520, y: 1150, scale: 1.1 },
                pose: 'walkAway',
                expression: 'calm',
                outfit: OUTFIT,
                hands: HUGGING,
                pitch: 0.24,
              },
            ],
            props: [{ kind: 'doughnutBoxShut', at: { x: 522, y: 1018, scale: 0.76, afloat: true, depth: 1140 } }],
          },
        },
      ],
    },
    texts: [
      call('flup', [1480, 190], 64, 400, { tone: 'light', turn: -5 }),
      block('dark', box(1300, 330, 440, 240)),
      block('voices', box(1300, 590, 440, 290)),
      block('step', box(1300, 930, 440, 150)),
    ],
    stops: [stop(0, 100, 1100, ['flup', 'dark']), stop(1200, 0, 1200, ['voices', 'step'])],
  },
];
