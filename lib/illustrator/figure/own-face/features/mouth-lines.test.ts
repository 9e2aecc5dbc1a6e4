import { describe, expect, test } from 'vitest';
import { AVERAGE_FACE } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { Painter } from '../../../paint';
import { child as childWith } from '../../../testing/own-faces';
import type { ExpressionName } from '../../expressions';
import { headContext } from '../../head/head-context';
import { faceContext } from '../face-context';
import { mouthLines } from './mouth-lines';

const child = childWith(AVERAGE_FACE);

function mouthOf(expression: ExpressionName) {
  const head = headContext(Painter.page(8), child, { yaw: 0, pitch: 0, expression });
  if (!head.own) throw new Error('no face of its own');
  const lines = mouthLines(faceContext(head, head.own.face, head.own.mood));
  const [left, middle] = [itemAt(lines.upperOuter, 0), itemAt(lines.upperInner, 5)];
  return { ...lines, rise: middle[1] - left[1], bites: head.own.mood.mouth.bites };
}

describe('§10 figures: a child shouts, gasps, wavers and holds its breath with different mouths', () => {
  test('a shout is the widest open mouth but for rage, with corners that do not smile', () => {
    const { gap, rise } = mouthOf('scream');
    for (const other of ['joy', 'laugh', 'amazed', 'fear'] as const) expect(gap).toBeGreaterThan(mouthOf(other).gap);
    expect(rise).toBeLessThan(mouthOf('amazed').rise);
  });

  test('a bellow opens wider than every other mouth, because the jaw falls', () => {
    const { gap } = mouthOf('bellow');
    for (const other of ['roar', 'scream', 'burst', 'rage'] as const)
      expect(gap).toBeGreaterThan(mouthOf(other).gap * 1.3);
  });

  test('a glad gasp is open and smiles', () => {
    const { gap, rise } = mouthOf('amazed');
    expect(gap).toBeGreaterThan(5);
    expect(rise).toBeGreaterThan(mouthOf('wonder').rise);
  });

  test('a wavering mouth, a bitten lip and a held breath are closed', () => {
    for (const closed of ['uneasy', 'biteLip', 'breathHeld'] as const) expect(mouthOf(closed).gap).toBeLessThan(1.15);
    const { upperInner } = mouthOf('uneasy');
    expect(itemAt(upperInner, 3)[1]).toBeLessThan(itemAt(upperInner, 7)[1] - 1);
    expect(mouthOf('biteLip').bites).toBe(true);
    const width = (line: readonly (readonly [number, number])[]) => itemAt(line, 10)[0] - itemAt(line, 0)[0];
    expect(width(mouthOf('breathHeld').upperOuter)).toBeLessThan(width(mouthOf('calm').upperOuter) * 0.75);
  });

  test('lips that show teeth meet before the corners of the mouth', () => {
    const { upperInner, lowerInner, gap } = mouthOf('joy');
    for (const i of [1, 9]) expect(itemAt(lowerInner, i)[1] - itemAt(upperInner, i)[1]).toBeLessThan(gap * 0.5);
  });
});
