import { expect, test } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import { defaultCharacter } from '../../character/default';
import { lerp, Painter, type Vec } from '../../paint';
import { drawFigure } from '../figure';
import { POSES } from '../poses';
import { skeleton } from './skeleton';

const PLACE = { x: 600, y: 1150, scale: 2.6 } as const;
const SIZE = 600;
/** A shadow that is seen between two parts of one colour is this much darker than both, share of their brightness. */
const SEEN = 0.1;

/** Brightness of points on the way from the upper arm to the forearm, halfway between elbow and shoulder. */
function acrossTheFold(build: 'pictureChild' | 'ownChild'): readonly number[] {
  const { character } = defaultCharacter({ age: 6, gender: 'boy' });
  const painter = Painter.page(SIZE);
  const look = { pose: 'handsOnHeart', expression: 'calm', outfit: 'starryPajamas', build } as const;
  drawFigure(painter, character, look, PLACE);
  const { arms, ground } = skeleton(character.age, POSES.handsOnHeart, build);
  const { root, joint, end } = arms.L;
  const [from, to] = [lerp(joint, root, 0.55), lerp(joint, end, 0.55)];
  return Array.from({ length: 21 }, (_, i) => {
    const [x, y] = lerp(from, to, i / 20);
    const at: Vec = [PLACE.x + x * PLACE.scale, PLACE.y + (y - ground) * PLACE.scale];
    const [px, py] = [(at[0] / 1200) * SIZE, (at[1] / 1200) * SIZE];
    const { data } = painter.context.getImageData(Math.round(px), Math.round(py), 1, 1);
    return itemAt([...data], 0) + itemAt([...data], 1) + itemAt([...data], 2);
  });
}

/** How much darker the darkest point between both is, share of their brightness. */
function shadowIn(tones: readonly number[]): number {
  return 1 - Math.min(...tones) / Math.min(itemAt(tones, 0), itemAt(tones, 20));
}

test('§10 figures: the forearm of a folded arm is set apart from its upper arm by a shadow', () => {
  expect(shadowIn(acrossTheFold('pictureChild'))).toBeGreaterThan(SEEN);
  // The first edition keeps its drawing.
  expect(shadowIn(acrossTheFold('ownChild'))).toBeLessThan(SEEN);
});
