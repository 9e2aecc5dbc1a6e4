import type { Box, PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, path, picture, stop } from '../../picture-parts';
import { carriedLantern } from './carried-lantern';
import { IN_BED, OUT } from './outfits';

const INK = { tone: 'ink' } as const;
const BODY = { size: [26, 19] } as const;

/** Seen close; in a wheelchair the boots are in another place. */
const boots = (view: Box): PictureSceneInput => ({
  stage: 'paperWash',
  palette: 'lamplit',
  view,
  heroes: [{ at: { x: 590, y: 985, scale: 2.4 }, pose: 'stand', expression: 'calm', outfit: OUT }],
});

const lit = carriedLantern({ kind: 'lantern', at: [500, 610], scale: 3, depth: 1400 });
/** The arm comes straight in from the edge; the coat comes last. */
const lantern: PictureSceneInput = {
  stage: 'paperWash',
  palette: 'lamplit',
  view: box(200, 450, 640, 540),
  heroes: [
    {
      at: { x: -30, y: 790, scale: 4 },
      pose: 'palmLight',
      expression: 'calm',
      outfit: IN_BED,
      hands: { right: lit.fist },
    },
  ],
  props: [lit.prop],
};

/** Two hands at its top button, which eyes look down at. */
const coat = (y: number): PictureSceneInput => ({
  stage: 'paperWash',
  palette: 'lamplit',
  view: box(170, 190, 760, 905),
  heroes: [
    {
      at: { x: 566, y, scale: 3 },
      pose: 'handsOnHeart',
      expression: 'calm',
      outfit: OUT,
      yaw: 0.34,
      pitch: 0.3,
      tilt: -0.08,
      gaze: [0.1, 1],
      hands: {
        left: { at: { actor: 'hero', part: 'chest', offset: [-14, -62] }, shape: 'pinch', angle: -62, elbow: 'down' },
        right: { at: { actor: 'hero', part: 'chest', offset: [20, -56] }, shape: 'pinch', angle: -118, elbow: 'down' },
      },
    },
  ],
});

const swung = carriedLantern({ kind: 'lantern', at: [668, 640], scale: 1.8, depth: 1112.1, swing: -34 });

/** On an open hand, just before the nose; the lantern shines up at both faces. */
const firstTouch = (pose: 'kneelLook' | 'crouchReach'): PictureSceneInput => ({
  stage: 'bushesAfterWide',
  palette: 'night',
  heroes: [
    {
      at: { x: 560, y: 1108, scale: 2.2 },
      pose,
      expression: 'calm',
      outfit: OUT,
      lookAt: { actor: 'foxCreep' },
      pitch: 0.24,
      gaze: [0.72, 0.8],
      hands: {
        left: { at: { actor: 'hero', part: 'rightKnee', offset: [-40, -56] }, shape: 'rest', elbow: 'left' },
        right: { at: { x: 830, y: 1010 }, shape: 'cup', thumb: 'up' },
      },
    },
  ],
  companions: [
    {
      kind: 'foxCreep',
      at: { x: 1056, y: 1106, scale: 1.6 },
      expression: 'fear',
      facing: -1,
      lookAt: { actor: 'hero' },
    },
    { kind: 'firefly', at: { x: 920, y: 620, scale: 0.8, afloat: true }, expression: 'joy' },
  ],
  props: [{ kind: 'lantern', at: { x: 742, y: 1164, scale: 1.5, depth: 1200 } }],
  quietZones: [
    { x: 560, y: 170, rx: 860, ry: 330, colour: '#0a1834', alpha: 0.6 },
    { x: 1820, y: 260, rx: 860, ry: 380, colour: '#0a1834', alpha: 0.6 },
  ],
});

/** From the knock on the window to the fox: s01 to s06. */
export const toTheFox: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: picture({
      stage: 'roomWide',
      palette: 'lamp',
      heroes: [
        {
          at: { x: 440, y: 900, scale: 2.65, afloat: true, depth: 850 },
          pose: 'sitBed',
          expression: 'breathHeld',
          outfit: IN_BED,
          gaze: [0.9, -0.3],
          hands: {
            left: {
              at: { actor: 'hero', part: 'chest', offset: [-16, -40] },
              shape: 'fist',
              angle: -40,
              elbow: 'left',
            },
            right: { at: { x: 540, y: 872 }, shape: 'fist', angle: 100, elbow: 'right', layer: 'front' },
          },
        },
      ],
      companions: [
        {
          kind: 'firefly',
          at: { x: 1752, y: 410, scale: 0.56, afloat: true, depth: 2000 },
          expression: 'wonder',
          facing: -1,
        },
      ],
    }),
    texts: [
      call('tap1', [1420, 300], 28, 330, { turn: -6 }),
      call('tap2', [1395, 445], 36, 290, { turn: 5 }),
      call('tap3', [1430, 624], 50, 340, { turn: -4 }),
      block('story', box(1250, 762, 640, 360), BODY),
    ],
    stops: [stop(60, 120, 1080, ['tap1', 'tap2', 'tap3']), stop(1320, 0, 1040, ['story'])],
  },
  {
    key: 's02',
    kind: 'closeUp',
    scene: picture({
      stage: 'closeUpWide',
      palette: 'moon',
      heroes: [
        {
          at: { x: 480, y: 1262, scale: 4.2, afloat: true, depth: 900 },
          pose: 'palmLight',
          expression: 'amazed',
          outfit: IN_BED,
          lookAt: { actor: 'firefly' },
          pitch: 0.24,
          // Both hands are open together, so that the light can sit on them.
          hands: {
            left: { at: { x: 800, y: 1010 }, shape: 'cradle', angle: -6, thumb: 'up', elbow: 'down', layer: 'front' },
            right: { at: { x: 890, y: 986 }, shape: 'cradle', angle: -12, thumb: 'up' },
          },
        },
      ],
      companions: [
        {
          id: 'firefly',
          kind: 'firefly',
          // It just touches the fingers.
          at: { x: 890, y: 840, scale: 2.75, afloat: true, depth: 901 },
          // So near, more would bleach the hand.
          shine: 0.8,
          expression: 'joy',
          facing: -1,
        },
      ],
      quietZones: [{ x: 1830, y: 720, rx: 900, ry: 620, colour: '#0a1238', alpha: 0.52 }],
    }),
    texts: [
      opening('firefly', box(1330, 400, 900, 210), { size: [34, 26] }),
      block('chase', box(1330, 640, 900, 330), BODY),
    ],
    stops: [stop(0, 0, 1200, ['firefly', 'chase'])],
  },
  {
    key: 's03',
    kind: 'spots',
    scene: {
      kind: 'spread',
      pictures: [
        {
          box: box(100, 310, 420, 315),
          edge: 'soft',
          scene: boots(box(400, 750, 400, 300)),
          wheelchairScene: boots(box(560, 780, 400, 300)),
        },
        {
          box: box(570, 335, 560, 667),
          edge: 'soft',
          scene: coat(1370),
          wheelchairScene: coat(1276),
        },
        {
          box: box(100, 690, 420, 354),
          edge: 'soft',
          scene: lantern,
        },
        {
          box: box(1325, 50, 925, 899),
          edge: 'soft',
          scene: {
            stage: 'garden',
            palette: 'night',
            // The moon is whole.
            view: box(-40, -20, 1240, 1205),
            heroes: [
              {
                at: { x: 500, y: 1100, scale: 2.3 },
                pose: 'openGate',
                expression: 'worry',
                outfit: OUT,
                holds: 'lantern',
                lookAt: { x: 930, y: 520 },
              },
            ],
            companions: [{ kind: 'firefly', at: { x: 930, y: 520, scale: 1, afloat: true } }],
            // It is night: the garden takes its blue.
            quietZones: [{ x: 570, y: 620, rx: 1000, ry: 900, colour: '#16307c', alpha: 0.34 }],
          },
        },
      ],
    },
    texts: [
      block('home', box(130, 110, 900, 180), { ...INK, ...BODY }),
      call('boots', [310, 665], 28, 460, INK),
      call('lantern', [310, 1074], 28, 460, INK),
      call('coat', [850, 1074], 28, 560, INK),
      block('gate', box(1310, 966, 960, 160), { ...INK, size: [26, 18], align: 'center' }),
    ],
    stops: [stop(0, 0, 1200, ['home', 'boots', 'lantern', 'coat']), stop(1200, 0, 1200, ['gate'])],
  },
  {
    key: 's04',
    kind: 'panorama',
    scene: picture({
      stage: 'woodEdgeWide',
      palette: 'dusk',
      heroes: [
        {
          at: { x: 560, y: 1090, scale: 0.98 },
          pose: 'walkLantern',
          expression: 'worry',
          outfit: OUT,
          holds: 'lantern',
          gaze: [0.7, -0.7],
        },
      ],
      companions: [{ kind: 'firefly', at: { x: 800, y: 770, scale: 0.5, afloat: true }, expression: 'worry' }],
      quietZones: [{ x: 480, y: 270, rx: 900, ry: 460, colour: '#1a2360', alpha: 0.5 }],
    }),
    texts: [
      opening('tall', box(130, 110, 790, 220), { size: [34, 20] }),
      block('ask', box(130, 360, 760, 170), BODY),
      path(
        'step',
        [
          [700, 1080],
          [900, 1038],
          [1180, 990],
          [1560, 934],
          [1740, 890],
        ],
        [32, 26],
        { gapEm: 0.3 },
      ),
    ],
    stops: [stop(0, 0, 1200, ['tall', 'ask']), stop(1200, 0, 1200, ['step'])],
  },
  {
    key: 's05',
    kind: 'reveal',
    scene: picture({
      stage: 'bushesWide',
      palette: 'night',
      heroes: [
        {
          at: { x: 520, y: 1112, scale: 2.05 },
          pose: 'startleScream',
          expression: 'scream',
          outfit: OUT,
          lookAt: { x: 1770, y: 862 },
          hands: { left: { at: { x: 192, y: 562 }, shape: 'wave' }, right: swung.fist },
        },
      ],
      companions: [{ kind: 'firefly', at: { x: 150, y: 400, scale: 0.7, afloat: true }, expression: 'worry' }],
      props: [swung.prop],
    }),
    texts: [
      opening('eyes', box(150, 130, 980, 150), { size: [42, 28] }),
      call('heroYell', [830, 360], 34, 640, { turn: -6 }),
      call('eyesYell', [1800, 420], 34, 900, { turn: 4, tone: 'gold' }),
    ],
    stops: [stop(0, 120, 1080, ['eyes', 'heroYell']), stop(1300, 300, 900, ['eyesYell'])],
  },
  {
    key: 's06',
    kind: 'panorama',
    scene: picture(firstTouch('kneelLook'), { onWheels: firstTouch('crouchReach') }),
    texts: [
      opening('fox', box(150, 130, 880, 220), { size: [34, 22] }),
      block('talk', box(1330, 130, 900, 340), { size: [26, 18] }),
    ],
    stops: [stop(60, 120, 1080, ['fox']), stop(1260, 120, 1080, ['talk'])],
  },
];
