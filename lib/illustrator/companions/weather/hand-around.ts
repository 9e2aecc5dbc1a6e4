import { pictureBuild, proportions } from '../../figure/body/proportions';
import { skinTones } from '../../figure/skin';
import { type Painter, type Polygon, radians, smooth, taper, type Vec } from '../../paint';
import type { CompanionLook } from '../model';
import { relative } from '../people/family';
import { GROWN_SCALE } from '../people/person';

/** Four fingers from knuckle to tip, the outer one last; the thumb is behind the shoulder. */
const FINGERS: readonly (readonly [Vec, Vec, Vec])[] = [
  [
    [10.6, 5.2],
    [16.4, 6.6],
    [20, 5.2],
  ],
  [
    [12.4, -4.6],
    [18.6, -6.2],
    [22.6, -5.6],
  ],
  [
    [13, 2],
    [20.4, 2.6],
    [24.6, 1.4],
  ],
  [
    [13.2, -1.4],
    [20.8, -1.8],
    [25.4, -2.2],
  ],
];
const RADII = [3, 2.9, 2.4] as const;
/** Of the back of the hand, what has come over the shoulder. */
const BACK: Polygon = smooth([
  [1, -4],
  [4, -6],
  [10.5, -7.4],
  [14.2, -4],
  [14.4, 2.4],
  [11.4, 7],
  [4, 6],
  [1, 4.6],
]);

function fingersOver(p: Painter, tone: string): void {
  const skin = skinTones(tone);
  const [lx, ly] = p.lit();
  const fingers = FINGERS.map((points) => taper(points, RADII, { steps: 6 }));
  const whole = [...fingers, BACK];
  p.fill(whole, '#2c1a3a', { alpha: 0.34, blur: 3, dx: -lx * 2, dy: -ly * 3 });
  p.fill(whole, skin.base);
  fingers.forEach((finger, i) => {
    p.clip(whole, () => p.edge(finger, skin.deep, 1.6, 0.6));
    p.fill(finger, skin.base);
    const line = (FINGERS[i] ?? []).map(([x, y]): Vec => [x + lx * 0.8, y + ly * 0.8]);
    p.line(line, 1.7, skin.light, 0.5);
  });
  p.fill(BACK, skin.base);
  for (const y of [-3.2, 0.4, 3.6])
    p.line(
      [
        [11.8, y - 0.5],
        [13.4, y + 0.3],
      ],
      1.1,
      skin.line,
      0.35,
    );
  p.inner(whole, skin.shadow, lx * 2, ly * 2, 1.6, 0.45, 0.35);
}

/** Of a hand that nobody has aimed. */
const NOWHERE = { at: [0, 0] as Vec, angle: 0 };
/** Where the hand meets its aim, as a hand at rest whose thumb is down. */
const GRIP: Vec = [10, 4];

/** The hand of the grandfather that comes over a shoulder from behind, as his right hand is aimed there. */
export function handAround(p: Painter, { hero, hands }: CompanionLook): void {
  const { at, angle = 0 } = hands?.R ?? NOWHERE;
  const { character, build = 'man' } = relative('grandfather', hero);
  const size = proportions(character.age, pictureBuild(build)).hand * GROWN_SCALE;
  p.in(at[0], at[1], radians(angle), size, size, () => {
    p.in(-GRIP[0], -GRIP[1], 0, 1, 1, () => fingersOver(p, character.skin));
  });
}
