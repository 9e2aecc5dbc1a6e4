import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, type Prop, stop } from '../../picture-parts';
import { dog, FESTIVE, grandfather, guestsAbove, higher, raised } from './parts';

/** The hand of the child is at the napkin before it has stopped. */
const READY: Hero = {
  at: raised(850, 1330, 2.8, 400),
  pose: 'standStill',
  expression: 'biteLip',
  outfit: FESTIVE,
  lookAt: { x: 1300, y: 840 },
  hands: { right: { at: { actor: 'napkin', part: 'left', offset: [26, 28] }, shape: 'rest', layer: 'front' } },
};

const waiter = (x: number, at: number, hand: number): Hero => ({
  id: `hero${at}`,
  at: { x, y: 886, scale: 1.35, depth: 600 + at },
  pose: 'sneak',
  expression: at === 2 ? 'delight' : 'biteLip',
  outfit: FESTIVE,
  lookAt: { x: x + 700, y: 560 },
  hands: { right: { at: { x: x + 96, y: hand }, shape: 'flat', angle: -60, layer: 'front' } },
});

const STOPS = [500, 1350, 2240] as const;
const waiters = (hand: number): Hero[] => STOPS.map((x, i) => waiter(x, i, hand));
const napkins = (y: number): Prop[] => STOPS.map((x) => ({ kind: 'afikoman', at: raised(x + 106, y, 1.2, 590) }));

const THINKING: Hero = {
  at: raised(1660, 520, 1.6, 100),
  pose: 'standStill',
  expression: 'asleep',
  outfit: FESTIVE,
  yaw: 0,
  pitch: -0.4,
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
              left: { at: { actor: 'napkin', part: 'right', offset: [-26, 28] }, shape: 'rest', layer: 'front' },
              right: { at: { x: 2120, y: 740 }, shape: 'hold', layer: 'front' },
            },
          }),
        ],
        props: [
          { id: 'napkin', kind: 'wrappedHalf', at: raised(1200, 880, 1.1, 600) },
          { id: 'half', kind: 'halfMatzah', at: raised(2070, 800, 2.3, 440) },
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
        heroes: waiters(462),
        companions: [
          dog('dogWalk', { x: 230, y: 886, scale: 0.9 }, { id: 'dog0', lookAt: { actor: 'hero0' } }),
          dog('dogWalk', { x: 1020, y: 886, scale: 0.9 }, { id: 'dog1', lookAt: { actor: 'hero1' } }),
          dog(
            'dogWalk',
            { x: 1850, y: 886, scale: 0.9 },
            { id: 'dog2', facing: -1, expression: 'wonder', lookAt: { x: 1200, y: 900 } },
          ),
        ],
        props: napkins(474),
      },
      { onWheels: { heroes: waiters(530), props: napkins(542) } },
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
      { onWheels: { heroes: [higher(THINKING, 90)] } },
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
