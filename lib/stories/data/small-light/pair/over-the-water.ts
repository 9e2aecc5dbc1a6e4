import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { carriedLantern } from '../picture/carried-lantern';
import { overTheWater as one } from '../picture/over-the-water';
import { first, other } from './parts';

const SCALE = 1.16;
/** Of the bridge, which wheels can cross too. */
const [behind, between, ahead] = [
  { x: 430, y: 1000 },
  { x: 946, y: 992 },
  { x: 1740, y: 996 },
];
const early = carriedLantern({
  id: 'lantern1',
  kind: 'lantern',
  at: [behind.x + 88 * SCALE, behind.y - 158 * SCALE + 26],
  scale: SCALE * 0.88,
  depth: behind.y + 0.1,
});
const late = carriedLantern({
  id: 'lantern3',
  kind: 'lantern',
  at: [ahead.x + 136 * SCALE, ahead.y - 182 * SCALE + 26],
  scale: SCALE * 0.88,
  depth: ahead.y + 0.1,
});

const far = carriedLantern({ kind: 'lantern', at: [575, 824], scale: 0.4, depth: 500.1 });

/** Over the water and up to the owl. */
export const overTheWater: readonly SpreadLayout[] = [
  retold(findSpread(one, 's07'), {
    stage: 'streamBridgeWide',
    heroes: [
      first({
        id: 'first',
        at: { ...behind, scale: SCALE },
        pose: 'sneak',
        expression: 'worry',
        lookAt: { x: behind.x + 190, y: behind.y + 20 },
        hands: {
          left: { at: { x: behind.x - 84 * SCALE, y: behind.y - 168 * SCALE + 26 }, shape: 'relaxed', elbow: 'left' },
          right: early.fist,
        },
      }),
      other({
        at: { ...between, scale: SCALE },
        pose: 'startle',
        expression: 'surprise',
        lookAt: { x: between.x + 160, y: between.y + 60 },
        hands: { left: { at: { x: between.x - 190 * SCALE, y: between.y - 238 * SCALE + 26 }, shape: 'wave' } },
      }),
      first({
        id: 'third',
        at: { ...ahead, scale: SCALE },
        pose: 'teeter',
        expression: 'laugh',
        lookAt: { x: 1350, y: 1040 },
        hands: {
          left: { at: { x: ahead.x - 62 * SCALE, y: ahead.y - 268 * SCALE + 26 }, shape: 'wave' },
          right: late.fist,
        },
      }),
    ],
    companions: [
      { kind: 'foxWalk', at: { x: 690, y: 996, scale: 1.02 }, expression: 'worry', lookAt: { actor: 'second' } },
      {
        id: 'wetFox',
        kind: 'foxSit',
        at: { x: 1350, y: 1150, scale: 1.3 },
        expression: 'surprise',
        waterline: 1072,
        lookAt: { actor: 'third' },
      },
      { kind: 'firefly', at: { x: 2080, y: 600, scale: 0.6, afloat: true }, expression: 'joy', facing: -1 },
    ],
    props: [early.prop, late.prop],
  }),
  retold(findSpread(one, 's08'), {
    heroes: [
      first({
        at: { x: 600, y: 872, scale: 0.42, depth: 500 },
        pose: 'pointUp',
        expression: 'wonder',
        lookAt: { actor: 'owl' },
        hands: { left: far.fist },
      }),
      other({
        at: { x: 512, y: 874, scale: 0.4, depth: 499 },
        pose: 'standStill',
        expression: 'wonder',
        lookAt: { actor: 'owl' },
      }),
    ],
    props: [far.prop],
  }),
];
