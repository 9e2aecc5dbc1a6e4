import { describe, expect, it } from 'vitest';
import { applyEdits } from './page-edits';

const mark = (text: string): string => text.replaceAll('[', '\u2068').replaceAll(']', '\u2069');
const unmark = (text: string): string => text.replaceAll('\u2068', '[').replaceAll('\u2069', ']');

describe('§4 editor: the name in an edited page', () => {
  it.each([
    // The name is an ordinary word in the first paragraph, which the parent left as it was.
    ['he', 'אור', '[אור] ראתה אור.', 'ואז אור צחקה.', 'ואז [אור] צחקה.'],
    ['en', 'Joy', 'Joy to the world, said [Joy].', 'Then Joy laughed.', 'Then [Joy] laughed.'],
    ['ar', 'نور', 'رأت [نور] نور القمر.', 'وضحكت لنور.', 'وضحكت ل[نور].'],
    ['ru', 'Вера', 'Вера\u00a0— это не [Вера].', 'И\u00a0тут Вера засмеялась.', 'И\u00a0тут [Вера] засмеялась.'],
  ] as const)(
    '%s %s: keeps its marks where nothing changed, and is found elsewhere',
    (language, name, kept, written, marked) => {
      const words = { spreads: [{ key: 's01', paragraphs: [mark(kept), mark('[Old]')] }], closing: '' };
      const sent = `${kept.replace(/[[\]]/gu, '').replaceAll('\u00a0', ' ')}\n${written}`;
      const edit = { key: 's01', text: sent, subtitle: null, variation: 0 };
      const { spreads } = applyEdits(words, [edit], { name, language });
      expect(spreads[0]?.paragraphs.map(unmark)).toEqual([kept, marked]);
    },
  );
});
