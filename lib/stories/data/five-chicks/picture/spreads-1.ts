import type { SpreadLayout } from '../../../picture-book';
import { block, box, opening, stop } from '../../picture-parts';
import { chick, fifth, flat, numeral, OUTFIT, strip } from './parts';

const INK = { tone: 'ink' } as const;
const words = (x: number, y: number, width = 880, tone: 'ink' | 'light' = 'ink') => [
  opening('opening', box(x, y, width, 290), { tone, size: [40, 26] }),
  block('joke', box(x, y + 300, width, 190), { tone, size: [30, 20], below: 'opening' }),
];

export const spreads1: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: flat('flatDawn', {
      heroes: [
        { at: { x: 900, y: 1130, scale: 2 }, pose: 'crouch', expression: 'wonder', outfit: OUTFIT, lookAt: { actor: 'hen' } },
      ],
      companions: [
        fifth('Tuft', 1.4),
        { id: 'hen', kind: 'bigHenSearch', expression: 'worry', at: { x: 1780, y: 1130, scale: 2.4 } },
      ],
      props: [strip(0)],
    }),
    texts: words(110, 100),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's02',
    kind: 'reveal',
    scene: flat('bucketSide', {
      heroes: [
        {
          at: { x: 1960, y: 1130, scale: 2.7 },
          pose: 'lie',
          expression: 'delight',
          outfit: OUTFIT,
          facing: -1,
          lookAt: { actor: 'first' },
        },
      ],
      companions: [fifth('', 1.4, { facing: -1 }), chick('', { x: 1440, y: 1100, scale: 2.5 }, { id: 'first' })],
      props: [numeral(1, { x: 210, y: 990, scale: 2.1 }), strip(1)],
    }),
    texts: words(1420, 80),
    stops: [stop(1200, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's03',
    kind: 'panorama',
    scene: flat('cowWide', {
      heroes: [{ at: { x: 1330, y: 1130, scale: 2.2 }, pose: 'crawl', expression: 'wonder', outfit: OUTFIT, facing: 1 }],
      companions: [chick('Wag', { x: 1020, y: 1130, scale: 1.8 }, { facing: 1 })],
      props: [strip(1)],
    }),
    texts: words(300, 100),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('tractorFront', {
      heroes: [{ at: { x: 930, y: 1110, scale: 1.7 }, pose: 'jump', expression: 'laugh', outfit: OUTFIT, facing: -1 }],
      companions: [
        fifth('Cheer', 1.4, { expression: 'surprise' }),
        chick('Cheer', { x: 640, y: 1000, scale: 1.5, afloat: true }, { expression: 'surprise' }),
        chick('Peek', { x: 1800, y: 520, scale: 2.6, depth: 900 }, { expression: 'determined' }),
      ],
      props: [numeral(2, { x: 230, y: 1010, scale: 1.7 }), strip(2)],
    }),
    texts: words(110, 90),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's05',
    kind: 'closeUp',
    scene: flat('woolWide', {
      heroes: [{ at: { x: 880, y: 1460, scale: 2.6 }, pose: 'peek', expression: 'wonder', outfit: OUTFIT, lookAt: { actor: 'third' } }],
      companions: [
        fifth('', 1.3),
        chick('', { x: 1330, y: 1150, scale: 1.5, depth: 1300 }),
        chick('', { x: 560, y: 1150, scale: 1.5, depth: 1300 }),
        chick('Peek', { x: 1820, y: 800, scale: 2.6, depth: 900 }, { id: 'third' }),
        { kind: 'bee', at: { x: 1960, y: 560, scale: 2, afloat: true } },
      ],
      props: [numeral(3, { x: 2180, y: 1110, scale: 1.8 }), strip(3)],
    }),
    texts: words(110, 90),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
  {
    key: 's06',
    kind: 'panorama',
    scene: flat('pondWide', {
      heroes: [{ at: { x: 2080, y: 690, scale: 1.4 }, pose: 'balance', expression: 'joy', outfit: OUTFIT, facing: -1, lookAt: { actor: 'duck' } }],
      companions: [
        fifth('OneLeg', 1.4),
        chick('OneLeg', { x: 1420, y: 690, scale: 1.6 }),
        chick('OneLeg', { x: 1610, y: 690, scale: 1.6 }),
        chick('OneLeg', { x: 1800, y: 690, scale: 1.6 }),
        { id: 'duck', kind: 'duck', at: { x: 850, y: 900, scale: 2.4, depth: 2600 }, colour: '#fdfaf2', waterline: 880, expression: 'laugh' },
        { kind: 'duck', at: { x: 380, y: 960, scale: 1.9, depth: 2600 }, colour: '#fdfaf2', waterline: 944, expression: 'joy' },
      ],
      props: [strip(3, '#0d4a40')],
    }),
    texts: words(110, 90),
    stops: [stop(0, 0, 1200, ['opening', 'joke'])],
  },
];
