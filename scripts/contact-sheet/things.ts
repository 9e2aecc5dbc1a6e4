import { COMPANION_KINDS, getCompanion, getMood } from '@/lib/illustrator/companions';
import { applyFinish, Painter } from '@/lib/illustrator/paint';
import { getHeldProp, getProp, HELD_KINDS, PROP_KINDS } from '@/lib/illustrator/props';
import { SAMPLE_CHILDREN } from '../assets/sample-children';
import type { Cell } from './grid';

/** A drawing in figure units, as large as its box allows, on paper. */
function thingCell(
  label: string,
  edge: number,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  draw: (p: Painter) => void,
): Cell {
  const p = Painter.page(edge);
  p.context.fillStyle = '#efe4d2';
  p.context.fillRect(0, 0, 1200, 1200);
  const scale = 1120 / Math.max(box.width, box.height);
  const [x, y] = [600 - (box.x + box.width / 2) * scale, 600 - (box.y + box.height / 2) * scale];
  p.in(x, y, 0, scale, scale, () => draw(p));
  applyFinish(p.canvas);
  return { label, picture: p.canvas };
}

/** Every companion and every thing, alone. */
export function companions(edge: number): readonly Cell[] {
  const look = { mood: getMood('joy'), hero: SAMPLE_CHILDREN.tamar };
  const alive = COMPANION_KINDS.map((kind) => {
    const it = getCompanion(kind);
    return it && thingCell(kind, edge, it.box, (p) => it.draw(p, look));
  });
  const things = [
    ...PROP_KINDS.map((kind) => [kind, getProp(kind)] as const),
    ...HELD_KINDS.map((kind) => [`${kind} in the hand`, getHeldProp(kind)] as const),
  ].map(([label, it]) => it && thingCell(label, edge, it.box, (p) => it.draw(p, {})));
  return [...alive, ...things].filter((cell) => cell !== undefined);
}
