import { add, clamp, mix, mul, union, type Vec } from '../../../../paint';
import type { Skin } from '../../../skin';
import { isFalling, type Side } from '../../own/outline';
import type { FrontShape } from '../gathered-hair';
import type { HairMass } from '../mass';

const SIDES = [-1, 1] as const;

/** Beside the ear the skin shows through short hair: middle, size (head units) and strength of its spot. */
const SKIN = { x: 49, y: 3, rx: 13, ry: 19, strength: 0.92 } as const;
/** Where the short hairs of a sideburn grow, how many there are and how long they are, head units. */
const SIDEBURN = { inner: 43.5, outer: 49, top: -17, bottom: 6, hairs: 26, long: 4.2 } as const;
/** A head turned by this much (sine) shows the back of its hair on the near side, and no sideburn at its edge. */
const TURNED = 0.3;

/** One short hair of a sideburn; they are fewer and fainter the lower they grow. */
function paintHair(mass: HairMass, side: Side, strength: number): void {
  const { random } = mass.h;
  const down = random() ** 1.4;
  const y = SIDEBURN.top + (SIDEBURN.bottom - SIDEBURN.top) * down;
  const x = SIDEBURN.inner + (SIDEBURN.outer - SIDEBURN.inner) * random();
  const root: Vec = [side * x, y];
  const lean: Vec = [side * (random() - 0.3) * 0.5, 1];
  const long = SIDEBURN.long * (0.6 + random() * 0.7);
  const line = [root, add(root, mul(lean, long * 0.5)), add(root, mul(lean, long))];
  const light = mass.lightAt(root) + (random() - 0.5) * 0.5;
  mass.stroke(line, 0.5 + random() * 0.5, mass.value(light), strength * (0.62 - 0.42 * down), HAIR);
}

/** Thickness of a short hair from root to tip. */
const HAIR = [0.6, 1, 0.1] as const;

/** Lets the skin show through thin short hair beside the ears, and ends all short hair in single hairs, not in a cut edge. */
export function paintThinSides(mass: HairMass, shape: FrontShape, skin: Skin): void {
  const { painter, contour, view } = mass.h;
  const tone = mix(skin.base, skin.shadow, 0.45);
  // Hair stands off the head by a hair's breadth: left out, it would be a dark line beside the skin.
  painter.clip(union(contour, mass.shape.outline.map(mass.shape.place)), () => {
    for (const side of SIDES) {
      if (isFalling(shape, side)) continue;
      const strength = side * view.turn < 0 ? clamp(1 - Math.abs(view.turn) / TURNED, 0, 1) : 1;
      if (strength === 0) continue;
      const [x, y] = mass.shape.place([side * SKIN.x, SKIN.y]);
      painter.soft(x, y, SKIN.rx, SKIN.ry, tone, SKIN.strength * strength * (shape.thinSides ?? 0));
      for (let i = 0; i < SIDEBURN.hairs; i++) paintHair(mass, side, strength);
    }
  });
}
