import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, type Hero, opening, stop } from '../../picture-parts';
import { AT_HOME, bear, bunny, flat, OUT, textColumn } from './parts';

type Played = readonly [id: string, x: number, y: number, scale: number, pose: string, facing: 1 | -1];

const ON_ROPES: Hero['hands'] = {
  left: { at: { x: 773, y: 590 }, shape: 'fist', elbow: 'left' },
  right: { at: { x: 1023, y: 590 }, shape: 'fist', elbow: 'right' },
};

/** The child who is everywhere in the yard at once. */
const played = (moments: readonly Played[]): Hero[] =>
  moments.map(([id, x, y, scale, pose, facing]) => ({
    id,
    at: { x, y, scale, afloat: y < 800, depth: y < 800 ? 500 : y },
    pose,
    expression: 'laugh' as const,
    outfit: OUT,
    facing,
    ...(id === 'swing' && { hands: ON_ROPES }),
  }));

/** Awake in the light of the lamp. */
const IN_BED: Omit<Hero, 'at' | 'pose'> = {
  expression: 'tenderness',
  outfit: AT_HOME,
  lookAt: { actor: 'mother' },
};

type Figures = Partial<PictureSceneInput>;
const PANEL = { palette: 'flat', view: { x: 0, y: 40, width: 540, height: 780 } } as const;

/** A picture of a strip, with its colour and its two toys. */
const strip = (stage: string, index: number, figures: Figures, onWheels?: Figures) => ({
  scene: { ...PANEL, stage, ...figures },
  ...(onWheels && { wheelchairScene: { ...PANEL, stage, ...figures, ...onWheels } }),
  box: { x: 84 + index * 564, y: 72, width: 540, height: 780 },
});

/** The child at the cookies, who chews for a toy. */
const eater = (y: number): Hero => ({
  at: { x: 100, y, scale: 1.9, depth: 100 },
  pose: 'standStill',
  expression: 'cheeksFull',
  outfit: OUT,
  lookAt: { x: 400, y: 300 },
  hands: { right: { at: { actor: 'cookie', part: 'bottom' }, shape: 'pinch', elbow: 'down', layer: 'front' } },
});

/** From the yard to the night. */
export const toTheNight: readonly SpreadLayout[] = [
  {
    key: 's08',
    kind: 'panorama',
    scene: flat(
      'yardAll',
      {
        heroes: played([
          ['swing', 930, 696, 1.45, 'sitChair', 1],
          ['cloud', 1350, 510, 0.95, 'cheer', 1],
          ['ant', 1050, 1108, 1.25, 'crouch', -1],
          ['tree', 2265, 905, 0.85, 'run', 1],
          ['wind', 1800, 1140, 2, 'race', -1],
        ]),
        companions: [bear('Back', { x: 380, y: 1046, scale: 1.5, depth: 1100, afloat: true })],
        quietZones: [{ x: 1350, y: 1130, rx: 1150, ry: 260, colour: '#fff0a0', alpha: 0.5 }],
      },
      {
        onWheels: {
          heroes: played([
            ['swing', 930, 696, 1.45, 'sitChair', 1],
            ['cloud', 1350, 510, 0.95, 'sitOpen', 1],
            ['ant', 1050, 1108, 1.25, 'crouch', -1],
            ['tree', 2265, 905, 0.85, 'run', 1],
            ['wind', 1800, 1140, 1.9, 'cheer', -1],
          ]),
        },
      },
    ),
    texts: [
      opening('out', box(140, 80, 940, 110), { tone: 'ink' }),
      call('swing', [450, 420], 34, 300, { tone: 'ink', turn: -8 }),
      call('cloud', [1560, 462], 26, 240, { tone: 'ink', turn: 5 }),
      call('ant', [776, 1096], 26, 170, { tone: 'ink' }),
      call('wind', [2150, 1078], 28, 320, { tone: 'ink', turn: -5 }),
      block('around', box(1500, 80, 440, 260), { tone: 'ink', size: [24, 16] }),
      block('bench', box(140, 560, 400, 146), { tone: 'ink', face: 'heading' }),
    ],
    stops: [stop(0, 0, 1200, ['out', 'swing', 'ant', 'bench']), stop(1200, 0, 1200, ['cloud', 'wind', 'around'])],
  },
  {
    key: 's09',
    kind: 'closeUp',
    scene: flat(
      'nothingThere',
      {
        // Near: two hands with nothing in them.
        view: box(520, 260, 1880, 940),
        heroes: [
          {
            at: { x: 1960, y: 1560, scale: 3.4 },
            pose: 'standStill',
            expression: 'uneasy',
            outfit: OUT,
            facing: -1,
            // Into one of them.
            lookAt: { x: 1690, y: 980 },
            yaw: -0.42,
            pitch: 0.34,
            tilt: -0.06,
            hands: {
              left: { at: { x: 1690, y: 960 }, shape: 'wave', elbow: 'left', layer: 'front' },
              right: { at: { x: 2230, y: 960 }, shape: 'wave', elbow: 'right', layer: 'front' },
            },
          },
        ],
        props: [
          { kind: 'bearOutline', colour: '#fffaf0', at: { x: 1960, y: 1180, scale: 1.7, afloat: true, depth: 3000 } },
        ],
      },
      { rise: 190 },
    ),
    texts: textColumn(['absent', 'hands', 'sad', 'refrain', 'nobody'], [140, 100, 920], {
      tone: 'light',
      bears: ['absent', 'hands', 'nobody'],
    }),
    stops: [stop(1200, 0, 1200, ['absent', 'hands', 'sad', 'refrain', 'nobody'])],
  },
  {
    key: 's10',
    kind: 'single',
    scene: flat('yardCorner', {
      heroes: [
        {
          at: { x: 1570, y: 1120, scale: 2.5, depth: 1110 },
          pose: 'kneelEmbrace',
          expression: 'asleep',
          outfit: OUT,
          tilt: 0.3,
          hands: {
            left: { at: { actor: 'plushBunny', part: 'middle', offset: [20, 90] }, shape: 'rest', layer: 'front' },
            right: { at: { actor: 'plushBunny', part: 'middle', offset: [40, 0] }, shape: 'rest', layer: 'around' },
          },
        },
      ],
      companions: [
        bear('Back', { x: 620, y: 1110, scale: 3, depth: 1600, afloat: true }),
        bunny('Aside', { x: 1896, y: 1090, scale: 1.52, depth: 1140, afloat: true }, { tilt: 0.14 }),
        {
          id: 'girl',
          kind: 'girlFriend',
          at: { x: 2170, y: 1120, scale: 2.5 },
          expression: 'sad',
          facing: -1,
          pose: 'sitGround',
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { x: 1930, y: 1000 }, shape: 'hold', layer: 'front' },
            right: { at: { x: 2040, y: 1040 }, shape: 'rest', layer: 'front' },
          },
        },
      ],
      props: [{ kind: 'tummyButterfly', at: { x: 2290, y: 860, scale: 0.9, afloat: true, depth: 3000 }, turn: 40 }],
      // The orange of Dad's hug, that comes out of the pocket.
      quietZones: [{ x: 1800, y: 860, rx: 520, ry: 420, colour: '#f6a650', alpha: 0.75 }],
    }),
    texts: [
      ...textColumn(['guest', 'refrain'], [140, 80, 940]),
      ...textColumn(['pocket', 'whole'], [1330, 80, 930], { bears: ['pocket', 'whole'] }),
    ],
    stops: [stop(0, 0, 1200, ['guest', 'refrain']), stop(1200, 0, 1200, ['pocket', 'whole'])],
  },
  {
    key: 's11',
    kind: 'sequence',
    scene: {
      kind: 'spread',
      pictures: [
        strip('showTap', 0, {
          companions: [bear('', { x: 184, y: 800, scale: 1.25 }), bunny('Aside', { x: 372, y: 806, scale: 0.98 })],
        }),
        strip('showSwing', 1, {
          companions: [
            bear('Wave', { x: 205, y: 706, scale: 1.25, depth: 1000, afloat: true }, { tilt: -0.2 }),
            bunny('', { x: 400, y: 666, scale: 1.15, depth: 1010, afloat: true }, { tilt: -0.28 }),
          ],
        }),
        strip('showHooks', 2, {
          companions: [
            bear('Paw', { x: 150, y: 640, scale: 1.25, afloat: true }, { tilt: 0.1 }),
            bunny('Held', { x: 396, y: 640, scale: 1.15, afloat: true }, { tilt: -0.16 }),
          ],
        }),
        strip(
          'showCookies',
          3,
          {
            heroes: [eater(700)],
            companions: [
              {
                kind: 'girlFriend',
                at: { x: 448, y: 700, scale: 1.9, depth: 100 },
                pose: 'standStill',
                expression: 'cheeksFull',
                facing: -1,
                lookAt: { actor: 'hero' },
                hands: {
                  left: { at: { actor: 'herCookie', part: 'bottom' }, shape: 'pinch', elbow: 'down', layer: 'front' },
                },
              },
              bear('Tummy', { x: 150, y: 700, scale: 1.05, afloat: true }),
              bunny('Aside', { x: 400, y: 700, scale: 0.95, afloat: true }),
            ],
            props: [
              { id: 'cookie', kind: 'oneCookie', at: { x: 240, y: 400, scale: 0.8, afloat: true, depth: 110 } },
              { id: 'herCookie', kind: 'oneCookie', at: { x: 310, y: 390, scale: 0.8, afloat: true, depth: 110 } },
            ],
          },
          { heroes: [eater(600)] },
        ),
      ],
    },
    texts: [
      opening('show', box(84, 880, 500, 170), { tone: 'ink', size: [30, 20] }),
      block('ask', box(648, 880, 480, 244), { tone: 'ink', size: [24, 15] }),
      block('click', box(1270, 880, 500, 214), { tone: 'ink', size: [22, 14] }),
      block('teeth', box(1830, 880, 480, 244), { tone: 'ink', size: [24, 15], face: 'heading' }),
    ],
    stops: [stop(0, 0, 1200, ['show', 'ask']), stop(1200, 0, 1200, ['click', 'teeth'])],
  },
  {
    key: 's12',
    kind: 'nearDark',
    scene: flat(
      'quiltNight',
      {
        heroes: [{ ...IN_BED, at: { x: 1590, y: 1185, scale: 2.2, depth: 700, afloat: true }, pose: 'standStill' }],
        companions: [
          bear('Back', { x: 1340, y: 850, scale: 1.35, depth: 720, afloat: true }),
          {
            id: 'mother',
            kind: 'mother',
            at: { x: 2080, y: 1060, scale: 2.2, depth: 1200, afloat: true },
            expression: 'tenderness',
            facing: -1,
            pose: 'sitOpen',
            lookAt: { actor: 'hero' },
            hands: { left: { at: { x: 1760, y: 850 }, shape: 'rest', layer: 'front' } },
          },
        ],
      },
      {
        onWheels: {
          heroes: [{ ...IN_BED, at: { x: 1590, y: 960, scale: 2.2, depth: 700, afloat: true }, pose: 'sitOpen' }],
        },
      },
    ),
    texts: [
      ...textColumn(['ask', 'asleep', 'who', 'wall', 'notBear'], [140, 80, 920], {
        tone: 'light',
        bears: ['wall', 'notBear'],
        size: [28, 18],
      }),
      block('me', box(140, 960, 920, 160), { tone: 'light', size: [46, 30], below: 'notBear' }),
    ],
    stops: [stop(1200, 0, 1200, ['ask', 'asleep', 'who', 'wall', 'notBear', 'me'])],
  },
];
