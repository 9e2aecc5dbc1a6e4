import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, type Hero, opening, stop } from '../../picture-parts';
import { aside, body, cat, HOME, OUT, raised } from './parts';

const DRIVES: Hero = {
  at: raised(1560, 1010, 2, 1000),
  pose: 'sitGround',
  expression: 'asleep',
  outfit: HOME,
  yaw: 0.5,
  hands: {
    left: { at: { x: 1630, y: 810 }, shape: 'fist', layer: 'front' },
    right: { at: { x: 1670, y: 790 }, shape: 'fist', layer: 'front' },
  },
};

const SLEEPS: Hero = {
  at: raised(1880, 850, 1.9, 800),
  pose: 'sleep',
  expression: 'asleep',
  outfit: HOME,
  facing: -1,
  hands: { left: { at: { x: 1730, y: 960 }, shape: 'hang', layer: 'front' } },
};

const FROM_BEHIND: Hero = {
  at: { x: 1620, y: 1190, scale: 2.6, depth: 900 },
  pose: 'standStill',
  expression: 'amazed',
  outfit: HOME,
  yaw: 3.12,
  hands: {
    right: { at: { x: 1800, y: 440 }, shape: 'wave', elbow: 'down' },
    left: { at: { x: 1400, y: 530 }, shape: 'wave', elbow: 'down' },
  },
};

const WAVES: Hero = {
  at: { x: 1460, y: 1130, scale: 2.1, depth: 900 },
  pose: 'wave',
  expression: 'joy',
  outfit: OUT,
  facing: -1,
  yaw: -0.5,
  lookAt: { x: 560, y: 160 },
  hands: { left: { at: { actor: 'hero', part: 'chest', offset: [-6, 30] }, shape: 'rest' } },
};

/** From the dream to the question that was missing. */
export const toTheMorning: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'nearDark',
    scene: flat('morozDream', {
      heroes: [DRIVES],
      companions: [cat({ at: raised(1395, 850, 1.05, 1100), expression: 'surprise' })],
    }),
    texts: [
      body('dream', box(1290, 84, 1000, 130)),
      block('voice', box(84, 760, 1040, 190), { face: 'heading', size: [38, 26] }),
      body('answer', box(1290, 240, 520, 130)),
      body('nose', box(84, 1020, 940, 106)),
    ],
    stops: [stop(1200, 0, 1200, ['dream', 'answer']), stop(0, 0, 1200, ['voice', 'nose'])],
  },
  {
    key: 's10',
    kind: 'wordless',
    scene: flat('morozMidnight', {
      heroes: [SLEEPS],
      companions: [cat({ kind: 'catSit', at: raised(620, 1280, 3, 1500), expression: 'surprise' })],
    }),
    texts: [],
    stops: [stop(1200, 0, 1200, []), stop(0, 0, 1200, [])],
  },
  {
    key: 's11',
    kind: 'reveal',
    scene: flat('morozFrost', {
      heroes: [FROM_BEHIND],
      companions: [cat({ at: { x: 2060, y: 1170, scale: 1.6, depth: 910 }, expression: 'calm', facing: -1 })],
      props: [{ kind: 'gifts', count: 3, colour: '#7aa860', at: { x: 900, y: 1180, scale: 2 } }],
    }),
    texts: [
      block('frost', box(190, 110, 880, 260), {
        face: 'heading',
        size: [46, 26],
        align: 'center',
        verticalAlign: 'middle',
      }),
      body('hands', box(190, 400, 860, 130)),
      opening('took', box(190, 560, 860, 110), { size: [34, 24] }),
      aside('secret', 620, { tone: 'ink' }),
    ],
    stops: [stop(1200, 0, 1200, ['hands', 'took']), stop(0, 0, 1200, ['frost', 'secret'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: flat('morozMorning', {
      heroes: [WAVES],
      companions: [
        {
          id: 'squirrel',
          kind: 'squirrel',
          at: { x: 1800, y: 1150, scale: 1.3, depth: 950 },
          expression: 'joy',
          facing: -1,
        },
        cat({ at: { x: 1010, y: 1120, scale: 1.6, depth: 920 }, expression: 'wonder' }),
      ],
      props: [{ kind: 'gifts', count: 1, colour: '#7aa860', at: raised(1690, 960, 1.6, 800) }],
    }),
    texts: [
      body('squirrel', box(1290, 84, 1010, 190), { tone: 'ink' }),
      body('sky', box(84, 330, 560, 200), { tone: 'ink' }),
      opening('cat', box(740, 690, 380, 110), { tone: 'ink', size: [40, 28] }),
      aside('end', 1000, { tone: 'ink' }),
    ],
    stops: [stop(1200, 0, 1200, ['squirrel', 'sky']), stop(0, 0, 1200, ['cat', 'end'])],
  },
];
