import { ellipse, type Painter, shade, smooth } from '@/lib/illustrator/paint';
import { isYawning, type Mood } from './mood';

const HORN = '#e0a24a';
const SMILE = '#f2dfc2';

/** The owl's beak, open wide when it yawns, with the smile under it. */
export function beak(p: Painter, mood: Mood) {
  if (isYawning(mood)) {
    p.form(
      smooth(
        [
          [-8, -82],
          [8, -82],
          [5, -66],
          [0, -60, 1],
          [-5, -66],
        ],
        true,
        5,
      ),
      shade(HORN, 0.08),
      { depth: 2 },
    );
    p.fill(ellipse(0, -76, 6, 8.6), '#7a2c34');
  }
  p.form(
    smooth(
      [
        [-6, -96],
        [0, -99],
        [6, -96],
        [4, -85],
        [0, -78, 1],
        [-4, -85],
      ],
      true,
      5,
    ),
    HORN,
    { depth: 3 },
  );
  if (mood.mouth !== 'down' && !isYawning(mood))
    p.line(
      [
        [-9, -76],
        [0, -73],
        [9, -76],
      ],
      2,
      shade(SMILE, 0.25),
      0.7,
    );
}
