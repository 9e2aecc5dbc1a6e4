import type { SpreadLayout } from '../../../picture-book';
import { box, type Companion, call, flat, type Hero, opening, type Prop, stop } from '../../picture-parts';
import { aside, BLUE, body, cat, HOME, higher, RED, raised } from './parts';

const HOLDS_HAT: Hero = {
  at: { x: 1640, y: 1150, scale: 2.4, depth: 1000 },
  pose: 'kneel',
  expression: 'joy',
  outfit: 'snowCoatHatOff',
  facing: -1,
  lookAt: { actor: 'hare' },
  hands: {
    left: { at: { actor: 'hat', part: 'middle', offset: [-60, 34] }, shape: 'grip', layer: 'front' },
    right: { at: { actor: 'hat', part: 'middle', offset: [66, 34] }, shape: 'grip', layer: 'front' },
  },
};

const IN_MITTEN: Hero = {
  at: raised(960, 1590, 3, 1000),
  pose: 'standStill',
  expression: 'delight',
  outfit: HOME,
  lookAt: { actor: 'grandmother' },
  hands: {
    left: { at: { x: 880, y: 1090 }, shape: 'fist', elbow: 'left' },
    right: { at: { x: 980, y: 1090 }, shape: 'fist', elbow: 'right' },
  },
};

const WITH_GIFT: Hero = {
  at: raised(900, 1450, 2.6, 1200),
  pose: 'standStill',
  expression: 'joy',
  outfit: HOME,
  yaw: 0.4,
  hands: {
    left: { at: { actor: 'red', part: 'bottom', offset: [0, -60] }, shape: 'grip', layer: 'front' },
    right: { at: { actor: 'blue', part: 'bottom', offset: [0, -60] }, shape: 'grip', layer: 'front' },
  },
};

const AWAKE: Hero = {
  at: raised(500, 2165, 4.6, 900),
  pose: 'standStill',
  expression: 'watch',
  outfit: HOME,
  yaw: 0.5,
  lookAt: { x: 1040, y: 330 },
};

const ASLEEP: Hero = {
  at: raised(560, 2190, 4.6, 900),
  pose: 'standStill',
  expression: 'asleep',
  outfit: HOME,
  yaw: 0.2,
  tilt: 0.45,
  pitch: 0.14,
};

/** The pair in the child's arms, while there are still two eyes that take turns. */
const MITTENS: Prop[] = [
  { id: 'red', kind: 'oneMitten', colour: RED, at: raised(330, 1350, 3.8, 1000), turn: 10 },
  { id: 'blue', kind: 'oneMitten', colour: BLUE, facing: -1, at: raised(690, 1350, 3.8, 1000), turn: -10 },
];

/** One page with one half of the night. */
function half(x: number, stage: string, hero: Hero, companions: Companion[] = []) {
  const scene = { stage, palette: 'flat', view: box(0, 0, 1200, 1200), companions, props: MITTENS };
  return {
    box: box(x, 0, 1200, 1200),
    scene: { ...scene, heroes: [hero] },
    wheelchairScene: { ...scene, heroes: [higher(hero, 340)] },
    smallChildScene: { ...scene, heroes: [higher(hero, 290)] },
  };
}

/** From the wood to the sill. */
export const toTheFeast: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'spots',
    scene: flat('morozDusk', {
      heroes: [HOLDS_HAT],
      companions: [
        { id: 'squirrel', kind: 'squirrel', at: raised(400, 785, 2.3, 900), expression: 'determined' },
        {
          id: 'hare',
          kind: 'rabbitSit',
          at: { x: 900, y: 1110, scale: 2.2, depth: 900 },
          colour: '#e9edf5',
          expression: 'joy',
        },
        cat({ at: { x: 2180, y: 1110, scale: 1.3 }, expression: 'calm', facing: -1 }),
      ],
      props: [
        { id: 'hat', kind: 'fullHat', at: raised(1432, 985, 2.1, 1100) },
        { kind: 'bittenCarrot', at: raised(938, 1030, 2, 950), turn: 20 },
      ],
    }),
    texts: [
      body('nut', box(84, 84, 520, 260)),
      body('carrot', box(700, 84, 440, 260)),
      body('hat', box(1290, 96, 560, 190)),
      call('promise', [1520, 300], 44, 420, { tone: 'gold', turn: -4 }),
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
            at: raised(1900, 1810, 2.8, 900),
            pose: 'standStill',
            expression: 'joy',
            facing: -1,
            pitch: 0.2,
            hands: {
              left: {
                at: { actor: 'knitting', part: 'top', offset: [-104, 18] },
                shape: 'fist',
                elbow: 'left',
                layer: 'front',
              },
              right: {
                at: { actor: 'knitting', part: 'top', offset: [104, 18] },
                shape: 'fist',
                elbow: 'right',
                layer: 'front',
              },
            },
          },
          cat({ at: raised(620, 1190, 1.7, 1450), expression: 'uneasy' }),
        ],
        props: [
          { kind: 'oneMittenDown', colour: RED, at: raised(930, 1010, 6.2, 1400) },
          { kind: 'knitting', at: raised(1884, 1050, 1.75, 1200) },
        ],
      },
      { onWheels: { heroes: [higher(IN_MITTEN, 150)] }, forSmall: { heroes: [higher(IN_MITTEN, 190)] } },
    ),
    texts: [
      body('bigger', box(760, 84, 380, 330)),
      body('colours', box(1290, 84, 400, 130)),
      body('right', box(1290, 250, 380, 330)),
      aside('wool', 440, { tone: 'ink' }),
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
            at: raised(2190, 1480, 1.95, 800),
            pose: 'standStill',
            expression: 'wink',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: { left: { at: { x: 2050, y: 640 }, shape: 'point', elbow: 'down' } },
          },
          {
            id: 'mother',
            kind: 'mother',
            at: raised(1440, 1480, 1.95, 800),
            pose: 'standStill',
            expression: 'wink',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: { left: { at: { actor: 'mother', part: 'leftCheek', offset: [-4, 26] }, shape: 'rest' } },
          },
          {
            id: 'grandmother',
            kind: 'grandmother',
            at: raised(1810, 1480, 1.95, 790),
            pose: 'standStill',
            expression: 'wink',
            facing: -1,
            lookAt: { actor: 'hero' },
          },
        ],
        props: [
          { id: 'red', kind: 'oneMitten', colour: RED, at: raised(680, 1150, 4.4, 1250), turn: -14 },
          { id: 'blue', kind: 'oneMitten', colour: BLUE, facing: -1, at: raised(1040, 1170, 4.4, 1250), turn: 6 },
        ],
      },
      { onWheels: { heroes: [higher(WITH_GIFT, 150)] } },
    ),
    texts: [
      opening('clock', box(780, 420, 360, 90), { tone: 'gold', size: [44, 28], align: 'center' }),
      body('bed', box(1290, 84, 560, 130)),
      body('wink', box(1290, 230, 700, 130)),
      body('carry', box(1290, 1012, 1020, 114), { tone: 'ink' }),
    ],
    stops: [stop(1200, 0, 1200, ['clock', 'bed', 'wink']), stop(0, 0, 1200, ['carry'])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: {
      kind: 'spread',
      pictures: [
        half(0, 'morozAwake', AWAKE, [cat({ at: raised(1030, 1040, 1.3, 950), expression: 'wonder', facing: -1 })]),
        half(1200, 'morozAsleep', ASLEEP),
      ],
    },
    texts: [
      opening('clock', box(84, 76, 620, 90), { tone: 'gold', size: [44, 28] }),
      body('turns', box(84, 170, 700, 120)),
      body('left', box(84, 310, 640, 130)),
      body('swap', box(1290, 84, 900, 130)),
      body('right', box(1290, 250, 400, 240)),
    ],
    stops: [stop(0, 0, 1200, ['clock', 'turns', 'left']), stop(1200, 0, 1200, ['swap', 'right'])],
  },
];
