import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, type Hero, opening, stop } from '../../picture-parts';
import { AT_HOME, bear, bunny, flat, OUT, textColumn } from './parts';

type Played = readonly [id: string, x: number, y: number, scale: number, pose: string, facing: 1 | -1];

/** The child who is everywhere in the yard at once. */
const played = (moments: readonly Played[]): Hero[] =>
  moments.map(([id, x, y, scale, pose, facing]) => ({
    id,
    at: { x, y, scale, afloat: y < 800, depth: y < 800 ? 500 : y },
    pose,
    expression: 'laugh' as const,
    outfit: OUT,
    facing,
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

/** The child at the cookies, of whom a bear sees all but the head. */
const eater = (y: number): Hero => ({
  at: { x: 130, y, scale: 2.8, depth: 100 },
  pose: 'standStill',
  expression: 'joy',
  outfit: OUT,
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
          ['swing', 378, 716, 0.95, 'sitChair', 1],
          ['tap', 970, 890, 1, 'crouchReach', -1],
          ['cloud', 1350, 510, 0.85, 'cheer', 1],
          ['ant', 1360, 1130, 1.25, 'crouch', 1],
          ['tree', 2040, 930, 0.95, 'run', 1],
          ['wind', 1900, 1140, 1.3, 'race', -1],
        ]),
        companions: [bear('', { x: 460, y: 1046, scale: 1.5, depth: 1100, afloat: true })],
      },
      {
        onWheels: {
          heroes: played([
            ['swing', 378, 716, 0.95, 'sitOpen', 1],
            ['tap', 970, 890, 1, 'crouchReach', -1],
            ['cloud', 1350, 510, 0.95, 'sitOpen', 1],
            ['ant', 1360, 1130, 1.25, 'crouch', 1],
            ['tree', 2040, 930, 0.95, 'run', 1],
            ['wind', 1900, 1140, 1.3, 'cheer', -1],
          ]),
        },
      },
    ),
    texts: [
      opening('out', box(140, 80, 940, 110), { tone: 'ink' }),
      call('swing', [700, 330], 26, 300, { tone: 'ink', turn: -8 }),
      call('cloud', [1600, 520], 26, 280, { tone: 'ink', turn: 5 }),
      call('ant', [1600, 1080], 24, 160, { tone: 'ink' }),
      call('wind', [2150, 1080], 26, 300, { tone: 'ink', turn: -5 }),
      block('around', box(1510, 80, 380, 260), { tone: 'ink', size: [24, 16] }),
      block('bench', box(800, 980, 330, 146), { tone: 'ink', face: 'heading' }),
    ],
    stops: [stop(0, 0, 1200, ['out', 'swing', 'bench']), stop(1200, 0, 1200, ['cloud', 'ant', 'wind', 'around'])],
  },
  {
    key: 's09',
    kind: 'closeUp',
    scene: flat(
      'nothingThere',
      {
        heroes: [
          {
            at: { x: 1960, y: 1560, scale: 3.4 },
            pose: 'standStill',
            expression: 'uneasy',
            outfit: OUT,
            facing: -1,
            lookAt: { x: 1480, y: 1000 },
            yaw: -0.4,
            pitch: 0.25,
            hands: {
              left: { at: { x: 1670, y: 930 }, shape: 'wave', elbow: 'left', layer: 'front' },
              right: { at: { x: 2260, y: 930 }, shape: 'wave', elbow: 'right', layer: 'front' },
            },
          },
        ],
        props: [
          { kind: 'bearOutline', colour: '#fffaf0', at: { x: 1440, y: 1140, scale: 2.2, afloat: true, depth: 100 } },
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
          at: { x: 1420, y: 1120, scale: 2.5 },
          pose: 'crouchReach',
          expression: 'tenderness',
          outfit: OUT,
          lookAt: { actor: 'girl' },
          hands: { right: { at: { x: 1760, y: 800 }, shape: 'fist', layer: 'front' } },
        },
      ],
      companions: [
        bear('Back', { x: 620, y: 1110, scale: 3, depth: 1600, afloat: true }),
        bunny('Aside', { x: 1870, y: 1100, scale: 1.35, depth: 1140, afloat: true }),
        {
          id: 'girl',
          kind: 'girlFriend',
          at: { x: 2130, y: 1120, scale: 2.5 },
          expression: 'sad',
          facing: -1,
          pose: 'sitGround',
          lookAt: { actor: 'plushBunny', part: 'top' },
          hands: {
            left: { at: { x: 1840, y: 985 }, shape: 'rest', layer: 'front' },
            right: { at: { x: 1920, y: 1010 }, shape: 'rest', layer: 'front' },
          },
        },
      ],
      props: [
        { kind: 'tummyButterfly', at: { x: 2290, y: 860, scale: 0.9, afloat: true, depth: 3000 }, turn: 40 },
        { kind: 'raindrops', at: { x: 2020, y: 860, scale: 0.7, afloat: true, depth: 1300 }, count: 2 },
      ],
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
          companions: [bear('', { x: 150, y: 800, scale: 1.3 }), bunny('Aside', { x: 430, y: 800, scale: 1.15 })],
        }),
        strip('showSwing', 1, {
          companions: [
            bear('Wave', { x: 170, y: 690, scale: 1.25, depth: 1000, afloat: true }),
            bunny('', { x: 380, y: 690, scale: 1.15, depth: 1010, afloat: true }),
          ],
        }),
        strip('showHooks', 2, {
          companions: [
            bear('Held', { x: 150, y: 520, scale: 1.25, afloat: true }),
            bunny('Held', { x: 390, y: 570, scale: 1.15, afloat: true }),
          ],
        }),
        strip(
          'showCookies',
          3,
          {
            heroes: [eater(660)],
            companions: [
              {
                kind: 'girlFriend',
                at: { x: 420, y: 660, scale: 2.8, depth: 100 },
                pose: 'standStill',
                expression: 'joy',
              },
              bear('Tummy', { x: 150, y: 720, scale: 1.35, afloat: true }),
              bunny('Aside', { x: 400, y: 720, scale: 1.2, afloat: true }),
            ],
          },
          { heroes: [eater(480)] },
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
