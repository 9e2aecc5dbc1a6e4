import type { SpreadLayout } from '../../../picture-book';
import { call, flat, type Hero, picture, stop } from '../../picture-parts';
import { inked, nurse, onWheels, opened, small, WORN, worn } from './parts';

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
    left: { at: { actor: 'hero', part: 'belly' }, shape: 'rest' },
    right: { at: { x: 800, y: 640 }, shape: 'measure', elbow: 'down', layer: 'front' },
  },
};

const NOT_HOME: Hero = {
  at: { x: 560, y: 860, scale: 2.35, depth: 900, afloat: true },
  pose: 'sitChair',
  expression: 'biteLip',
  outfit: WORN,
  lookAt: { actor: 'nurse' },
  hands: { left: { at: { actor: 'hero', part: 'belly' }, shape: 'rest' } },
};

const OVER_COLLAR: Hero = {
  at: { x: 560, y: 2010, scale: 5, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'uneasy',
  outfit: WORN,
  lookAt: { x: 1960, y: 640 },
};

const COMES_CLOSER: Hero = {
  at: { x: 470, y: 1620, scale: 3.2, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'wonder',
  outfit: WORN,
  tilt: 0.16,
  lookAt: { actor: 'needle' },
};

/** From the sleeve to the shadow. */
export const hiding: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: picture(
      { stage: 'clinicWaiting', palette: 'flat', heroes: [WAITS], companions: [worn('sleeveEmpty', { facing: -1 })] },
      { onWheels: { stage: 'clinicWaitingRoom', heroes: [onWheels(WAITS, 1130)] } },
    ),
    texts: [opened('opening', [140, 730, 940, 220]), inked('stay', [140, 960, 940, 150], { below: 'opening' })],
    stops: [stop(1200, 0, 1200, ['opening', 'stay']), stop(0, 0, 1200, [])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: flat(
      'clinicDoor',
      {
        heroes: [LISTENS],
        companions: [
          worn('sleeveEmpty'),
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
      opened('opening', [140, 84, 960, 130]),
      call('count', [1640, 250], 30, 340, { tone: 'ink' }),
      call('ow', [1640, 450], 84, 350, { tone: 'ink' }),
      inked('wait', [780, 300, 340, 300]),
    ],
    stops: [stop(1200, 0, 1200, ['opening', 'count', 'ow']), stop(0, 0, 1200, ['wait'])],
  },
  {
    key: 's03',
    kind: 'farShot',
    scene: picture(
      {
        stage: 'clinicRoom',
        palette: 'flat',
        heroes: [NOT_HOME],
        companions: [
          worn('sleeveEmpty'),
          nurse(
            { x: 1440, y: 1150, scale: 2.1, depth: 800 },
            {
              pose: 'standStill',
              expression: 'calm',
              lookAt: { x: 600, y: 700 },
              hands: {
                left: { at: { x: 1310, y: 730 }, shape: 'flat', angle: 200, elbow: 'down', layer: 'front' },
                right: { at: { x: 1580, y: 730 }, shape: 'flat', angle: -20, elbow: 'down', layer: 'front' },
              },
            },
          ),
          small('needle', 'needleUnderHat', { x: 2080, y: 840, scale: 1, depth: 950 }),
        ],
      },
      { onWheels: { stage: 'clinicRoomFree', heroes: [onWheels(NOT_HOME, 1140)] } },
    ),
    texts: [
      opened('arm', [140, 84, 960, 110], { size: [30, 19] }),
      inked('sleeve', [140, 210, 960, 110], { below: 'arm' }),
      inked('needle', [1720, 84, 540, 140], { face: 'heading' }),
      inked('hat', [1720, 230, 540, 220], { below: 'needle' }),
      inked('wash', [770, 400, 350, 290]),
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
          small(
            'needle',
            'needlePeeks',
            { x: 1960, y: 890, scale: 2, depth: 950 },
            { expression: 'wonder', lookAt: { actor: 'hero' } },
          ),
        ],
      },
      { onWheels: { heroes: [onWheels(OVER_COLLAR, 1870)] } },
    ),
    texts: [
      opened('opening', [140, 80, 960, 170], { size: [32, 20] }),
      inked('ask', [1300, 930, 1000, 66]),
      inked('reply', [1300, 1000, 460, 120]),
      inked('shout', [1840, 1000, 460, 120]),
    ],
    stops: [stop(0, 0, 1200, ['opening']), stop(1200, 0, 1200, ['ask', 'reply', 'shout'])],
  },
  {
    key: 's05',
    kind: 'nearDark',
    scene: flat(
      'clinicShadow',
      {
        heroes: [COMES_CLOSER],
        companions: [
          worn('sleeveEmpty'),
          small('needle', 'needleHides', { x: 1010, y: 836, scale: 0.9, depth: 950 }, { expression: 'fear' }),
        ],
      },
      { onWheels: { heroes: [onWheels(COMES_CLOSER, 1480)] } },
    ),
    texts: [
      inked('first', [140, 78, 960, 190], { tone: 'light' }),
      inked('ask', [140, 280, 960, 90], { tone: 'light', below: 'first' }),
      opened('ow', [140, 370, 960, 110], { tone: 'gold', below: 'ask' }),
      inked('hat', [1300, 868, 1000, 66], { tone: 'light', size: [27, 18] }),
      inked('eyes', [1300, 936, 1000, 180], { tone: 'light', size: [27, 18], below: 'hat' }),
    ],
    stops: [stop(0, 0, 1200, ['first', 'ask', 'ow']), stop(1200, 0, 1200, ['hat', 'eyes'])],
  },
];
