import type { SpreadSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { box, call, type Hero, stop } from '../../picture-parts';
import { AT_HOME, animal, answers, asks, between, body, child, first, flat, score, thing } from './parts';
import { FULL_TEAM, ON_WHEELS } from './team';

const AWAY = { yaw: 3.1, expression: 'calm' } as const;

/** Over the shoulder: one hand draws, the other holds the sheet. */
const draws = (y: number): Hero =>
  child(
    'standStill',
    { x: 500, y, scale: 3.5, depth: 900, afloat: true },
    {
      ...AWAY,
      outfit: AT_HOME,
      hands: {
        left: { at: { x: 344, y: 872 }, shape: 'pinch', elbow: 'left', layer: 'front' },
        right: { at: { x: 880, y: 1050 }, shape: 'flat', elbow: 'right', layer: 'front' },
      },
    },
  );

const IN_ARMS = thing('football', { x: 2150, y: 640, scale: 1.6, depth: 905 }, { id: 'ball' });

const WAY_HOME: SpreadSceneInput = {
  kind: 'spread',
  pictures: [
    {
      scene: {
        stage: 'wayHome',
        palette: 'flat',
        heroes: [
          child(
            'walk',
            { x: 1380, y: 1140, scale: 1.75, depth: 1000 },
            {
              expression: 'tenderness',
              lookAt: { actor: 'rabbitSit' },
              hands: {
                left: { at: { actor: 'ball', part: 'bottom', offset: [-16, -24] }, shape: 'cup', layer: 'front' },
                right: { at: { actor: 'rabbitSit', part: 'top', offset: [-14, 96] }, shape: 'rest', layer: 'front' },
              },
            },
          ),
        ],
        companions: [
          animal('goat', { x: 720, y: 1130, scale: 1.6, depth: 980 }, { expression: 'delight' }),
          animal('turtleWalk', { x: 696, y: 914, scale: 1.15, depth: 985, afloat: true }, { expression: 'joy' }),
          animal('hedgehog', { x: 680, y: 806, scale: 1.05, depth: 990, afloat: true }, { expression: 'laugh' }),
          animal(
            'rabbitSit',
            { x: 1640, y: 1150, scale: 1.5, depth: 1010 },
            { expression: 'shy', facing: -1, lookAt: { actor: 'hero' } },
          ),
          { kind: 'mouse', at: { of: 'hero', slot: '@head', scale: 1.3 }, expression: 'joy', colour: '#9a90b4' },
        ],
        props: [thing('football', { x: 1330, y: 960, scale: 1.6, depth: 1005 }, { id: 'ball' })],
      },
    },
    { scene: FULL_TEAM, wheelchairScene: ON_WHEELS.fullTeam, box: box(66, 520, 324, 284), turn: 2 },
  ],
};

/** The plan, and what becomes of it. */
export const planAndMatch: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'panorama',
    scene: flat(
      'crayonPlan',
      {
        heroes: [draws(2010)],
        props: [
          thing('waxCrayon', { x: 360, y: 786, scale: 1.7, depth: 890 }, { colour: '#6a3fae', turn: 226 }),
          thing('moonLamp', { x: 2250, y: 236, scale: 1.7, depth: 800 }),
        ],
      },
      { onWheels: { heroes: [draws(1800)] } },
    ),
    texts: [
      body('ask', 84, 84, 560, 216, 'ink'),
      first('stand', 84, 280, 560, 130, 'ink', { below: 'ask' }),
      asks('ink'),
      between('reply', 'ink'),
      answers(52, 'ink'),
    ],
    stops: [stop(0, 0, 1200, ['ask', 'stand']), stop(1200, 0, 1200, ['reply', 'so', 'again'])],
  },
  {
    key: 's10',
    kind: 'farShot',
    scene: flat(
      'planInRain',
      {
        heroes: [
          child(
            'lieInGrass',
            { x: 2150, y: 650, scale: 1.6, depth: 900, afloat: true },
            {
              expression: 'laugh',
              hands: {
                left: { at: { actor: 'ball', part: 'left', offset: [20, 10] }, shape: 'rest', layer: 'front' },
                right: { at: { actor: 'ball', part: 'right', offset: [-16, -10] }, shape: 'rest', layer: 'front' },
              },
            },
          ),
        ],
        props: [IN_ARMS],
      },
      {
        onWheels: {
          props: [IN_ARMS, thing('wheelchairAbove', { x: 2266, y: 400, scale: 1.25, depth: 800 }, { turn: 24 })],
        },
      },
    ),
    texts: [
      score(),
      call('cry', [860, 170], 80, 560),
      body('turtle', 1290, 856, 1034, 140, 'light', { align: 'end' }),
      body('mouse', 270, 970, 420, 150),
      body('catch', 1290, 1000, 1034, 126, 'light', { align: 'end' }),
    ],
    stops: [stop(0, 0, 1200, ['score', 'cry', 'mouse']), stop(1200, 0, 1200, ['turtle', 'catch'])],
  },
  {
    key: 's11',
    kind: 'closeUp',
    scene: flat(
      'lastShot',
      {
        blur: 8,
        heroes: [
          child(
            'fly',
            { x: 530, y: 800, scale: 4.2, depth: 900, afloat: true },
            {
              expression: 'roar',
              lookAt: { x: 1700, y: 330 },
              holds: 'lastTouch',
              hands: { left: { at: { x: 250, y: 770 }, shape: 'wave', elbow: 'up' } },
            },
          ),
        ],
      },
      {
        onWheels: {
          props: [thing('emptyWheelchair', { x: 900, y: 1130, scale: 1.7, depth: 850 }, { turn: -34 })],
        },
      },
    ),
    texts: [
      first('shot', 84, 76, 500, 80, 'ink'),
      body('fly', 84, 156, 480, 150, 'ink', { below: 'shot' }),
      body('finger', 84, 300, 450, 150, 'ink', { below: 'fly' }),
      body('noise', 1290, 836, 900, 150),
      body('winner', 1290, 1048, 900, 76),
      call('score', [2030, 214], 124, 440, { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['shot', 'fly', 'finger']), stop(1200, 0, 1200, ['noise', 'winner', 'score'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: WAY_HOME,
    texts: [
      first('home', 84, 84, 1030, 76),
      body('rabbit', 84, 176, 1030, 150),
      asks(),
      body('softly', 1850, 912, 474, 130, 'light', { align: 'end' }),
      call('again', [1790, 300], 190, 1060),
    ],
    stops: [stop(0, 0, 1200, ['home', 'rabbit']), stop(1200, 0, 1200, ['softly', 'so', 'again'])],
  },
];
