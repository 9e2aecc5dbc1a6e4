import type { SpreadLayout } from '../../../picture-book';
import { call, flat, stop } from '../../picture-parts';
import { afloat, box, chairAt, storyBlock, sung, swimmer } from './parts';

/** From the turtle to the end that only the child hears. */
export const deep: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'panorama',
    scene: flat('whaleTurtle', {
      heroes: [
        swimmer(afloat(230, 930, 1.45, 900), {
          pose: 'swim',
          expression: 'cheeksFull',
          pitch: -0.3,
          lookAt: { x: 520, y: 600 },
        }),
      ],
    }),
    texts: [
      storyBlock('turtle', box(110, 80, 700, 240)),
      sung(
        'note',
        [
          [1250, 226],
          [1500, 188],
          [1850, 190],
          [2280, 268],
        ],
        [66, 56],
      ),
      storyBlock('ask', box(330, 1010, 600, 110)),
      storyBlock('next', box(1370, 1002, 780, 126)),
    ],
    stops: [stop(0, 0, 1200, ['turtle', 'note', 'ask']), stop(1200, 0, 1200, ['next'])],
  },
  {
    key: 's08',
    kind: 'spots',
    scene: flat('whaleFloor', {
      heroes: [
        swimmer(afloat(1050, 590, 1.35, 700), {
          pose: 'dive',
          expression: 'cheeksFull',
          facing: -1,
          lookAt: { x: 440, y: 1010 },
        }),
      ],
      companions: [
        { kind: 'crab', at: { x: 430, y: 1090, scale: 1.35 }, expression: 'asleep' },
        { kind: 'seahorse', at: { x: 2030, y: 1010, scale: 0.7, depth: 1100, afloat: true }, expression: 'asleep' },
      ],
    }),
    texts: [
      storyBlock('crab', box(110, 110, 860, 170)),
      storyBlock('ask', box(110, 290, 700, 90), { below: 'crab' }),
      storyBlock('sardines', box(1290, 110, 470, 260)),
      storyBlock('anchor', box(1810, 110, 500, 320)),
      storyBlock('snore', box(1810, 440, 500, 90), { below: 'anchor' }),
    ],
    stops: [stop(0, 0, 1200, ['crab', 'ask']), stop(1200, 0, 1200, ['sardines', 'anchor', 'snore'])],
  },
  {
    key: 's09',
    kind: 'farShot',
    scene: flat('whaleDeep', {
      heroes: [
        swimmer(afloat(880, 730, 1.25, 700), {
          pose: 'float',
          expression: 'cheeksFull',
          lookAt: { x: 1940, y: 670 },
          hands: {
            left: { at: { x: 822, y: 692 }, shape: 'cradle' },
            right: { at: { x: 988, y: 665 }, shape: 'cradle' },
          },
        }),
      ],
      companions: [],
    }),
    texts: [
      storyBlock('everyone', box(110, 80, 800, 260)),
      storyBlock('ask', box(110, 480, 620, 180)),
      storyBlock('mother', box(1290, 970, 1010, 156)),
    ],
    stops: [stop(0, 0, 1200, ['everyone', 'ask']), stop(1200, 0, 1200, ['mother'])],
  },
  {
    key: 's10',
    kind: 'panorama',
    scene: flat('whaleLullaby', {
      heroes: [
        swimmer(afloat(450, 650, 1.25, 900), {
          pose: 'fly',
          expression: 'burst',
          yaw: 0.75,
          lookAt: { x: 1760, y: 760 },
          hands: {
            left: { at: { x: 620, y: 760 }, shape: 'flat' },
            right: { at: { x: 702, y: 696 }, shape: 'flat' },
          },
        }),
      ],
    }),
    texts: [
      storyBlock('since', box(110, 80, 660, 260)),
      storyBlock('sang', box(110, 1010, 900, 116)),
      sung(
        'song',
        [
          [740, 506],
          [880, 424],
          [1040, 346],
          [1280, 276],
          [1500, 226],
          [1800, 170],
          [2100, 140],
          [2290, 150],
        ],
        [32, 66, 54, 44, 26],
      ),
      storyBlock('eyes', box(1290, 1010, 1010, 116)),
    ],
    stops: [stop(0, 0, 1200, ['since', 'sang', 'song']), stop(1200, 0, 1200, ['eyes'])],
  },
  {
    key: 's11',
    kind: 'reveal',
    scene: flat('whaleRise', {
      heroes: [
        swimmer(afloat(715, 922, 2, 700), { pose: 'listen', expression: 'delight', facing: -1, tilt: -0.5 }),
        {
          ...swimmer(afloat(2020, 520, 2.15, 900), {
            pose: 'float',
            expression: 'burst',
            yaw: 0,
            pitch: -0.2,
            hands: {
              left: { at: { x: 1806, y: 150 }, shape: 'wave' },
              right: { at: { x: 2262, y: 130 }, shape: 'wave' },
            },
          }),
          id: 'bursting',
        },
      ],
    }),
    texts: [
      storyBlock('end', box(110, 90, 900, 170)),
      call('splash', [1520, 190], 84, 430, { tone: 'ink' }),
      storyBlock('door', box(1400, 830, 880, 150)),
      storyBlock('answer', box(1400, 1000, 760, 90), { below: 'door' }),
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
            at: afloat(1900, 868, 2.1, 900),
            pose: 'sleep',
            hands: { right: { at: { x: 1648, y: 962 }, shape: 'flat', angle: 190, layer: 'front' } },
            expression: 'asleep',
            outfit: 'starryPajamas',
          },
        ],
      },
      { onWheels: { props: [chairAt(2070, 1190, 2.2, 1180)] } },
    ),
    texts: [
      storyBlock('sea', box(1480, 90, 810, 190)),
      storyBlock('ask', box(1480, 290, 810, 100), { below: 'sea' }),
      storyBlock('asleep', box(1480, 400, 700, 90), { below: 'ask' }),
      storyBlock('end', box(1480, 500, 700, 90), { tone: 'gold', below: 'asleep' }),
    ],
    stops: [stop(0, 0, 1200, ['sea', 'ask']), stop(1200, 0, 1200, ['asleep', 'end'])],
  },
];
