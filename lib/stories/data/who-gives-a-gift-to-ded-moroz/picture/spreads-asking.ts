import type { SpreadLayout } from '../../../picture-book';
import { box, flat, type Hero, opening, stop } from '../../picture-parts';
import { aside, body, cat, HOME, higher, OUT, raised } from './parts';

const HANGS: Hero = {
  at: raised(1990, 1560, 3.7, 1000),
  pose: 'standStill',
  expression: 'wonder',
  outfit: HOME,
  facing: -1,
  yaw: -0.5,
  lookAt: { x: 1500, y: 620 },
  hands: {
    left: { at: { x: 1580, y: 470 }, shape: 'pinch' },
    right: { at: { x: 1820, y: 900 }, shape: 'rest', elbow: 'right' },
  },
};

const STIRS: Hero = {
  at: raised(1430, 1330, 2.9, 900),
  pose: 'standStill',
  expression: 'wonder',
  outfit: HOME,
  lookAt: { actor: 'grandmother' },
  hands: {
    right: { at: { actor: 'spoon', part: 'middle', offset: [6, -50] }, shape: 'fist', layer: 'front' },
    left: { at: { actor: 'rim', part: 'middle', offset: [-24, -10] }, shape: 'grip', layer: 'front' },
  },
};

/** On a stool, with the whole arm before the bowl. */
const STIRS_SMALL: Hero = {
  ...STIRS,
  at: raised(1410, 1190, 2.9, 900),
  hands: {
    right: { at: { actor: 'spoon', part: 'middle', offset: [6, -50] }, shape: 'fist', elbow: 'down', layer: 'front' },
    left: { at: { actor: 'rim', part: 'middle', offset: [-30, -20] }, shape: 'grip', elbow: 'left', layer: 'front' },
  },
};

const NOSE: Hero = {
  at: raised(1470, 1420, 2.9, 900),
  pose: 'standStill',
  expression: 'amazed',
  outfit: OUT,
  yaw: 1.1,
  hands: { right: { at: { x: 1510, y: 962 }, shape: 'fist', layer: 'front' } },
};

const COUNTS: Hero = {
  at: { x: 1460, y: 1110, scale: 1.75, depth: 900 },
  pose: 'clap',
  expression: 'determined',
  outfit: OUT,
  yaw: 0.2,
  pitch: 0.1,
  hands: {
    left: { at: { x: 1440, y: 850 }, shape: 'wave', angle: -75, elbow: 'left' },
    right: { at: { x: 1462, y: 820 }, shape: 'pinch', angle: 190, elbow: 'right' },
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
            at: raised(1590, 1150, 0.8, 1600),
            pose: 'pointUp',
            expression: 'wonder',
            outfit: HOME,
            yaw: -0.4,
          },
        ],
        companions: [cat({ at: raised(1440, 1110, 0.75, 1601), expression: 'surprise', facing: -1 })],
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
    scene: flat(
      'morozKitchen',
      {
        heroes: [STIRS],
        companions: [
          {
            id: 'grandmother',
            kind: 'grandmother',
            at: raised(2090, 1650, 2.5, 880),
            pose: 'standStill',
            expression: 'surprise',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: {
              left: { at: { actor: 'knife', part: 'middle', offset: [-44, -12] }, shape: 'fist', layer: 'front' },
              right: { at: { actor: 'cucumber', part: 'middle', offset: [120, 0] }, shape: 'grip', layer: 'front' },
            },
          },
          cat({ at: raised(480, 900, 1.9, 900), expression: 'wonder' }),
        ],
        props: [
          { id: 'spoon', kind: 'saladSpoon', at: raised(1590, 800, 1.6, 1300) },
          { id: 'rim', kind: 'saladSpoon', at: raised(1320, 880, 0.01, 1300) },
          { kind: 'cucumber', at: raised(2180, 1020, 1.5, 1200) },
          { kind: 'knife', at: raised(2090, 960, 1.6, 1310) },
        ],
      },
      { onWheels: { heroes: [higher(STIRS, 170)] }, forSmall: { heroes: [STIRS_SMALL] } },
    ),
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
            outfit: 'firCoat',
            hands: { right: { at: { x: 930, y: 470 }, shape: 'wave' } },
          },
          cat({ at: raised(420, 756, 0.95, 800), expression: 'uneasy' }),
        ],
        props: [{ kind: 'sledge', colour: '#8f6a4a', at: { x: 860, y: 800, scale: 0.9, depth: 490 } }],
      },
      { onWheels: { heroes: [higher(NOSE, 170)] }, forSmall: { heroes: [higher(NOSE, 100)] } },
    ),
    texts: [
      opening('ask', box(140, 84, 960, 130), { tone: 'ink', size: [34, 22] }),
      body('branches', box(140, 240, 800, 70), { tone: 'ink' }),
      body('mittens', box(1290, 84, 420, 160), { tone: 'ink', face: 'heading' }),
      body('has', box(140, 370, 540, 130), { tone: 'ink' }),
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
          at: { x: 1740, y: 1120, scale: 1.32, depth: 890 },
          pose: 'stand',
          expression: 'uneasy',
          outfit: 'firCoat',
          facing: -1,
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { actor: 'hero', part: 'rightShoulder', offset: [14, -14] }, shape: 'rest', layer: 'front' },
            right: { at: { actor: 'father', part: 'crown', offset: [44, 60] }, shape: 'rest', elbow: 'right' },
          },
        },
        cat({ kind: 'catWalk', at: { x: 800, y: 1010, scale: 1.5, depth: 880 }, expression: 'calm', facing: -1 }),
      ],
    }),
    texts: [
      body('forest', box(84, 540, 760, 220)),
      body('count', box(1930, 520, 396, 380)),
      body('hard', box(1930, 930, 396, 190)),
      aside('tracks', 520),
    ],
    stops: [stop(1200, 0, 1200, ['forest', 'count', 'hard']), stop(0, 0, 1200, ['tracks'])],
  },
];
