import type { SpreadLayout } from '../../../picture-book';
import { call, flat, stop } from '../../picture-parts';
import { afloat, bodyBlock, box, chairAt, headingBlock, hum, sung, swimmer } from './parts';

/** From the turtle to the end that only the child hears. */
export const deep: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'panorama',
    scene: flat('whaleTurtle', {
      heroes: [
        swimmer(afloat(260, 860, 1.45, 900), { pose: 'swim', expression: 'breathHeld', lookAt: { x: 600, y: 520 } }),
      ],
    }),
    texts: [
      headingBlock('turtle', box(110, 80, 700, 220), { size: [32, 16] }),
      sung(
        'note',
        [
          [880, 270],
          [1120, 190],
          [1480, 158],
          [1850, 190],
          [2180, 330],
        ],
        [44, 30],
      ),
      hum(box(110, 1020, 720, 100)),
      bodyBlock('next', box(1390, 990, 600, 138)),
    ],
    stops: [stop(0, 0, 1200, ['turtle', 'note', 'ask']), stop(1200, 0, 1200, ['next'])],
  },
  {
    key: 's08',
    kind: 'spots',
    scene: flat('whaleFloor', {
      heroes: [
        swimmer(afloat(950, 860, 1.75, 800), { pose: 'float', expression: 'breathHeld', lookAt: { x: 420, y: 900 } }),
      ],
      companions: [
        { kind: 'crab', at: { x: 420, y: 1080, scale: 2 }, expression: 'asleep' },
        { kind: 'seahorse', at: { x: 2030, y: 1010, scale: 0.7, depth: 1100, afloat: true }, expression: 'asleep' },
      ],
    }),
    texts: [
      bodyBlock('crab', box(110, 110, 740, 170), { size: [30, 16] }),
      bodyBlock('sardines', box(1290, 110, 520, 230), { size: [30, 16] }),
      bodyBlock('anchor', box(1850, 110, 460, 300), { size: [30, 16] }),
      hum(box(620, 290, 520, 130)),
      bodyBlock('snore', box(110, 360, 500, 90), { size: [26, 15] }),
    ],
    stops: [stop(0, 0, 1200, ['crab', 'ask', 'snore']), stop(1200, 0, 1200, ['sardines', 'anchor'])],
  },
  {
    key: 's09',
    kind: 'farShot',
    scene: flat('whaleDeep', {
      heroes: [
        swimmer(afloat(850, 640, 1, 700), { pose: 'float', expression: 'breathHeld', lookAt: { x: 1500, y: 700 } }),
      ],
      companions: [],
    }),
    texts: [
      headingBlock('everyone', box(110, 80, 760, 260), { size: [32, 16] }),
      hum(box(110, 500, 560, 180)),
      bodyBlock('mother', box(1290, 980, 1010, 146)),
    ],
    stops: [stop(0, 0, 1200, ['everyone', 'ask']), stop(1200, 0, 1200, ['mother'])],
  },
  {
    key: 's10',
    kind: 'closeUp',
    scene: flat('whaleLullaby', {
      heroes: [
        swimmer(afloat(560, 760, 2.7, 900), {
          pose: 'fly',
          expression: 'surprise',
          yaw: 0.55,
          lookAt: { x: 1500, y: 560 },
          hands: {
            left: { at: { x: 800, y: 900 }, shape: 'flat' },
            right: { at: { x: 960, y: 640 }, shape: 'flat' },
          },
        }),
      ],
    }),
    texts: [
      bodyBlock('since', box(110, 80, 640, 260), { size: [29, 16] }),
      bodyBlock('sang', box(110, 1004, 700, 120), { size: [29, 16] }),
      sung(
        'song',
        [
          [1010, 396],
          [1120, 306],
          [1330, 220],
          [1640, 170],
          [1950, 180],
          [2260, 260],
        ],
        [48, 40],
      ),
      bodyBlock('eyes', box(1330, 1010, 900, 110), { size: [29, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['since', 'sang', 'song']), stop(1200, 0, 1200, ['eyes'])],
  },
  {
    key: 's11',
    kind: 'reveal',
    scene: flat('whaleRise', {
      heroes: [
        swimmer(afloat(820, 900, 1.6, 700), { pose: 'swim', expression: 'breathHeld', gaze: [0.6, -0.5] }),
        {
          ...swimmer(afloat(1660, 500, 1.8, 900), { pose: 'float', expression: 'delight' }),
          id: 'bursting',
        },
      ],
    }),
    texts: [
      headingBlock('end', box(110, 790, 470, 220), { size: [32, 16] }),
      call('splash', [840, 170], 96, 620, { tone: 'ink' }),
      bodyBlock('door', box(1290, 860, 760, 140)),
      bodyBlock('answer', box(1290, 1030, 760, 80)),
    ],
    stops: [stop(0, 0, 1200, ['end']), stop(1200, 0, 1200, ['splash', 'door', 'answer'])],
  },
  {
    key: 's12',
    kind: 'single',
    scene: flat(
      'whaleBedroom',
      {
        heroes: [
          {
            at: afloat(1720, 846, 2.1, 900),
            pose: 'sleepBack',
            facing: -1,
            expression: 'asleep',
            outfit: 'starryPajamas',
          },
        ],
      },
      { onWheels: { props: [chairAt(1180, 1150, 1.9, 1180)] } },
    ),
    texts: [
      headingBlock('sea', box(1290, 90, 900, 180), { size: [32, 16] }),
      bodyBlock('ask', box(1290, 300, 640, 100)),
      bodyBlock('asleep', box(1290, 420, 560, 90)),
      headingBlock('end', box(1290, 520, 560, 90), { size: [26, 15], tone: 'gold' }),
    ],
    stops: [stop(0, 0, 1200, ['sea', 'ask']), stop(1200, 0, 1200, ['asleep', 'end'])],
  },
];
