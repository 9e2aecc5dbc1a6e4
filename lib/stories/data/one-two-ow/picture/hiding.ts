import type { SpreadLayout } from '../../../picture-book';
import { call, flat, type Hero, stop } from '../../picture-parts';
import { BODY, dressed, inked, nurse, onWheels, opened, small, UNDER_WORN, WORN, worn } from './parts';

const WAITS: Hero = {
  at: { x: 1700, y: 830, scale: 2.7, depth: 900, afloat: true },
  pose: 'sitChair',
  expression: 'uneasy',
  outfit: WORN,
  facing: -1,
  lookAt: { x: 1950, y: 900 },
  hands: { right: { at: { actor: 'hero', part: 'belly' }, shape: 'rest' } },
};

const LISTENS: Hero = {
  at: { x: 560, y: 900, scale: 2.6, depth: 900, afloat: true },
  pose: 'sitChair',
  expression: 'wonder',
  outfit: WORN,
  lookAt: { x: 1600, y: 500 },
  hands: {
    left: { at: { x: 330, y: 620 }, shape: 'measure', angle: -100, elbow: 'down', layer: 'front' },
    right: { at: { actor: 'hero', part: 'belly' }, shape: 'rest' },
  },
};

const NOT_HOME: Hero = {
  at: { x: 560, y: 860, scale: 2.35, depth: 900, afloat: true },
  pose: 'sitChair',
  expression: 'shy',
  outfit: WORN,
  lookAt: { actor: 'nurse' },
  hands: { right: { at: { actor: 'hero', part: 'belly' }, shape: 'rest' } },
};

const OVER_COLLAR: Hero = {
  at: { x: 560, y: 2010, scale: 5, depth: UNDER_WORN, afloat: true },
  pose: 'standStill',
  expression: 'uneasy',
  outfit: WORN,
  lookAt: { x: 1960, y: 640 },
  hands: {
    left: {
      at: { actor: 'hero', part: 'leftCheek', offset: [-50, 26] },
      shape: 'grip',
      angle: -20,
      elbow: 'down',
      layer: 'front',
    },
  },
};

const COMES_CLOSER: Hero = {
  at: { x: 470, y: 1620, scale: 3.2, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'wonder',
  outfit: WORN,
  tilt: 0.16,
  lookAt: { actor: 'needle' },
};

/** What is said in the dark. */
const WHISPERED = { tone: 'light', size: [27, 18] } as const;

/** From the sleeve to the shadow. */
export const hiding: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: dressed(
      'clinicWaiting',
      {
        heroes: [WAITS],
        companions: [
          worn('sleeveEmpty', { facing: -1 }),
          small('beside', 'bigSitsBeside', { x: 1868, y: 984, scale: 1, depth: 2500 }),
        ],
      },
      { onWheels: { stage: 'clinicWaitingRoom', heroes: [onWheels(WAITS, 1130)] } },
    ),
    texts: [opened('opening', [140, 730, 940, 220]), inked('stay', [140, 960, 940, 150], { below: 'opening' })],
    stops: [stop(1200, 0, 1200, ['opening', 'stay']), stop(0, 0, 1200, [])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: dressed(
      'clinicDoor',
      {
        heroes: [LISTENS],
        companions: [
          worn('sleeveKnotted', { facing: -1 }),
          {
            id: 'other',
            kind: 'littleGirl',
            at: { x: 2200, y: 1150, scale: 2, depth: 1000 },
            pose: 'walk',
            outfit: 'polo',
            expression: 'delight',
            lookAt: { actor: 'other', part: 'leftArm' },
            hands: {
              right: { at: { actor: 'other', part: 'leftArm', offset: [10, 20] }, shape: 'rest', layer: 'front' },
            },
          },
        ],
      },
      { onWheels: { stage: 'clinicDoorFree', heroes: [onWheels(LISTENS, 1150)] } },
    ),
    texts: [
      opened('opening', [140, 84, 960, 130], { size: BODY }),
      call('count', [1640, 250], 30, 340, { tone: 'ink' }),
      call('ow', [1640, 450], 84, 350, { tone: 'ink' }),
      inked('wait', [780, 300, 372, 300]),
    ],
    stops: [stop(1200, 0, 1200, ['opening', 'count', 'ow']), stop(0, 0, 1200, ['wait'])],
  },
  {
    key: 's03',
    kind: 'farShot',
    scene: dressed(
      'clinicRoom',
      {
        heroes: [NOT_HOME],
        companions: [
          worn('sleeveSpeaks', { facing: -1 }),
          nurse(
            { x: 1410, y: 1150, scale: 2.1, depth: 800 },
            {
              pose: 'standStill',
              expression: 'joy',
              yaw: -0.5,
              lookAt: { x: 600, y: 700 },
              hands: {
                left: { at: { x: 1610, y: 626 }, shape: 'cup', angle: 10, elbow: 'down', layer: 'front' },
                right: { at: { x: 1660, y: 606 }, shape: 'cup', angle: 10, elbow: 'down', layer: 'front' },
              },
            },
          ),
          small('needle', 'needleUnderHat', { x: 2080, y: 686, scale: 1, depth: 950 }),
        ],
      },
      { onWheels: { stage: 'clinicRoomFree', heroes: [onWheels(NOT_HOME, 1140)] } },
    ),
    texts: [
      opened('arm', [140, 84, 960, 110], { size: [30, 19] }),
      inked('sleeve', [140, 210, 960, 110], { below: 'arm' }),
      inked('needle', [1690, 84, 630, 140], { face: 'heading' }),
      inked('hat', [1690, 230, 630, 200], { below: 'needle' }),
      inked('wash', [1820, 800, 508, 230]),
    ],
    stops: [stop(0, 0, 1200, ['arm', 'sleeve']), stop(1200, 0, 1200, ['needle', 'hat', 'wash'])],
  },
  {
    key: 's04',
    kind: 'closeUp',
    scene: flat(
      'clinicNear',
      {
        heroes: [OVER_COLLAR],
        companions: [
          worn('collarUp'),
          nurse(
            { x: 1620, y: 1310, scale: 2.1, depth: 100 },
            {
              pose: 'standStill',
              yaw: -2.6,
              hands: {
                left: { at: { x: 1330, y: 670 }, shape: 'cup', angle: 160, elbow: 'up' },
                right: { at: { x: 1400, y: 676 }, shape: 'cup', angle: 160, elbow: 'up' },
              },
            },
          ),
          small(
            'needle',
            'needlePeeks',
            { x: 2000, y: 868, scale: 2, depth: 950 },
            { expression: 'wonder', lookAt: { actor: 'hero' } },
          ),
        ],
      },
      { onWheels: { heroes: [onWheels(OVER_COLLAR, 1870)] } },
    ),
    texts: [
      opened('opening', [140, 80, 960, 170], { size: [32, 20] }),
      inked('ask', [1300, 908, 1000, 68]),
      inked('reply', [1300, 982, 1000, 68]),
      inked('shout', [1300, 1056, 1000, 68]),
    ],
    stops: [stop(0, 0, 1200, ['opening']), stop(1200, 0, 1200, ['ask', 'reply', 'shout'])],
  },
  {
    key: 's05',
    kind: 'nearDark',
    scene: dressed(
      'clinicShadow',
      {
        heroes: [COMES_CLOSER],
        companions: [
          worn('sleeveAndFingers', { facing: -1 }),
          small('needle', 'needleHides', { x: 1010, y: 836, scale: 0.9, depth: 950 }, { expression: 'fear' }),
        ],
      },
      { onWheels: { heroes: [onWheels(COMES_CLOSER, 1480)] } },
    ),
    texts: [
      inked('first', [140, 78, 960, 190], WHISPERED),
      inked('ask', [140, 280, 960, 90], { ...WHISPERED, below: 'first' }),
      opened('ow', [140, 370, 960, 110], { tone: 'gold', below: 'ask' }),
      inked('hat', [1300, 868, 1000, 66], WHISPERED),
      inked('eyes', [1300, 936, 1000, 180], { ...WHISPERED, below: 'hat' }),
    ],
    stops: [stop(0, 0, 1200, ['first', 'ask', 'ow']), stop(1200, 0, 1200, ['hat', 'eyes'])],
  },
];
