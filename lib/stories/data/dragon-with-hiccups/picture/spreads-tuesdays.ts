import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { higher, king, OUTFIT, raised } from './parts';

const INKED = { tone: 'ink', size: [27, 16] } as const;
const LIT = { size: [27, 16] } as const;

const SILENT: Hero = {
  at: { x: 1560, y: 1100, scale: 1.1, depth: 400, afloat: true },
  pose: 'sitGround',
  expression: 'calm',
  outfit: OUTFIT,
  yaw: 3.12,
  pitch: 0,
  tilt: 0.14,
};

const HUGS: Hero = {
  at: { x: 1590, y: 1470, scale: 2.5, depth: 900, afloat: true },
  pose: 'hugStand',
  expression: 'delight',
  outfit: OUTFIT,
  facing: -1,
  yaw: -0.8,
  tilt: -0.24,
  hands: {
    left: { at: { x: 1330, y: 930 }, shape: 'flat', elbow: 'down', layer: 'front' },
    right: { at: { x: 1400, y: 1010 }, shape: 'flat', elbow: 'down', layer: 'front' },
  },
};

/** Higher up, with the arms below the face. */
const HUGS_SMALL: Hero = {
  ...higher(HUGS, 110),
  hands: {
    left: { at: { x: 1400, y: 1000 }, shape: 'flat', elbow: 'down', layer: 'front' },
    right: { at: { x: 1440, y: 1050 }, shape: 'flat', elbow: 'down', layer: 'front' },
  },
};

const POINTS: Hero = {
  at: { x: 300, y: 1560, scale: 2.5, depth: 1500, afloat: true },
  pose: 'standStill',
  expression: 'joy',
  outfit: OUTFIT,
  lookAt: { actor: 'king' },
  hands: { right: { at: { x: 650, y: 950 }, shape: 'point', angle: 80, elbow: 'down', layer: 'front' } },
};

/** Nearer to the map, for a short arm. */
const POINTS_SMALL: Hero = {
  ...POINTS,
  at: raised(370, 1430, 2.5, 1500),
  hands: { right: { at: { x: 625, y: 1010 }, shape: 'point', angle: 60, elbow: 'down', layer: 'front' } },
};

const FLIES: Hero = {
  at: { x: 1010, y: 560, scale: 1.5, depth: 900, afloat: true },
  pose: 'ride',
  expression: 'delight',
  outfit: OUTFIT,
  lookAt: { x: 1880, y: 360 },
};

const TOWN = ['baker', 'girlFriend', 'elderMan', 'neighbourWoman', 'littleBoy', 'farmer'] as const;

const town = TOWN.map(
  (kind, i): Companion => ({
    id: `town${i}`,
    kind,
    at: { x: 380 + i * 150, y: 1140, scale: 0.3 + (i % 2) * 0.06 },
    pose: i % 2 ? 'wave' : 'cheer',
    expression: 'delight',
  }),
);

/** From the night to Tuesday. */
export const onTuesdays: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'farShot',
    scene: flat('twoBacks', { heroes: [SILENT] }),
    texts: [
      opening('stop', box(110, 84, 980, 170), {}),
      block('nobody', box(110, 290, 980, 230), LIT),
      call('hic', [1480, 300], 34, 220),
      block('gone', box(1290, 380, 420, 110), LIT),
      block('hush', box(1290, 540, 330, 140), LIT),
    ],
    stops: [stop(0, 0, 1200, ['stop', 'nobody']), stop(1200, 0, 1200, ['hic', 'gone', 'hush'])],
  },
  {
    key: 's10',
    kind: 'panorama',
    scene: flat(
      'dawnHug',
      { heroes: [HUGS] },
      { onWheels: { heroes: [higher(HUGS, 80)] }, forSmall: { heroes: [HUGS_SMALL] } },
    ),
    texts: [
      opening('come', box(110, 84, 860, 110)),
      block('why', box(110, 248, 560, 72), LIT),
      opening('you', box(110, 374, 400, 66)),
      block('open', box(110, 930, 860, 190), LIT),
      block('late', box(1970, 704, 356, 66), INKED),
      block('fright', box(1970, 802, 356, 236), INKED),
    ],
    stops: [stop(0, 0, 1200, ['come', 'why', 'you', 'open']), stop(1200, 0, 1200, ['late', 'fright'])],
  },
  {
    key: 's11',
    kind: 'single',
    scene: flat(
      'cutMap',
      {
        heroes: [POINTS],
        companions: [
          king({
            at: raised(1960, 1190, 1.7, 600),
            outfit: 'kaftan',
            pose: 'standStill',
            expression: 'scream',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: { left: { at: { x: 1802, y: 462 }, shape: 'grip', layer: 'front' } },
          }),
        ],
      },
      { onWheels: { heroes: [higher(POINTS, 60)] }, forSmall: { heroes: [POINTS_SMALL] } },
    ),
    texts: [
      block('which', box(110, 84, 540, 270), LIT),
      block('dragon', box(110, 420, 540, 126), LIT),
      block('king', box(1290, 84, 380, 180), LIT),
      call('hic', [2200, 440], 30, 160, { tone: 'gold' }),
      block('gone', box(1290, 330, 280, 190), LIT),
    ],
    stops: [stop(0, 0, 1200, ['which', 'dragon']), stop(1200, 0, 1200, ['king', 'hic', 'gone'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: flat('tuesdayFlight', { heroes: [FLIES], companions: town }),
    texts: [
      opening('tuesday', box(110, 84, 640, 130), { tone: 'ink' }),
      block('sunday', box(110, 284, 450, 290), INKED),
      block('ready', box(1500, 84, 820, 80), INKED),
      block('end', box(1620, 660, 700, 100), INKED),
    ],
    stops: [stop(0, 0, 1200, ['tuesday', 'sunday']), stop(1200, 0, 1200, ['ready', 'end'])],
  },
];
