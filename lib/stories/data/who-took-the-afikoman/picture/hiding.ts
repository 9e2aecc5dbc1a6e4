import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, type Prop, stop } from '../../picture-parts';
import { dog, FESTIVE, grandfather, guestsAbove, higher, raised } from './parts';

/** The hand of the child is at the napkin before it has stopped. */
const READY: Hero = {
  at: raised(850, 1330, 2.8, 400),
  pose: 'standStill',
  expression: 'biteLip',
  outfit: FESTIVE,
  lookAt: { actor: 'napkin', part: 'middle' },
  hands: { right: { at: { actor: 'napkin', part: 'left', offset: [26, 40] }, shape: 'rest', layer: 'front' } },
};

const napkin = (x: number, y: number): Prop => ({ kind: 'afikoman', at: raised(x, y, 1.2, 590) });

/** Through the kitchen, past the piano, behind the books, to the cushion; `hand` is how high the napkin is carried. */
const stops = (hand: number): { readonly heroes: Hero[]; readonly props: Prop[] } => ({
  heroes: [
    {
      id: 'hero0',
      at: { x: 500, y: 886, scale: 1.35, depth: 600 },
      pose: 'sneak',
      expression: 'biteLip',
      outfit: FESTIVE,
      lookAt: { x: 1200, y: 560 },
      hands: { right: { at: { x: 596, y: hand }, shape: 'flat', angle: -60 } },
    },
    {
      id: 'hero1',
      at: { x: 1340, y: 886, scale: 1.35, depth: 601 },
      pose: 'walk',
      facing: -1,
      expression: 'uneasy',
      outfit: FESTIVE,
      lookAt: { x: 1100, y: 600 },
      hands: {
        left: { at: { x: 1204, y: 640 }, shape: 'flat' },
        right: { at: { x: 1432, y: hand + 30 }, shape: 'flat', angle: -100 },
      },
    },
    {
      id: 'hero2',
      at: { x: 1850, y: 886, scale: 1.35, depth: 300 },
      pose: 'sneak',
      expression: 'uneasy',
      outfit: FESTIVE,
      lookAt: { x: 2060, y: 700 },
      hands: { right: { at: { x: 1990, y: hand + 60 }, shape: 'flat', angle: -40 } },
    },
    {
      id: 'hero3',
      at: { x: 2166, y: 886, scale: 1.2, depth: 603 },
      pose: 'kneel',
      expression: 'delight',
      outfit: FESTIVE,
      lookAt: { x: 2340, y: 800 },
      hands: { right: { at: { x: 2262, y: 776 }, shape: 'flat' }, left: { at: { x: 2236, y: 812 }, shape: 'flat' } },
    },
  ],
  props: [
    napkin(606, hand + 12),
    napkin(1438, hand + 42),
    { ...napkin(1996, hand + 72), at: raised(1996, hand + 72, 1.2, 290) },
    { kind: 'afikoman', at: raised(2276, 850, 1.7, 590), turn: 66 },
  ],
});

const THINKING: Hero = {
  at: raised(1660, 600, 1.5, 100),
  pose: 'standStill',
  expression: 'asleep',
  outfit: FESTIVE,
  yaw: 0,
  pitch: -0.5,
  // Their own hands lie on the cloth as those of everybody do.
  hands: {
    left: {
      at: { actor: 'aboveBrother', part: 'middle', offset: [-476, 164] },
      shape: 'rest',
      angle: 96,
      layer: 'front',
    },
    right: {
      at: { actor: 'aboveBrother', part: 'middle', offset: [-336, 164] },
      shape: 'rest',
      angle: 84,
      layer: 'front',
    },
  },
};

/** From the crack to the hole in the head. */
export const hiding: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat(
      'crackTable',
      {
        heroes: [READY],
        companions: [
          grandfather(raised(1760, 1760, 3, 450), {
            expression: 'breathHeld',
            lookAt: { x: 1500, y: -900 },
            pitch: -0.4,
            hands: {
              left: { at: { actor: 'napkin', part: 'right', offset: [-20, 44] }, shape: 'rest', layer: 'front' },
              right: { at: { actor: 'half', part: 'right', offset: [-14, 70] }, shape: 'hold', layer: 'front' },
            },
          }),
        ],
        props: [
          { id: 'napkin', kind: 'wrappedHalf', at: raised(1200, 880, 1.1, 600) },
          { id: 'half', kind: 'smallHalf', at: raised(1560, 690, 1.4, 455) },
        ],
      },
      { onWheels: { heroes: [higher(READY, 170)] }, forSmall: { heroes: [higher(READY, 120)] } },
    ),
    texts: [
      call('crack', [400, 210], 110, 620, { tone: 'gold', turn: -7 }),
      block('half', box(110, 360, 520, 440), {}),
      block('robbed', box(110, 970, 960, 150), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['crack', 'half', 'robbed']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's02',
    kind: 'sequence',
    scene: flat(
      'cutFlat',
      {
        ...stops(462),
        companions: [
          dog('dogWalk', { x: 230, y: 886, scale: 0.9 }, { id: 'dog0', lookAt: { actor: 'hero0' } }),
          dog('dogWalk', { x: 1020, y: 886, scale: 0.9 }, { id: 'dog1', lookAt: { actor: 'hero1' } }),
          dog(
            'dogWalk',
            { x: 2010, y: 886, scale: 0.8 },
            { id: 'dog2', facing: -1, expression: 'wonder', lookAt: { x: 1200, y: 900 } },
          ),
        ],
      },
      { onWheels: stops(530), forSmall: stops(520) },
    ),
    texts: [
      opening('tiptoe', box(110, 90, 1020, 200)),
      block('taken', box(1290, 120, 1000, 150)),
      block('best', box(110, 960, 1020, 150)),
      block('truth', box(1290, 960, 1000, 150)),
    ],
    stops: [stop(0, 0, 1200, ['tiptoe', 'taken']), stop(1200, 0, 1200, ['best', 'truth'])],
  },
  {
    key: 's03',
    kind: 'farShot',
    scene: flat(
      'sederFull',
      { heroes: [THINKING], companions: guestsAbove(0) },
      { onWheels: { heroes: [higher(THINKING, 60)] }, forSmall: { heroes: [higher(THINKING, 30)] } },
    ),
    texts: [
      block('nu', box(420, 450, 640, 180), { tone: 'ink' }),
      block('wish', box(420, 650, 640, 170), { tone: 'ink', below: 'nu' }),
      block('place', box(1370, 460, 590, 190), { tone: 'ink' }),
      block('secret', box(1370, 690, 590, 110), { tone: 'ink', below: 'place' }),
    ],
    stops: [stop(0, 0, 1200, ['nu', 'wish']), stop(1200, 0, 1200, ['place', 'secret'])],
  },
];
