import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { BY_DAY, going } from './parts';

const panel = (stage: string, x: number, width: number, heroes: Hero[], rest: object = {}) => ({
  scene: { stage, palette: 'flat', view: { x: 0, y: 0, width, height: 700 }, heroes, ...rest },
  box: { x, y: 72, width, height: 700 },
});

/** From the reading to the sock. */
export const toTheSock: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'spots',
    scene: {
      kind: 'spread',
      paper: '#fbf4de',
      pictures: [
        panel(
          'sisterReading',
          84,
          1032,
          [
            {
              at: { x: 420, y: 650, scale: 1.75 },
              pose: 'read',
              expression: 'laugh',
              outfit: BY_DAY,
              lookAt: { actor: 'bunny' },
            },
          ],
          { companions: [{ id: 'bunny', kind: 'plushBunnyAside', at: { x: 730, y: 650, scale: 0.95 } }] },
        ),
        panel(
          'sisterBread',
          1284,
          504,
          [
            {
              at: { x: 250, y: 1130, scale: 2.5 },
              pose: 'standStill',
              expression: 'breathHeld',
              outfit: BY_DAY,
              lookAt: { x: 560, y: 560 },
              hands: {
                left: { at: { x: 190, y: 610 }, shape: 'grip', layer: 'front' },
                right: { at: { x: 330, y: 620 }, shape: 'rest', layer: 'front' },
              },
            },
          ],
          { props: [{ kind: 'bittenBread', at: { x: 240, y: 560, scale: 1.5, afloat: true, depth: 1125 } }] },
        ),
        panel(
          'sisterPeeking',
          1812,
          504,
          [
            {
              at: { x: 210, y: 1220, scale: 2.7 },
              pose: 'read',
              expression: 'uneasy',
              outfit: BY_DAY,
              lookAt: { x: 330, y: 100 },
            },
          ],
          { companions: [{ kind: 'catSit', at: { x: 430, y: 700, scale: 0.8 }, facing: -1 }] },
        ),
      ],
    },
    texts: [
      opening('read', box(140, 800, 920, 150), { tone: 'ink', size: [30, 20] }),
      block('bread', box(1290, 800, 490, 320), { tone: 'ink', size: [25, 16] }),
      block('window', box(1850, 800, 460, 320), { tone: 'ink', size: [25, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['read']), stop(1200, 0, 1200, ['bread', 'window'])],
  },
  {
    key: 's08',
    kind: 'nearDark',
    scene: flat('sisterTent', {
      heroes: [
        {
          at: { x: 1800, y: 1100, scale: 2, depth: 1200 },
          pose: 'sitGround',
          expression: 'wonder',
          outfit: BY_DAY,
          facing: -1,
          yaw: 1.5,
          hands: {
            left: { at: { actor: 'hero', part: 'leftCheek', offset: [-20, 0] }, shape: 'cup', elbow: 'left', layer: 'front' },
          },
          haze: { colour: '#7a3c12', share: 0.94 },
        },
      ],
      companions: [{ kind: 'dogLie', at: { x: 1290, y: 1160, scale: 0.7, depth: 1400 }, facing: -1, expression: 'calm' }],
    }),
    texts: [
      call('cry', [790, 330], 56, 520, { tone: 'gold', turn: -8 }),
      block('not', box(140, 900, 900, 130), { tone: 'light', size: [28, 20] }),
      opening('sock', box(140, 1030, 900, 90), { tone: 'gold', size: [30, 20], below: 'not' }),
    ],
    stops: [stop(0, 0, 1200, ['cry', 'not']), stop(1200, 0, 1200, ['sock'])],
  },
  {
    key: 's09',
    kind: 'panorama',
    scene: flat('sisterStage', {
      heroes: [
        {
          at: { x: 1000, y: 1330, scale: 2.7, depth: 1330 },
          pose: 'run',
          expression: 'determined',
          outfit: BY_DAY,
          yaw: 2.7,
        },
      ],
      companions: [
        {
          id: 'mother',
          kind: 'mother',
          at: { x: 1640, y: 1120, scale: 1.85, depth: 500, afloat: true },
          expression: 'worry',
          pose: 'dance',
          lookAt: { actor: 'bundle', part: 'left' },
          hands: {
            right: { at: { x: 1760, y: 640 }, shape: 'rest', layer: 'front' },
            left: { at: { x: 1640, y: 640 }, shape: 'rest', layer: 'front' },
          },
        },
        {
          id: 'father',
          kind: 'father',
          at: { x: 2040, y: 1130, scale: 1.9, depth: 480, afloat: true },
          expression: 'scream',
          pose: 'dance2',
          facing: -1,
          lookAt: { actor: 'bundle', part: 'left' },
          hands: { left: { at: { x: 1900, y: 360 }, shape: 'fist', elbow: 'left', layer: 'front' } },
        },
        {
          id: 'bundle',
          kind: 'cryingBundle',
          at: { x: 1720, y: 690, scale: 2.1, depth: 510, afloat: true },
          expression: 'scream',
        },
        { kind: 'dogRun', at: { x: 480, y: 1150, scale: 1.1 }, expression: 'joy' },
      ],
      props: [{ kind: 'rattledKeys', at: { x: 1900, y: 360, scale: 1.4, afloat: true, depth: 800 } }],
    }),
    texts: [
      block('mouth', box(140, 90, 880, 100), { tone: 'light', size: [28, 20] }),
      opening('foot', box(140, 190, 880, 170), { tone: 'gold', size: [38, 24], below: 'mouth' }),
      going(6, 480, 'light'),
    ],
    stops: [stop(1200, 0, 1200, ['mouth', 'foot']), stop(300, 200, 1000, ['going'])],
  },
];

