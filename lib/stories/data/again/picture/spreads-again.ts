import type { SpreadLayout } from '../../../picture-book';
import { call, stop } from '../../picture-parts';
import { AT_HOME, animal, answers, asks, body, child, first, flat, score, thing } from './parts';

const AWAY = { yaw: 3.1, expression: 'calm' } as const;

/** The plan, and what becomes of it. */
export const planAndMatch: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'panorama',
    scene: flat('crayonPlan', {
      heroes: [
        child(
          'standStill',
          { x: 640, y: 1900, scale: 2.6, depth: 900, afloat: true },
          {
            ...AWAY,
            outfit: AT_HOME,
            hands: {
              left: { at: { x: 396, y: 760 }, shape: 'pinch', elbow: 'left', layer: 'front' },
              right: { at: { x: 930, y: 960 }, shape: 'flat', elbow: 'right', layer: 'front' },
            },
          },
        ),
      ],
      props: [
        thing('waxCrayon', { x: 364, y: 706, scale: 1.4, depth: 1100 }, { colour: '#6a3fae', turn: 180 }),
        thing('moonLamp', { x: 2150, y: 260, scale: 1.6, depth: 800 }),
      ],
    }),
    texts: [
      body('ask', 84, 84, 560, 150, 'ink'),
      first('stand', 84, 240, 560, 130, 'ink'),
      body('reply', 1560, 860, 768, 60, 'ink', { align: 'end' }),
      asks('ink'),
      answers(52, 'ink'),
    ],
    stops: [stop(0, 0, 1200, ['ask', 'stand']), stop(1200, 0, 1200, ['reply', 'so', 'again'])],
  },
  {
    key: 's10',
    kind: 'farShot',
    scene: flat('planInRain', {
      heroes: [
        child('lieInGrass', { x: 2130, y: 640, scale: 1.35, depth: 900, afloat: true }, { expression: 'laugh' }),
      ],
      props: [thing('football', { x: 2120, y: 600, scale: 1.3, depth: 950 })],
    }),
    texts: [
      score(),
      call('cry', [850, 190], 48, 520),
      body('turtle', 1660, 760, 400, 200),
      body('mouse', 84, 850, 360, 130),
      body('catch', 1560, 1010, 768, 116),
    ],
    stops: [stop(0, 0, 1200, ['score', 'cry', 'mouse']), stop(1200, 0, 1200, ['turtle', 'catch'])],
  },
  {
    key: 's11',
    kind: 'closeUp',
    scene: flat('lastShot', {
      blur: 14,
      heroes: [
        child(
          'fly',
          { x: 800, y: 760, scale: 3.2, depth: 900, afloat: true },
          {
            expression: 'determined',
            lookAt: { x: 2010, y: 280 },
            hands: { right: { at: { x: 1700, y: 420 }, shape: 'point', layer: 'front' } },
          },
        ),
      ],
      props: [
        thing('keeperGlove', { x: 1670, y: 440, scale: 1.7, depth: 1000 }, { turn: -20 }),
        thing('football', { x: 2040, y: 460, scale: 3.6, depth: 950 }),
        thing('fingerprint', { x: 1945, y: 350, scale: 1.4, depth: 960 }),
      ],
    }),
    texts: [
      first('shot', 84, 120, 600, 90, 'ink'),
      body('fly', 84, 220, 640, 110, 'ink'),
      body('finger', 1290, 740, 640, 110),
      body('noise', 1290, 860, 900, 120),
      body('winner', 1290, 1000, 800, 80),
      call('score', [2130, 960], 80, 320),
    ],
    stops: [stop(0, 0, 1200, ['shot', 'fly']), stop(1200, 0, 1200, ['finger', 'noise', 'winner', 'score'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: flat('wayHome', {
      heroes: [
        child(
          'walk',
          { x: 1560, y: 1130, scale: 1.35, depth: 1000 },
          {
            expression: 'tenderness',
            holds: 'football',
            lookAt: { actor: 'rabbitSit' },
          },
        ),
      ],
      companions: [
        animal('goat', { x: 760, y: 1120, scale: 1.3, depth: 980 }, { expression: 'delight' }),
        animal('turtleWalk', { x: 740, y: 944, scale: 0.95, depth: 985, afloat: true }, { expression: 'joy' }),
        animal('hedgehog', { x: 730, y: 856, scale: 0.85, depth: 990, afloat: true }, { expression: 'laugh' }),
        animal(
          'rabbitSit',
          { x: 1900, y: 1140, scale: 1.2, depth: 1010 },
          { expression: 'shy', facing: -1, lookAt: { actor: 'hero' } },
        ),
        { kind: 'mouse', at: { of: 'hero', slot: '@head', scale: 0.8 }, expression: 'joy', colour: '#9a90b4' },
      ],
    }),
    texts: [
      first('home', 84, 84, 1030, 130),
      body('rabbit', 84, 210, 1030, 150),
      body('softly', 1290, 84, 700, 60),
      asks(),
      call('again', [1780, 300], 120, 1000),
    ],
    stops: [stop(0, 0, 1200, ['home', 'rabbit']), stop(1200, 0, 1200, ['softly', 'so', 'again'])],
  },
];
