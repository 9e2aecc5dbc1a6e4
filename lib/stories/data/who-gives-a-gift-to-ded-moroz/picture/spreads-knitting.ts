import type { SpreadLayout } from '../../../picture-book';
import { box, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { aside, BLUE, body, cat, HOME, higher, OUT, RED, raised } from './parts';

const HOLDS_HAT: Hero = {
  at: { x: 1690, y: 1150, scale: 2.05, depth: 1000 },
  pose: 'crouchReach',
  expression: 'delight',
  outfit: OUT,
  facing: -1,
  lookAt: { actor: 'hare' },
};

const IN_MITTEN: Hero = {
  at: raised(1120, 1650, 3, 1000),
  pose: 'standStill',
  expression: 'delight',
  outfit: HOME,
  lookAt: { actor: 'grandmother' },
  hands: {
    left: { at: { x: 1020, y: 1050 }, shape: 'hang', layer: 'front' },
    right: { at: { x: 1090, y: 1050 }, shape: 'hang', layer: 'front' },
  },
};

const WITH_GIFT: Hero = {
  at: raised(900, 1480, 2.6, 1200),
  pose: 'standStill',
  expression: 'determined',
  outfit: HOME,
  yaw: 0.4,
  hands: {
    left: { at: { x: 740, y: 960 }, shape: 'fist', layer: 'front' },
    right: { at: { x: 1060, y: 960 }, shape: 'fist', layer: 'front' },
  },
};

const AWAKE: Hero = {
  at: raised(560, 2300, 5.2, 900),
  pose: 'standStill',
  expression: 'watch',
  outfit: HOME,
  yaw: 0.1,
  lookAt: { x: 1000, y: 300 },
};

const ASLEEP: Hero = { ...AWAKE, at: raised(560, 2340, 5.2, 900), expression: 'asleep', tilt: 0.3, pitch: 0.14 };
delete (ASLEEP as { lookAt?: unknown }).lookAt;

/** From the wood to the sill. */
export const toTheFeast: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'spots',
    scene: flat('morozDusk', {
      heroes: [HOLDS_HAT],
      companions: [
        { id: 'squirrel', kind: 'squirrel', at: raised(370, 870, 2, 900), expression: 'determined' },
        {
          id: 'hare',
          kind: 'rabbitSit',
          at: { x: 880, y: 1090, scale: 1.9, depth: 900 },
          colour: '#e9edf5',
          expression: 'joy',
        },
        cat({ at: { x: 2180, y: 1110, scale: 1.3 }, expression: 'calm', facing: -1 }),
      ],
    }),
    texts: [
      body('nut', box(84, 84, 620, 200)),
      body('carrot', box(640, 330, 500, 200)),
      body('hat', box(1290, 96, 560, 190)),
      call('promise', [1560, 360], 44, 460, { tone: 'gold', turn: -4 }),
      aside('peace', 620, { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['nut', 'carrot', 'peace']), stop(1200, 0, 1200, ['hat', 'promise'])],
  },
  {
    key: 's06',
    kind: 'closeUp',
    scene: flat(
      'morozStove',
      {
        heroes: [IN_MITTEN],
        companions: [
          {
            id: 'grandmother',
            kind: 'grandmother',
            at: raised(2030, 1620, 2.35, 900),
            pose: 'standStill',
            expression: 'joy',
            facing: -1,
            pitch: 0.2,
            hands: {
              left: { at: { x: 1890, y: 930 }, shape: 'fist', layer: 'front' },
              right: { at: { x: 2090, y: 930 }, shape: 'fist', layer: 'front' },
            },
          },
          cat({ at: raised(640, 1190, 1.8, 1300), expression: 'uneasy' }),
        ],
        props: [
          { kind: 'oneMittenDown', colour: RED, at: raised(1056, 960, 5.4, 1400) },
          { kind: 'oneMittenDown', colour: BLUE, at: raised(1990, 930, 3.4, 905) },
        ],
      },
      { onWheels: { heroes: [higher(IN_MITTEN, 150)] } },
    ),
    texts: [
      body('bigger', box(800, 84, 340, 360)),
      body('colours', box(1290, 84, 560, 120)),
      body('right', box(1290, 1010, 1020, 116), { face: 'heading' }),
      aside('wool', 480),
    ],
    stops: [stop(600, 0, 1200, ['bigger', 'colours']), stop(1200, 0, 1200, ['right', 'wool'])],
  },
  {
    key: 's07',
    kind: 'single',
    scene: flat(
      'morozFeast',
      {
        heroes: [WITH_GIFT],
        companions: [
          {
            id: 'father',
            kind: 'father',
            at: raised(2200, 1290, 1.5, 800),
            pose: 'standStill',
            expression: 'wink',
            facing: -1,
            lookAt: { actor: 'hero' },
          },
          {
            id: 'mother',
            kind: 'mother',
            at: raised(1450, 1290, 1.5, 800),
            pose: 'standStill',
            expression: 'wink',
            facing: -1,
            lookAt: { actor: 'hero' },
          },
          {
            id: 'grandmother',
            kind: 'grandmother',
            at: raised(1820, 1280, 1.5, 790),
            pose: 'standStill',
            expression: 'wink',
            facing: -1,
            lookAt: { actor: 'hero' },
          },
        ],
        props: [
          { kind: 'oneMitten', colour: RED, at: raised(730, 1010, 4.6, 1250) },
          { kind: 'oneMitten', colour: BLUE, facing: -1, at: raised(1070, 1010, 4.6, 1250) },
        ],
      },
      { onWheels: { heroes: [higher(WITH_GIFT, 150)] } },
    ),
    texts: [
      opening('clock', box(600, 84, 240, 90), { tone: 'gold', size: [44, 28] }),
      body('bed', box(1290, 84, 560, 130)),
      body('wink', box(1290, 230, 700, 130)),
      body('carry', box(1290, 1040, 1020, 90), { tone: 'ink' }),
    ],
    stops: [stop(1200, 0, 1200, ['clock', 'bed', 'wink']), stop(0, 0, 1200, ['carry'])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: {
      kind: 'spread',
      pictures: [
        {
          box: box(0, 0, 1200, 1200),
          scene: {
            stage: 'morozAwake',
            palette: 'flat',
            view: box(0, 0, 1200, 1200),
            heroes: [AWAKE],
            companions: [cat({ at: raised(1020, 1086, 1.3, 950), expression: 'wonder', facing: -1 })],
          },
        },
        {
          box: box(1200, 0, 1200, 1200),
          scene: { stage: 'morozAsleep', palette: 'flat', view: box(0, 0, 1200, 1200), heroes: [ASLEEP] },
        },
      ],
    },
    texts: [
      opening('clock', box(84, 76, 620, 90), { tone: 'gold', size: [44, 28] }),
      body('turns', box(84, 170, 700, 120)),
      body('left', box(84, 1000, 900, 120)),
      body('swap', box(1290, 84, 900, 130)),
      body('right', box(1290, 250, 400, 240)),
    ],
    stops: [stop(0, 0, 1200, ['clock', 'turns', 'left']), stop(1200, 0, 1200, ['swap', 'right'])],
  },
];
