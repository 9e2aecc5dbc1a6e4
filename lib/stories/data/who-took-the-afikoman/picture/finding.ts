import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, stop } from '../../picture-parts';
import { FESTIVE, grandfather, guestsAbove, higher, raised } from './parts';

const FORGOT: Hero = {
  at: raised(1664, 206, 1.02, 550),
  pose: 'flop',
  expression: 'surprise',
  outfit: FESTIVE,
};

const SINKS: Hero = {
  at: raised(1700, 960, 2.9, 600),
  pose: 'sinkBack',
  expression: 'surprise',
  outfit: FESTIVE,
  gaze: [0, -0.6],
};

const over = (kind: string, x: number, y: number, scale: number, rest: Partial<Companion> = {}): Companion => ({
  id: kind,
  kind,
  at: raised(x, y, scale, 300),
  expression: 'amazed',
  pose: 'standStill',
  lookAt: { x: 1700, y: 700 },
  ...rest,
});

const KIPPAH = { headwear: 'kippah' } as const;

const LAUGHS: Hero = {
  at: raised(1500, 1320, 2.7, 700),
  pose: 'standStill',
  expression: 'laugh',
  outfit: FESTIVE,
  tilt: 0.12,
  yaw: 0.5,
  hands: {
    left: { at: { actor: 'pieces', part: 'right', offset: [-40, -20] }, shape: 'hold', elbow: 'left', layer: 'front' },
    right: { at: { actor: 'grandfather', part: 'leftShoulder', offset: [30, 30] }, shape: 'rest' },
  },
};

const passes = (kind: string, x: number, to: readonly [number, number], rest: Partial<Companion> = {}): Companion => ({
  id: kind,
  kind,
  at: raised(x, 1500, 2.2, 600),
  expression: 'joy',
  pose: 'standStill',
  hands: { right: { at: { x: to[0], y: to[1] }, shape: 'hold', layer: 'front' } },
  ...rest,
});

const IN_BED: Hero = {
  at: raised(1770, 850, 2.1, 400),
  pose: 'sleep',
  facing: -1,
  expression: 'wonder',
  outfit: 'starryPajamas',
  tilt: -0.5,
  lookAt: { x: 1500, y: 560 },
};

/** From “I forgot” to the end, which tells nothing. */
export const finding: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'farShot',
    scene: flat('sederEmpty', {
      heroes: [FORGOT],
      companions: guestsAbove(46, { aboveAunt: 'breathHeld', aboveLittleCousin: 'delight' }),
    }),
    texts: [
      block('forgot', box(420, 450, 640, 110), { tone: 'ink' }),
      block('seder', box(420, 570, 640, 250), { tone: 'ink', below: 'forgot' }),
      block('year', box(1370, 450, 590, 250), { tone: 'ink' }),
      block('flop', box(1370, 710, 590, 110), { tone: 'ink', below: 'year' }),
    ],
    stops: [stop(0, 0, 1200, ['forgot', 'seder']), stop(1200, 0, 1200, ['year', 'flop'])],
  },
  {
    key: 's10',
    kind: 'reveal',
    scene: flat('hugeCushion', {
      heroes: [SINKS],
      companions: [
        over('mother', 230, 1130, 2.1, { expression: 'surprise' }),
        over('father', 600, 1190, 2.1, { ...KIPPAH, expression: 'breathHeld' }),
        over('grandmother', 960, 1130, 2.1, { expression: 'uneasy' }),
        over('grandfatherWithEars', 1440, 1450, 2.7, { ...KIPPAH, expression: 'surprise' }),
        over('littleGirl', 1760, 700, 2.1, { expression: 'laugh' }),
        over('uncle', 2120, 1130, 2.1, {
          ...KIPPAH,
          expression: 'breathHeld',
          hands: { right: { at: { x: 2200, y: 210 }, shape: 'hold' } },
        }),
      ],
    }),
    texts: [
      call('crunch', [600, 510], 130, 940, { tone: 'gold', turn: -6 }),
      block('what', box(110, 660, 900, 70)),
      block('king', box(110, 750, 900, 130)),
      block('found', box(110, 900, 900, 70), {}),
      block('look', box(110, 985, 900, 120), { face: 'heading', size: [34, 24], tone: 'gold', below: 'found' }),
    ],
    stops: [stop(0, 0, 1200, ['crunch', 'what', 'king', 'found', 'look']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's11',
    kind: 'panorama',
    scene: flat(
      'lastCandles',
      {
        heroes: [LAUGHS],
        companions: [
          passes('mother', 280, [520, 770], { lookAt: { x: 560, y: 740 } }),
          passes('littleGirl', 700, [640, 775], {
            facing: -1,
            at: raised(760, 1170, 2.3, 610),
            expression: 'delight',
            lookAt: { x: 600, y: 740 },
          }),
          grandfather(raised(1850, 1690, 2.75, 650), {
            expression: 'laugh',
            pitch: 0.3,
            tilt: -0.34,
            yaw: -0.5,
            hands: { left: { at: { actor: 'hero', part: 'rightShoulder' }, shape: 'rest', layer: 'front' } },
          }),
          {
            id: 'dog',
            kind: 'dogSit',
            at: raised(970, 930, 1.1, 620),
            expression: 'joy',
            lookAt: { x: 1200, y: 900 },
          },
          { id: 'cat', kind: 'catSit', at: raised(1990, 930, 1.4, 950), expression: 'delight', facing: -1 },
          passes('uncle', 2230, [2140, 720], {
            facing: -1,
            headwear: 'kippah',
            at: raised(2270, 1560, 2.2, 600),
            lookAt: { actor: 'grandfather' },
            hands: { left: { at: { x: 2136, y: 730 }, shape: 'pinch', angle: -110 } },
          }),
        ],
        props: [
          { id: 'pieces', kind: 'matzahCrumbs', at: raised(1200, 905, 1.2, 960) },
          { kind: 'matzahCrumbs', at: raised(575, 792, 1.5, 605) },
        ],
      },
      { onWheels: { heroes: [higher(LAUGHS, 170)] }, forSmall: { heroes: [higher(LAUGHS, 130)] } },
    ),
    texts: [
      block('laugh', box(110, 90, 1020, 200)),
      block('olive', box(110, 985, 1000, 140), { tone: 'ink' }),
      block('many', box(1290, 985, 1000, 140), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['laugh', 'olive']), stop(1200, 0, 1200, ['many'])],
  },
  {
    key: 's12',
    kind: 'single',
    scene: flat('storyBed', {
      heroes: [IN_BED],
      companions: [
        grandfather(raised(1400, 926, 1.75, 700), {
          pose: 'sitChair',
          facing: 1,
          expression: 'breathHeld',
          pitch: -0.4,
          lookAt: { x: 1520, y: -1500 },
          hands: { right: { at: { x: 1620, y: 900 }, shape: 'rest' } },
        }),
      ],
    }),
    texts: [
      block('bicycle', box(110, 500, 980, 120), { tone: 'ink' }),
      block('told', box(110, 630, 980, 170), { tone: 'ink', below: 'bicycle' }),
      block('where', box(110, 830, 980, 90), { tone: 'ink' }),
      block('end', box(110, 985, 980, 140)),
    ],
    stops: [stop(0, 0, 1200, ['bicycle', 'told', 'where', 'end']), stop(1200, 0, 1200, [])],
  },
];
