import type { SpreadLayout } from '../../../picture-book';
import { type Companion, type Hero, type Prop, stop } from '../../picture-parts';
import { AT_HOME, bear, butterflies, flat, OUT, textColumn } from './parts';

const LYING: Omit<Hero, 'at' | 'pose'> = {
  expression: 'wonder',
  outfit: OUT,
  facing: -1,
  lookAt: { x: 1000, y: 420 },
};

/** Of a grown-up, as far as a bear can see: shoes, knees and a hand. */
const FATHERS_LEGS: Companion = {
  id: 'father',
  kind: 'father',
  at: { x: 2230, y: 1080, scale: 4.2, depth: 900 },
  expression: 'calm',
  facing: -1,
  pose: 'standStill',
  hands: { left: { at: { x: 2050, y: 400 }, shape: 'relaxed', angle: 100, elbow: 'left', layer: 'front' } },
};

/** On the wrist of that hand. */
const WATCH: Prop = { kind: 'wristWatch', at: { x: 2008, y: 322, scale: 1.3, afloat: true, depth: 2000 }, turn: 8 };

/** From the quilt to the snail. */
export const toTheSnail: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat(
      'quiltTent',
      {
        heroes: [
          {
            at: { x: 2010, y: 1480, scale: 3 },
            pose: 'standStill',
            expression: 'determined',
            outfit: AT_HOME,
            facing: -1,
            lookAt: { actor: 'plushBear', part: 'top' },
            hands: { left: { at: { x: 1690, y: 640 }, shape: 'point', layer: 'front' } },
          },
        ],
        companions: [bear('No', { x: 1600, y: 1160, scale: 2.9, depth: 1400, afloat: true })],
        props: butterflies([
          [1460, 470, -16],
          [1580, 340, 12],
          [1740, 300, -8],
          [1410, 650, 20],
          [2310, 560, 14],
          [1440, 860, -12],
          [2290, 860, -8],
        ]),
      },
      { rise: 130 },
    ),
    texts: textColumn(['opening', 'announce', 'slippers', 'refrain'], [140, 120, 920]),
    stops: [stop(1200, 0, 1200, ['opening', 'announce', 'slippers', 'refrain'])],
  },
  {
    key: 's02',
    kind: 'spots',
    scene: flat(
      'breakfast',
      {
        heroes: [
          {
            at: { x: 1980, y: 1420, scale: 3.2, depth: 500 },
            pose: 'standStill',
            expression: 'cheeksFull',
            outfit: OUT,
            facing: -1,
            lookAt: { actor: 'bearsSlice' },
            hands: {
              left: { at: { actor: 'bearsSlice', part: 'right', offset: [-40, 20] }, shape: 'pinch', layer: 'front' },
              right: {
                at: { actor: 'ownSlice', part: 'middle', offset: [-6, 50] },
                shape: 'pinch',
                elbow: 'down',
                layer: 'front',
              },
            },
          },
        ],
        companions: [bear('Aside', { x: 1480, y: 980, scale: 2.4, depth: 1200, afloat: true })],
        props: [
          { id: 'bearsSlice', kind: 'bittenSlice', at: { x: 1640, y: 690, scale: 1.5, afloat: true, depth: 1300 } },
          { id: 'ownSlice', kind: 'bittenSlice', at: { x: 2256, y: 690, scale: 1.5, afloat: true, depth: 1300 } },
          ...butterflies([
            [1706, 566, 20],
            [1060, 826, 0],
            [1600, 540, -24],
            [980, 770, -16],
            [1140, 760, 18],
            [1230, 700, 10],
            [860, 800, -14],
          ]),
        ],
      },
      { rise: 190 },
    ),
    texts: textColumn(['hungry', 'count', 'bites', 'teeth'], [140, 80, 960], { bears: ['hungry', 'bites', 'teeth'] }),
    stops: [stop(0, 0, 1200, ['hungry', 'count']), stop(1200, 0, 1200, ['bites', 'teeth'])],
  },
  {
    key: 's03',
    kind: 'panorama',
    scene: flat(
      'snailStreet',
      {
        heroes: [{ ...LYING, at: { x: 1800, y: 1120, scale: 2 }, pose: 'lie' }],
        companions: [bear('Aside', { x: 1370, y: 1120, scale: 1.6 }, { facing: -1 }), FATHERS_LEGS],
        props: [
          WATCH,
          ...butterflies([
            [1260, 700, -14],
            [1390, 620, 12],
            [1530, 580, -10],
            [1660, 550, 16],
            [1790, 590, 10],
            [1900, 650, -18],
            [1960, 780, 0],
          ]),
        ],
      },
      { onWheels: { heroes: [{ ...LYING, at: { x: 1800, y: 1120, scale: 1.7 }, pose: 'crouch' }] } },
    ),
    texts: [
      ...textColumn(['walk', 'hello'], [140, 80, 960], { size: [28, 15] }),
      ...textColumn(['watch', 'refrain'], [1290, 80, 640], { bears: [] }),
    ],
    stops: [stop(0, 0, 1200, ['walk', 'hello']), stop(1200, 0, 1200, ['watch', 'refrain'])],
  },
];
