import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, retold } from '../../pair-parts';
import { overTheWater as ofTwo } from '../pair/over-the-water';
import { last } from './parts';

const [stream, owl] = [findSpread(ofTwo, 's07'), findSpread(ofTwo, 's08')];

const SCALE = 1.06;
/** Of the end of the bridge, where the third goes. */
const ahead = { x: 1740, y: 996 };

const { heroes = [], props = [] } = stream.scene.pictures[0]?.scene ?? {};

/** Over the water, one after the other, and up to the owl. */
export const overTheWater: readonly SpreadLayout[] = [
  retold(stream, {
    heroes: [
      ...heroes.slice(0, 2),
      last({
        at: { ...ahead, scale: SCALE },
        pose: 'teeter',
        expression: 'laugh',
        lookAt: { x: 1350, y: 1040 },
        hands: {
          left: { at: { x: ahead.x - 62 * SCALE, y: ahead.y - 268 * SCALE + 26 }, shape: 'wave' },
        },
      }),
    ],
    props: props.slice(0, 1),
  }),
  joined(
    owl,
    last({
      at: { x: 398, y: 878, scale: 0.36, depth: 499 },
      pose: 'standStill',
      expression: 'wonder',
      lookAt: { actor: 'owl' },
    }),
    // The eyes of the dark are seen between.
    {
      by: [20, 0],
      held: { lantern: 1 },
      others: { second: { at: { x: 540, y: 874, scale: 0.39, depth: 499 } } },
    },
  ),
];
