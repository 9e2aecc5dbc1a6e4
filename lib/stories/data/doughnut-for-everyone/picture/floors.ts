import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, type Hero, opening, picture, stop } from '../../picture-parts';
import { OUTFIT } from './parts';

/** Over the empty box, a finger at the lips. */
const LICKING: Omit<Hero, 'at'> = {
  pose: 'think',
  expression: 'biteLip',
  outfit: OUTFIT,
  yaw: 0.06,
  lookAt: { x: 1800, y: 1060 },
  pitch: 0.3,
  hands: {
    right: { at: { x: 1796, y: 736 }, shape: 'point', angle: 206, layer: 'front' },
  },
};

/** The child's own candle burns from now on. */
export const firstFloors: readonly SpreadLayout[] = [
  {
    key: 's04',
    kind: 'nearDark',
    scene: picture({
      stage: 'darkRoom',
      palette: 'downstairs',
      heroes: [
        {
          at: { x: 1470, y: 1460, scale: 3 },
          pose: 'lightCandle',
          expression: 'wonder',
          outfit: OUTFIT,
          lookAt: { x: 1790, y: 590 },
          hands: { right: { at: { x: 1782, y: 706 }, shape: 'hold', angle: -60, layer: 'front' } },
        },
      ],
      companions: [
        {
          kind: 'elderWoman',
          at: { x: 2160, y: 930, scale: 1.95, afloat: true, depth: 1200 },
          expression: 'delight',
          outfit: 'nightCoat',
          pose: 'sitChair',
          facing: -1,
          lookAt: { x: 1790, y: 590 },
          hands: { left: { at: { x: 1878, y: 640 }, shape: 'pinch', layer: 'front' } },
        },
      ],
      props: [
        { kind: 'doughnutBox', at: { x: 1700, y: 1170, scale: 1.25 }, count: 7 },
        { kind: 'doughnuts', at: { x: 2290, y: 925, scale: 1.1, afloat: true }, count: 1 },
      ],
    }),
    texts: [
      opening('opening', box(290, 96, 820, 110)),
      block('matches', box(290, 250, 800, 110), { below: 'opening' }),
      block('candle', box(290, 390, 800, 110), { below: 'matches' }),
      call('scratch', [820, 660], 44, 420, { tone: 'gold', turn: -6 }),
      block('doughnut', box(290, 800, 800, 70)),
      block('free', box(290, 880, 800, 90), { tone: 'gold', face: 'heading', size: [28, 20], below: 'doughnut' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'matches', 'candle', 'scratch']), stop(1200, 0, 1200, ['doughnut', 'free'])],
  },
  {
    key: 's05',
    kind: 'single',
    scene: picture({
      stage: 'darkRoom',
      palette: 'crying',
      heroes: [
        {
          at: { x: 1460, y: 1290, scale: 2.6 },
          pose: 'lightCandle',
          expression: 'tenderness',
          outfit: OUTFIT,
          lookAt: { actor: 'baby' },
          hands: { right: { at: { x: 1708, y: 756 }, shape: 'hold', angle: -70, layer: 'front' } },
        },
      ],
      companions: [
        {
          kind: 'neighbourMan',
          at: { x: 2110, y: 1660, scale: 2.4 },
          expression: 'tenderness',
          outfit: 'polo',
          pose: 'standStill',
          facing: -1,
          lookAt: { actor: 'baby' },
          hands: {
            left: { at: { x: 1955, y: 936 }, shape: 'cradle', elbow: 'down', layer: 'front' },
            right: { at: { x: 2020, y: 822 }, shape: 'rest', angle: 190, elbow: 'down', layer: 'front' },
          },
        },
        {
          id: 'baby',
          kind: 'neighbourBabyUpright',
          at: { x: 1950, y: 940, scale: 3, afloat: true, depth: 1661 },
          expression: 'amazed',
          facing: -1,
          lookAt: { x: 1730, y: 620 },
        },
      ],
      props: [
        { kind: 'doughnutBox', at: { x: 1640, y: 1178, scale: 1.25 }, count: 5 },
        { kind: 'doughnuts', at: { x: 2270, y: 548, scale: 1, afloat: true, depth: 500 }, count: 2 },
      ],
    }),
    texts: [
      opening('opening', box(290, 96, 820, 110)),
      call('cry', [700, 420], 60, 600, { tone: 'light', turn: -8 }),
      block('baby', box(290, 600, 800, 160)),
      block('doughnut', box(290, 850, 800, 110)),
      block('free', box(290, 980, 800, 100), { tone: 'gold', face: 'heading', size: [32, 22], below: 'doughnut' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'cry']), stop(1200, 0, 1200, ['baby', 'doughnut', 'free'])],
  },
  {
    key: 's06',
    kind: 'panorama',
    scene: picture({
      stage: 'bearCave',
      palette: 'shadows',
      heroes: [
        {
          at: { x: 1380, y: 1165, scale: 1.5 },
          pose: 'kneel',
          expression: 'joy',
          outfit: OUTFIT,
          lookAt: { actor: 'girlFriend' },
          hands: {
            left: { at: { x: 1290, y: 880 }, shape: 'claw', elbow: 'left', layer: 'front' },
            right: { at: { x: 1548, y: 884 }, shape: 'claw', elbow: 'right', layer: 'front' },
          },
        },
      ],
      companions: [
        {
          kind: 'girlFriend',
          at: { x: 1880, y: 1150, scale: 1.25 },
          expression: 'roar',
          outfit: 'bearCostume',
          pose: 'sitGround',
          facing: -1,
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { x: 1792, y: 930 }, shape: 'claw', elbow: 'left', layer: 'front' },
            right: { at: { actor: 'girlFriend', part: 'rightKnee' }, shape: 'rest' },
          },
        },
        {
          kind: 'littleBoy',
          at: { x: 2150, y: 1140, scale: 1.25 },
          expression: 'laugh',
          outfit: 'bearCostume',
          pose: 'sitGround',
          facing: -1,
          lookAt: { x: 1626, y: 1000 },
          hands: {
            left: { at: { x: 2056, y: 950 }, shape: 'claw', elbow: 'left', layer: 'front' },
            right: { at: { actor: 'littleBoy', part: 'rightKnee' }, shape: 'rest' },
          },
        },
      ],
      props: [
        { kind: 'doughnutBox', at: { x: 1680, y: 1160, scale: 0.78 }, count: 3 },
        { kind: 'doughnuts', at: { x: 2015, y: 1160, scale: 0.8 }, count: 2 },
      ],
    }),
    texts: [
      call('growl', [560, 150], 58, 520, { tone: 'light', turn: -5 }),
      opening('cave', box(290, 244, 800, 134), { size: [34, 22] }),
      block('ask', box(290, 420, 560, 150)),
      block('doughnut', box(290, 610, 560, 80)),
      block('free', box(290, 690, 640, 110), { tone: 'gold', face: 'heading', size: [36, 24], below: 'doughnut' }),
      block('wonder', box(290, 900, 800, 160)),
    ],
    stops: [stop(1200, 0, 1200, ['growl', 'cave', 'ask']), stop(1240, 240, 960, ['doughnut', 'free', 'wonder'])],
  },
  {
    key: 's07',
    kind: 'closeUp',
    scene: picture({
      stage: 'darkRoom',
      palette: 'waltz',
      heroes: [
        {
          at: { x: 1034, y: 1148, scale: 1.95 },
          pose: 'sitGround',
          expression: 'delight',
          outfit: OUTFIT,
          facing: -1,
          lookAt: { actor: 'elderMan' },
        },
      ],
      companions: [
        {
          kind: 'elderMan',
          at: { x: 480, y: 985, scale: 1.9, afloat: true, depth: 1000 },
          expression: 'asleep',
          outfit: 'shirt',
          pose: 'sitChair',
          hands: {
            left: { at: { actor: 'guitar', part: 'middle', offset: [50, 190] }, shape: 'rest', layer: 'front' },
            right: { at: { actor: 'guitar', part: 'middle', offset: [262, 66] }, shape: 'fist', layer: 'front' },
          },
        },
      ],
      props: [
        { id: 'guitar', kind: 'guitar', at: { x: 500, y: 880, scale: 2, afloat: true, depth: 1001 }, turn: 56 },
        { kind: 'doughnutBox', at: { x: 1370, y: 1154, scale: 1.1 }, count: 2 },
        { kind: 'doughnuts', at: { x: 310, y: 1120, scale: 1 }, count: 1 },
      ],
    }),
    texts: [
      opening('tune', box(290, 96, 820, 110)),
      block('fingers', box(660, 262, 460, 240)),
      block('doughnut', box(1560, 700, 700, 70)),
      block('free', box(1560, 775, 740, 130), { tone: 'gold', face: 'heading', size: [40, 26], below: 'doughnut' }),
      block('notes', box(1560, 920, 700, 200), { below: 'free' }),
    ],
    stops: [stop(100, 0, 1100, ['tune', 'fingers']), stop(1200, 0, 1200, ['doughnut', 'free', 'notes'])],
  },
  {
    key: 's08',
    kind: 'single',
    scene: picture(
      {
        stage: 'landing',
        palette: 'moon',
        heroes: [{ ...LICKING, at: { x: 1790, y: 1390, scale: 2.7 } }],
        companions: [
          {
            kind: 'farmer',
            at: { x: 470, y: 930, scale: 1.6, afloat: true, depth: 900 },
            expression: 'calm',
            outfit: 'shirt',
            pose: 'sitChair',
            hands: {
              left: { at: { x: 306, y: 800 }, shape: 'cup' },
              right: { at: { x: 690, y: 806 }, shape: 'cup' },
            },
          },
        ],
      },
      { onWheels: { heroes: [{ ...LICKING, at: { x: 1790, y: 1262, scale: 2.7 } }] } },
    ),
    texts: [
      opening('shoes', box(290, 96, 820, 110)),
      block('doughnut', box(760, 280, 370, 70), { below: 'shoes' }),
      block('free', box(760, 370, 370, 70), { tone: 'gold', face: 'heading', size: [26, 20], below: 'doughnut' }),
      block('electrician', box(760, 560, 370, 330)),
      opening('box', box(1290, 96, 480, 110)),
      block('lick', box(1290, 220, 440, 190), { below: 'box' }),
    ],
    stops: [stop(100, 0, 1100, ['shoes', 'doughnut', 'free', 'electrician']), stop(1200, 0, 1200, ['box', 'lick'])],
  },
];
