import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { capture } from './capture';
import { hanging, LAST_BELL, lastBell, procession } from './crowd';
import { LISTENING, listeners } from './listeners';
import { block, call, heading, OUTFIT, opening, pages, stops } from './parts';
import { thinking } from './thinking';

/** One of the town at the foot; `y` is higher for who sits in a chair. */
const withShutEyes = (y: number): PictureSceneInput => ({
  stage: 'shutEyes',
  palette: 'black',
  heroes: [
    {
      at: { x: 890, y, scale: 2.3, afloat: true, depth: 1300 },
      pose: 'standStill',
      expression: 'delight',
      outfit: OUTFIT,
      yaw: -0.2,
      pitch: -0.24,
    },
  ],
  companions: [...listeners],
});

/** Into the wood, the raccoon, the owl, and the sixth rule. */
export const inTheWood: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'iris',
    scene: picture({
      stage: 'trunkBars',
      palette: 'night',
      heroes: [
        {
          at: { x: 1545, y: 1085, scale: 1.3 },
          pose: 'walkLantern',
          expression: 'uneasy',
          outfit: OUTFIT,
          holds: 'lantern',
          hands: {
            right: { at: { x: 1672, y: 880 }, shape: 'hold' },
            left: { at: { x: 1436, y: 906 }, shape: 'rest' },
          },
          // Back over the shoulder, while the dog listens to the other side.
          lookAt: { x: 700, y: 760 },
          yaw: -0.75,
        },
      ],
      companions: [
        {
          kind: 'dogWalk',
          at: { x: 1374, y: 1100, scale: 0.86, depth: 1080 },
          expression: 'fear',
          lookAt: { x: 1760, y: 640 },
        },
      ],
    }),
    texts: [
      call('left', [270, 270], 44, 320, { turn: -6 }),
      block('trees', [110, 420, 372, 480], { tone: 'light', size: [23, 15] }),
      block('legs', [628, 420, 522, 480], { tone: 'light', size: [23, 15] }),
      call('right', [1990, 270], 44, 300, { turn: 6 }),
      block('rule', [1802, 420, 400, 480], { tone: 'light', size: [23, 15] }),
    ],
    stops: stops(
      [
        [240, 340, 780, 780],
        ['left', 'trees'],
      ],
      [[1240, 420, 740, 740], ['legs']],
      [
        [1600, 320, 800, 800],
        ['right', 'rule'],
      ],
    ),
  },
  capture,
  {
    key: 's09',
    kind: 'farShot',
    scene: picture({
      stage: 'bellTree',
      palette: 'moon',
      heroes: [
        {
          at: { x: 850, y: 1130, scale: 1.48 },
          pose: 'standStill',
          expression: 'wonder',
          outfit: OUTFIT,
          hands: LISTENING,
          lookAt: { actor: 'owl' },
          yaw: 0.5,
          pitch: -0.34,
        },
      ],
      companions: [
        {
          kind: 'raccoonSit',
          at: { x: 1050, y: 1150, scale: 1.36 },
          expression: 'worry',
          facing: -1,
          lookAt: { actor: 'hero' },
        },
        {
          kind: 'dogSit',
          at: { x: 640, y: 1136, scale: 1.16 },
          expression: 'worry',
          lookAt: { actor: 'owl' },
          yaw: 0.5,
        },
        {
          id: 'owl',
          kind: 'owlAside',
          at: { x: 1618, y: 584, scale: 2.3, afloat: true, depth: 100 },
          expression: 'calm',
        },
      ],
      quietZones: [
        { x: 560, y: 280, rx: 860, ry: 380, colour: '#0b2a40', alpha: 0.6 },
        { x: 1690, y: 1050, rx: 560, ry: 90, colour: '#0e2a3c', alpha: 0.7 },
        { x: 552, y: 776, rx: 180, ry: 80, colour: '#0e2a3c', alpha: 0.45 },
      ],
    }),
    texts: [
      opening('her', [150, 96, 920, 140], { tone: 'light' }),
      block('why', [150, 262, 860, 290], { tone: 'light', below: 'her' }),
      call('ting', [1530, 150], 38, 220, { turn: 8, tone: 'light' }),
      call('tong', [552, 776], 40, 240, { turn: -6, tone: 'light' }),
      block('smile', [1300, 1000, 960, 126], { tone: 'light' }),
    ],
    stops: stops(
      [[440, 500, 700, 700], ['her']],
      [
        [1290, 60, 1000, 1000],
        ['why', 'ting'],
      ],
      [[0, 560, 640, 640], ['tong']],
      [[1400, 160, 640, 640], ['smile']],
    ),
  },
  {
    key: 's10',
    kind: 'single',
    scene: picture(thinking('sitKneeUp', 1060), { onWheels: thinking('think', 1060) }),
    texts: [
      opening('trouble', [150, 76, 960, 140], { tone: 'light', size: [28, 20] }),
      block('school', [150, 292, 530, 150], { tone: 'light', size: [24, 16] }),
      block('owl', [1706, 292, 560, 150], { tone: 'light', size: [24, 16] }),
      block('six', [1706, 926, 560, 180], { tone: 'gold', size: [28, 16] }),
    ],
    stops: stops(
      [
        [60, 240, 900, 900],
        ['trouble', 'school'],
      ],
      [
        [1240, 240, 960, 900],
        ['owl', 'six'],
      ],
    ),
  },
  {
    key: 's11',
    kind: 'nearDark',
    scene: picture(withShutEyes(1580), { onWheels: withShutEyes(1480) }),
    texts: [
      opening('shut', [150, 96, 940, 240], { tone: 'light' }),
      call('first', [300, 570], 30, 190),
      call('second', [800, 580], 40, 270, { turn: 4 }),
      call('third', [1520, 345], 48, 345, { turn: -5 }),
      call('fourth', [2090, 340], 36, 236, { turn: -8 }),
      block('whom', [1300, 668, 980, 138], { tone: 'light' }),
    ],
    stops: pages(['shut', 'first', 'second'], ['third', 'fourth', 'whom']),
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: picture(
      {
        stage: 'bellPath',
        palette: 'lanterns',
        heroes: [hanging(1470, 1134)],
        companions: [
          { kind: 'dogSit', at: { x: 990, y: 1112, scale: 1.2 }, expression: 'joy', lookAt: LAST_BELL },
          {
            kind: 'parrotPerched',
            at: { x: 902, y: 1088, scale: 0.72, afloat: true, depth: 1140 },
            expression: 'delight',
          },
          {
            kind: 'raccoonSit',
            at: { x: 1676, y: 1128, scale: 1.4 },
            expression: 'joy',
            facing: -1,
            lookAt: LAST_BELL,
          },
          ...procession.people,
        ],
        props: [...procession.carried, lastBell],
        quietZones: [
          { x: 480, y: 260, rx: 860, ry: 400, colour: '#23255c', alpha: 0.75 },
          { x: 440, y: 1120, rx: 760, ry: 190, colour: '#1c1d44', alpha: 0.95 },
          { x: 2140, y: 1040, rx: 560, ry: 300, colour: '#1c1d44', alpha: 0.8 },
        ],
      },
      { onWheels: { heroes: [hanging(1490, 1060)] } },
    ),
    texts: [
      opening('more', [150, 84, 900, 190], { tone: 'light' }),
      block('lanterns', [150, 310, 800, 160], { tone: 'light', below: 'more' }),
      heading('rule', [1926, 872, 356, 236], { size: [26, 18], align: 'center', verticalAlign: 'middle' }),
      block('sausages', [150, 1000, 690, 126], { tone: 'light', verticalAlign: 'bottom' }),
    ],
    stops: stops(
      [
        [180, 480, 720, 720],
        ['more', 'lanterns'],
      ],
      [[1210, 130, 1060, 1060], ['rule']],
      [[720, 480, 720, 720], ['sausages']],
    ),
  },
];
