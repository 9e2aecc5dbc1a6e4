import type { SpreadLayout } from '../../../picture-book';
import { box, flat, type Hero, opening, stop } from '../../picture-parts';
import { aside, body, cat, HOME, higher, OUT, raised } from './parts';

const HANGS: Hero = {
  at: raised(1960, 1560, 3.4, 1000),
  pose: 'standStill',
  expression: 'wonder',
  outfit: HOME,
  facing: -1,
  lookAt: { x: 1540, y: 420 },
  hands: {
    left: { at: { x: 1536, y: 400 }, shape: 'pinch', layer: 'front' },
    right: { at: { x: 2080, y: 1010 }, shape: 'rest', layer: 'front' },
  },
};

const STIRS: Hero = {
  at: raised(1420, 1330, 2.6, 900),
  pose: 'standStill',
  expression: 'wonder',
  outfit: HOME,
  lookAt: { actor: 'grandmother' },
  hands: {
    right: { at: { x: 1560, y: 800 }, shape: 'fist', layer: 'front' },
    left: { at: { x: 1256, y: 880 }, shape: 'rest', layer: 'front' },
  },
};

const NOSE: Hero = {
  at: raised(1410, 1420, 2.9, 900),
  pose: 'standStill',
  expression: 'amazed',
  outfit: OUT,
  yaw: 1.1,
  hands: { right: { at: { x: 1440, y: 930 }, shape: 'grip', layer: 'front' } },
};

const COUNTS: Hero = {
  at: { x: 1600, y: 1110, scale: 1.75, depth: 900 },
  pose: 'stand',
  expression: 'determined',
  outfit: OUT,
  hands: {
    left: { at: { x: 1560, y: 850 }, shape: 'flat', layer: 'front' },
    right: { at: { x: 1600, y: 880 }, shape: 'point', layer: 'front' },
  },
};

/** Whom they ask. */
export const toTheStreet: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat(
      'morozBauble',
      {
        heroes: [
          HANGS,
          {
            id: 'reflected',
            at: raised(1610, 1085, 0.86, 1600),
            pose: 'pointUp',
            expression: 'wonder',
            outfit: HOME,
            yaw: -0.4,
          },
        ],
        companions: [cat({ at: raised(1405, 1040, 0.8, 1601), expression: 'surprise', facing: -1 })],
      },
      { onWheels: { heroes: [higher(HANGS, 180)] } },
    ),
    texts: [
      body('count', box(140, 250, 880, 260)),
      opening('ask', box(140, 560, 880, 110), { tone: 'gold', size: [44, 28] }),
      aside('silent', 900),
    ],
    stops: [stop(0, 0, 1200, ['count', 'ask', 'silent']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's02',
    kind: 'single',
    scene: flat('morozKitchen', {
      heroes: [STIRS],
      companions: [
        {
          id: 'grandmother',
          kind: 'grandmother',
          at: raised(2010, 1500, 2.05, 880),
          pose: 'standStill',
          expression: 'surprise',
          facing: -1,
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { x: 2080, y: 930 }, shape: 'grip', layer: 'front' },
            right: { at: { x: 2250, y: 930 }, shape: 'grip', layer: 'front' },
          },
        },
        cat({ at: raised(480, 900, 1.9, 900), expression: 'wonder' }),
      ],
    }),
    texts: [
      opening('enough', box(140, 96, 920, 150), { tone: 'ink', size: [36, 24] }),
      body('hot', box(140, 280, 920, 260), { tone: 'ink' }),
      aside('plates', 560, { tone: 'ink' }),
    ],
    stops: [stop(1200, 0, 1200, ['enough', 'hot']), stop(0, 0, 1200, ['plates'])],
  },
  {
    key: 's03',
    kind: 'closeUp',
    scene: flat(
      'morozHill',
      {
        heroes: [NOSE],
        companions: [
          {
            kind: 'boyFriend',
            id: 'friend',
            at: raised(840, 770, 0.95, 500),
            pose: 'sitBench',
            expression: 'scream',
            outfit: 'nightCoat',
            hands: { right: { at: { x: 930, y: 470 }, shape: 'wave' } },
          },
          cat({ at: raised(420, 865, 0.95, 800), expression: 'uneasy' }),
        ],
        props: [{ kind: 'sledge', at: { x: 860, y: 800, scale: 0.9, depth: 490 } }],
      },
      { onWheels: { heroes: [higher(NOSE, 170)] } },
    ),
    texts: [
      opening('ask', box(140, 84, 900, 100), { tone: 'ink', size: [34, 24] }),
      body('branches', box(140, 190, 700, 80), { tone: 'ink' }),
      body('mittens', box(1290, 84, 420, 160), { tone: 'ink', face: 'heading' }),
      body('has', box(140, 350, 560, 130), { tone: 'ink' }),
      body('bought', box(84, 1010, 940, 116), { tone: 'ink' }),
    ],
    stops: [stop(1200, 0, 1200, ['ask', 'branches', 'mittens']), stop(0, 0, 1200, ['has', 'bought'])],
  },
  {
    key: 's04',
    kind: 'farShot',
    scene: flat('morozStreet', {
      heroes: [COUNTS],
      companions: [
        {
          id: 'father',
          kind: 'father',
          at: { x: 1930, y: 1120, scale: 1.25, depth: 890 },
          pose: 'walk',
          expression: 'uneasy',
          outfit: 'nightCoat',
          facing: -1,
          lookAt: { actor: 'hero' },
        },
        cat({ kind: 'catWalk', at: { x: 760, y: 1010, scale: 1, depth: 880 }, expression: 'calm', facing: -1 }),
      ],
    }),
    texts: [
      body('forest', box(84, 500, 620, 190)),
      body('count', box(1290, 470, 1020, 190), { tone: 'ink' }),
      body('hard', box(2080, 700, 260, 260), { tone: 'ink' }),
      aside('tracks', 520),
    ],
    stops: [stop(1200, 0, 1200, ['forest', 'count', 'hard']), stop(0, 0, 1200, ['tracks'])],
  },
];
