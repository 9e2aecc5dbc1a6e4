import type { SpreadLayout } from '../../../picture-book';
import { box, flat, stop } from '../../picture-parts';
import { calledVerse, chick, fifth, keepsakes, numeral, OUTFIT, strip, verse } from './parts';

/** The chicks that are found so far, in their order. */
const AT_THE_COW = [chick('Wag', { x: 960, y: 1060, scale: 2, depth: 1300 }, { facing: -1, expression: 'laugh' })];
const AT_THE_TRACTOR = [chick('Cheer', { x: 590, y: 970, scale: 1.8, afloat: true }, { expression: 'surprise' })];
const IN_THE_WOOL = [1390, 1610].map((x) =>
  chick('', { x, y: 1160, scale: 1.9, depth: 1300 }, { lookAt: { actor: 'third' } }),
);
/** In the tub, the one with the goggles in front. */
const AT_THE_POND = [1684, 1358, 1521].map((x) =>
  chick('Cheer', { x, y: x === 1521 ? 762 : 770, scale: 1.8, depth: 1000, afloat: true }, { facing: -1 }),
);

/** Nobody, one, two and three: the morning. */
export const toThree: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: flat('flatDawn', {
      heroes: [
        {
          at: { x: 930, y: 1130, scale: 2.1 },
          pose: 'crouch',
          expression: 'wonder',
          outfit: OUTFIT,
          lookAt: { x: 1900, y: 960 },
        },
      ],
      companions: [
        fifth('Tuft', 1.5),
        { id: 'hen', kind: 'bigHenSearch', expression: 'worry', at: { x: 1800, y: 1130, scale: 2.5 } },
      ],
      props: [strip(0)],
    }),
    texts: calledVerse(110, 100),
    stops: [stop(0, 0, 1200, ['call']), stop(1200, 0, 1200, ['verse'])],
  },
  {
    key: 's02',
    kind: 'reveal',
    scene: flat('bucketSide', {
      heroes: [
        {
          at: { x: 2010, y: 1130, scale: 2.5 },
          pose: 'lie',
          expression: 'delight',
          outfit: OUTFIT,
          facing: -1,
          lookAt: { actor: 'first' },
        },
      ],
      companions: [
        fifth('Tuft', 1.5),
        chick(
          '',
          { x: 1392, y: 1012, scale: 2.3, afloat: true, depth: 1100 },
          { id: 'first', lookAt: { actor: 'hero' } },
        ),
      ],
      props: [numeral(1, { x: 250, y: 970, scale: 2.1 }), strip(1)],
    }),
    texts: calledVerse(1530, 80, 790),
    stops: [stop(940, 0, 1200, ['call', 'verse'])],
  },
  {
    key: 's03',
    kind: 'panorama',
    scene: flat('cowWide', {
      heroes: [
        { at: { x: 1390, y: 1060, scale: 1.95, depth: 1200 }, pose: 'crawl', expression: 'wonder', outfit: OUTFIT },
      ],
      companions: [fifth('Tuft', 1.5), ...AT_THE_COW],
      props: [...keepsakes(AT_THE_COW), strip(1)],
    }),
    texts: [verse(box(110, 100, 1000, 172))],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['verse'])],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('tractorFront', {
      heroes: [
        {
          at: { x: 950, y: 1150, scale: 1.7 },
          pose: 'jump',
          expression: 'amazed',
          outfit: OUTFIT,
          lookAt: { x: 1800, y: 480 },
        },
      ],
      companions: [
        fifth('Tuft', 1.5),
        ...AT_THE_TRACTOR,
        chick('Peek', { x: 1800, y: 520, scale: 2.6, depth: 900 }, { expression: 'determined' }),
      ],
      props: [numeral(2, { x: 250, y: 1000, scale: 1.5 }), ...keepsakes(AT_THE_TRACTOR), strip(2)],
    }),
    texts: calledVerse(110, 84, 960, 'light'),
    stops: [stop(0, 0, 1200, ['call']), stop(1200, 0, 1200, ['verse'])],
  },
  {
    key: 's05',
    kind: 'closeUp',
    scene: flat('woolWide', {
      heroes: [
        {
          at: { x: 870, y: 1490, scale: 3 },
          pose: 'peek',
          expression: 'wonder',
          outfit: OUTFIT,
          lookAt: { actor: 'third' },
          hands: { right: { at: { x: 1290, y: 800 }, shape: 'rest', elbow: 'down' } },
        },
      ],
      companions: [
        fifth('Tuft', 1.5),
        ...IN_THE_WOOL,
        chick('Peek', { x: 1720, y: 786, scale: 2.7, depth: 900 }, { id: 'third' }),
        { kind: 'bee', at: { x: 1990, y: 640, scale: 1.5, afloat: true }, facing: -1, expression: 'joy' },
      ],
      props: [numeral(3, { x: 2200, y: 1150, scale: 1.6 }), ...keepsakes(IN_THE_WOOL), strip(3)],
    }),
    texts: [verse(box(110, 100, 860, 172))],
    stops: [stop(760, 0, 1200, ['verse'])],
  },
  {
    key: 's06',
    kind: 'panorama',
    scene: flat('pondWide', {
      heroes: [
        {
          at: { x: 2131, y: 1000, scale: 2.1, depth: 1700 },
          pose: 'crouch',
          expression: 'joy',
          outfit: OUTFIT,
          facing: -1,
          lookAt: { x: 1500, y: 640 },
          hands: {
            left: { at: { x: 1863, y: 722 }, shape: 'flat', angle: 200, layer: 'front' },
            right: { at: { x: 1857, y: 776 }, shape: 'flat', angle: 200, layer: 'front' },
          },
        },
      ],
      companions: [
        fifth('Tuft', 1.5),
        ...AT_THE_POND,
        {
          id: 'duck',
          kind: 'duck',
          at: { x: 880, y: 980, scale: 2.6, depth: 2600, afloat: true },
          colour: '#fdfaf2',
          waterline: 934,
          expression: 'laugh',
        },
        {
          kind: 'duck',
          at: { x: 340, y: 900, scale: 1.8, depth: 2500, afloat: true },
          colour: '#fdfaf2',
          waterline: 868,
          expression: 'joy',
        },
      ],
      props: [...keepsakes(AT_THE_POND), strip(3, '#0d3a33')],
    }),
    texts: [verse(box(110, 100, 1000, 172))],
    stops: [stop(0, 0, 1200, ['verse']), stop(1200, 0, 1200, [])],
  },
];
