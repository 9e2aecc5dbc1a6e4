import type { SpreadLayout } from '../../../picture-book';
import { call, stop } from '../../picture-parts';
import { AT_HOME, animal, answers, asks, between, body, child, first, flat, score, thing } from './parts';

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
          { x: 500, y: 2010, scale: 3.5, depth: 900, afloat: true },
          {
            ...AWAY,
            outfit: AT_HOME,
            hands: {
              left: { at: { x: 340, y: 880 }, shape: 'pinch', elbow: 'left', layer: 'front' },
              right: { at: { x: 800, y: 1060 }, shape: 'flat', elbow: 'right', layer: 'front' },
            },
          },
        ),
      ],
      props: [
        thing('waxCrayon', { x: 358, y: 786, scale: 1.6, depth: 1100 }, { colour: '#6a3fae', turn: 200 }),
        thing('moonLamp', { x: 2150, y: 260, scale: 1.6, depth: 800 }),
      ],
    }),
    texts: [
      body('ask', 84, 84, 560, 150, 'ink'),
      first('stand', 84, 240, 560, 130, 'ink'),
      asks('ink'),
      between('reply', 'ink'),
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
      call('cry', [860, 170], 80, 560),
      body('turtle', 1690, 730, 330, 210),
      body('mouse', 84, 960, 500, 130),
      body('catch', 1290, 1046, 1038, 76),
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
          { x: 530, y: 820, scale: 4.2, depth: 900, afloat: true },
          {
            expression: 'determined',
            lookAt: { x: 1700, y: 330 },
            holds: 'lastTouch',
          },
        ),
      ],
    }),
    texts: [
      first('shot', 84, 84, 500, 90, 'ink'),
      body('fly', 84, 174, 480, 170, 'ink'),
      body('finger', 1290, 700, 880, 70),
      body('noise', 1290, 800, 880, 140),
      body('winner', 1290, 1000, 880, 70),
      call('score', [2010, 200], 150, 480, { tone: 'ink' }),
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
          { x: 1480, y: 1140, scale: 1.75, depth: 1000 },
          {
            expression: 'tenderness',
            holds: 'football',
            lookAt: { actor: 'rabbitSit' },
          },
        ),
      ],
      companions: [
        animal('goat', { x: 720, y: 1130, scale: 1.6, depth: 980 }, { expression: 'delight' }),
        animal('turtleWalk', { x: 696, y: 914, scale: 1.15, depth: 985, afloat: true }, { expression: 'joy' }),
        animal('hedgehog', { x: 680, y: 806, scale: 1.05, depth: 990, afloat: true }, { expression: 'laugh' }),
        animal(
          'rabbitSit',
          { x: 1850, y: 1150, scale: 1.5, depth: 1010 },
          { expression: 'shy', facing: -1, lookAt: { actor: 'hero' } },
        ),
        { kind: 'mouse', at: { of: 'hero', slot: '@head', scale: 0.8 }, expression: 'joy', colour: '#9a90b4' },
      ],
    }),
    texts: [
      first('home', 84, 84, 1030, 76),
      body('rabbit', 84, 180, 1030, 140),
      asks(),
      between('softly'),
      call('again', [1790, 300], 190, 1060),
    ],
    stops: [stop(0, 0, 1200, ['home', 'rabbit']), stop(1200, 0, 1200, ['softly', 'so', 'again'])],
  },
];
