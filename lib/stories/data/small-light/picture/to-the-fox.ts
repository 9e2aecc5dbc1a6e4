import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, path, picture, stop } from '../../picture-parts';
import { carriedLantern } from './carried-lantern';
import { gettingReady } from './getting-ready';
import { IN_BED, OUT } from './outfits';

const BODY = { size: [26, 19] } as const;

const swung = carriedLantern({ kind: 'lantern', at: [664, 642], scale: 1.8, depth: 1112.1, swing: -34 });

/** On an open hand, just before the nose; the lantern shines up at both faces. */
const firstTouch = (pose: 'kneelLook' | 'crouchReach'): PictureSceneInput => ({
  stage: 'bushesAfterWide',
  palette: 'night',
  // Nearer than in the fright on the page before.
  view: { x: 254, y: 260, width: 1880, height: 940 },
  heroes: [
    {
      at: { x: 560, y: 1108, scale: 2.2 },
      pose,
      expression: 'tenderness',
      outfit: OUT,
      // Down into its eyes.
      lookAt: { x: 940, y: 1020 },
      pitch: 0.32,
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
  gettingReady,
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
