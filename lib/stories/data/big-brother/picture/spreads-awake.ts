import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { BY_NIGHT, baby, column, flatRisen } from './parts';

type Sleeper = readonly [
  kind: string,
  x: number,
  y: number,
  scale: number,
  expression: Hero['expression'],
  hands: 'cheeks' | 'up' | 'stretch',
];

/** Those whom a noise has woken, each in a bed. */
const awake = (sleepers: readonly Sleeper[]): Companion[] =>
  sleepers.map(([kind, x, y, scale, expression, hands]) => ({
    id: kind,
    kind,
    at: { x, y, scale, depth: 700, afloat: true },
    pose: hands === 'stretch' ? 'stretchInBed' : 'sitBed',
    expression,
    lookAt: { x: 610, y: 600 },
    ...(hands === 'cheeks' && {
      hands: {
        left: { at: { actor: kind, part: 'leftCheek', offset: [-14 * scale, 0] }, shape: 'flat', elbow: 'left' },
        right: { at: { actor: kind, part: 'rightCheek', offset: [14 * scale, 0] }, shape: 'flat', elbow: 'right' },
      },
    }),
  }));

/** The only one who is pleased. */
const PLEASED: Hero = {
  at: { x: 1720, y: 915, scale: 2.3, depth: 700, afloat: true },
  pose: 'palmLight',
  expression: 'amazed',
  outfit: BY_NIGHT,
  facing: -1,
  lookAt: { x: 900, y: 860 },
  hands: {
    left: { at: { x: 1500, y: 700 }, shape: 'point', elbow: 'down' },
    right: { at: { x: 1900, y: 690 }, shape: 'wave', elbow: 'right' },
  },
};

/** In the middle of the night. */
export const awakeAtNight: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'panorama',
    scene: flat('roarHouse', {
      heroes: [PLEASED],
      companions: [
        baby({ x: 610, y: 724, scale: 1.5, depth: 900 }, 'sitGround', 'bellow'),
        ...awake([
          ['mother', 520, 1012, 0.8, 'surprise', 'cheeks'],
          ['father', 690, 1012, 0.8, 'yawn', 'stretch'],
          ['elderMan', 200, 644, 0.78, 'worry', 'cheeks'],
          ['neighbourWoman', 200, 1010, 0.88, 'surprise', 'up'],
          ['elderWoman', 1004, 644, 0.78, 'uneasy', 'cheeks'],
        ]),
        {
          kind: 'parrot',
          at: { x: 1016, y: 990, scale: 0.86, depth: 1100, afloat: true },
          expression: 'surprise',
          facing: -1,
        },
        {
          kind: 'dogSit',
          at: { x: 1390, y: 1066, scale: 1.2, depth: 1100 },
          expression: 'surprise',
          facing: -1,
          lookAt: { x: 900, y: 860 },
        },
      ],
    }),
    texts: [
      call('cry', [613, 214], 112, 960, { tone: 'gold', turn: -3 }),
      block('middle', box(1270, 76, 1056, 108), { size: [26, 14] }),
      opening('loud', box(1270, 206, 1056, 108), { size: [26, 14] }),
    ],
    stops: [stop(0, 0, 1200, ['cry']), stop(1200, 0, 1200, ['middle', 'loud'])],
  },
  {
    key: 's08',
    kind: 'reveal',
    scene: flatRisen(
      'roarCarousel',
      {
        heroes: [
          {
            at: { x: 990, y: 1136, scale: 2.05, depth: 1500 },
            liftSmall: 80,
            pose: 'standStill',
            expression: 'wonder',
            outfit: BY_NIGHT,
            lookAt: { actor: 'baby' },
            hands: {
              right: {
                at: { actor: 'rolledList', part: 'middle', offset: [-8, 36] },
                shape: 'rest',
                elbow: 'right',
                layer: 'front',
              },
              left: { at: { x: 836, y: 580 }, shape: 'point', elbow: 'left' },
            },
          },
        ],
        companions: [
          { kind: 'dogLie', at: { x: 430, y: 1130, scale: 1.25 }, expression: 'uneasy', lookAt: { actor: 'baby' } },
          baby({ x: 1786, y: 838, scale: 1.45, depth: 700 }, 'sitGround', 'bellow', { tilt: 0.1 }),
          {
            kind: 'father',
            at: { x: 1410, y: 1060, scale: 1.75, depth: 900 },
            // On bent knees, with all his weight.
            pose: 'haulBow',
            expression: 'worry',
            lookAt: { actor: 'baby' },
            hands: {
              left: { at: { x: 1572, y: 690 }, shape: 'fist', angle: 60, layer: 'front' },
              right: { at: { x: 1636, y: 696 }, shape: 'fist', angle: 60, layer: 'front' },
            },
          },
          {
            kind: 'grandmother',
            at: { x: 2010, y: 1000, scale: 1.62, depth: 600, afloat: true },
            pose: 'handsOnHeart',
            facing: -1,
            id: 'grandmother',
            expression: 'roar',
            tilt: -0.14,
            lookAt: { actor: 'baby' },
            hands: { left: { at: { x: 1862, y: 470 }, shape: 'wave', elbow: 'down' } },
          },
          {
            kind: 'mother',
            at: { x: 2236, y: 1176, scale: 1.65, depth: 1180 },
            // The vacuum cleaner pulls as hard as she does.
            pose: 'braceWind',
            facing: -1,
            expression: 'determined',
            lookAt: { x: 1950, y: 1150 },
            hands: {
              left: {
                at: { actor: 'vacuumCleaner', part: 'middle', offset: [292, -170] },
                shape: 'fist',
                layer: 'front',
              },
              right: {
                at: { actor: 'vacuumCleaner', part: 'middle', offset: [266, -106] },
                shape: 'fist',
                layer: 'front',
              },
            },
          },
        ],
        props: [
          { kind: 'songNotes', at: { x: 1764, y: 330, scale: 1.2, afloat: true, depth: 1400 } },
          { kind: 'vacuumCleaner', at: { x: 1640, y: 1172, scale: 1.5, depth: 1190 } },
          { kind: 'rolledList', at: { x: 1030, y: 860, scale: 1.3, afloat: true, depth: 1510 }, turn: 66 },
        ],
      },
      1010,
    ),
    texts: [
      call('cry', [1640, 150], 54, 420, { tone: 'gold', turn: 1 }),
      ...column(['carousel', 'louder', 'list'], [140, 90, 560], {
        tone: 'light',
        heights: [330, 130, 240],
        size: [30, 20],
        voices: ['list'],
      }),
    ],
    stops: [stop(1200, 0, 1200, ['cry', 'carousel', 'louder', 'list'])],
  },
];
