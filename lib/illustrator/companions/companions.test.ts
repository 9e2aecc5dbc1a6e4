import { describe, expect, test } from 'vitest';
import { Painter } from '@/lib/illustrator/paint';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { getHeldProp, getProp, HELD_KINDS, PROP_KINDS } from '../props';
import { COMPANION_KINDS, getCompanion, getMood } from '.';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Alpha of a drawing on a layer of exactly its box, one pixel per figure unit. */
function render({ x, y, width, height }: Box, draw: (p: Painter) => void) {
  const p = Painter.page(1200, [-0.5, -0.8], [width, height]);
  p.in(-x, -y, 0, 1, 1, () => draw(p));
  const { data } = p.context.getImageData(0, 0, width, height);
  const alpha = (column: number, row: number) => data[(row * width + column) * 4 + 3] as number;
  let border = 0;
  for (let i = 0; i < width; i++) border = Math.max(border, alpha(i, 0), alpha(i, height - 1));
  for (let j = 0; j < height; j++) border = Math.max(border, alpha(0, j), alpha(width - 1, j));
  return { border, painted: data.some((value, i) => i % 4 === 3 && value > 200), data };
}

/** Covers every kind of eyes, mouth and ears, and the yawn, which has its own drawing. */
const FACES = ['laugh', 'wonder', 'sad', 'asleep', 'yawn'] as const;

describe('companions', () => {
  test.each(COMPANION_KINDS)('%s is drawn inside its box with all its faces', (kind) => {
    const companion = getCompanion(kind);
    if (!companion) throw new Error(kind);
    for (const expression of FACES) {
      const { border, painted } = render(companion.box, (p) =>
        companion.draw(p, { mood: getMood(expression), hero: null }),
      );
      expect([expression, border, painted]).toEqual([expression, 0, true]);
    }
  });

  const DOGS = COMPANION_KINDS.filter((kind) => /^dog[A-Z]/.test(kind) && getCompanion(kind)?.above);
  test.each(DOGS.flatMap((kind) => (['upright', 'folded'] as const).map((ears) => [kind, ears] as const)))(
    '§10 family: %s has room for ears that are %s',
    (kind, ears) => {
      const companion = getCompanion(kind);
      if (!companion) throw new Error(kind);
      const { box, above = 0 } = companion;
      const hero = { ...SAMPLE_CHILDREN.noam, family: { dog: { fur: '#2b2426', ears } } };
      const room = { ...box, y: box.y - above, height: box.height + above };
      for (const expression of FACES) {
        const { border } = render(room, (p) => companion.draw(p, { mood: getMood(expression), hero }));
        expect([expression, border]).toEqual([expression, 0]);
      }
    },
  );

  test.each(['foxSit', 'owl', 'firefly'])('%s shows joy and worry on different faces', (kind) => {
    const companion = getCompanion(kind);
    if (!companion) throw new Error(kind);
    const [joy, worry] = (['joy', 'worry'] as const).map(
      (expression) => render(companion.box, (p) => companion.draw(p, { mood: getMood(expression), hero: null })).data,
    );
    expect(joy).not.toEqual(worry);
  });
});

describe('props', () => {
  const props = [
    ...PROP_KINDS.map((kind) => [`${kind} on the ground`, getProp(kind)] as const),
    ...HELD_KINDS.map((kind) => [`${kind} in a hand`, getHeldProp(kind)] as const),
  ];
  test.each(props)('%s is drawn inside its box', (_, prop) => {
    if (!prop) throw new Error('missing');
    expect(render(prop.box, (p) => prop.draw(p, {}))).toMatchObject({ border: 0, painted: true });
  });
});
