import type { Box } from '@/lib/illustrator';
import { box, type Companion, call, opening } from '../../picture-parts';

export const OUTFIT = 'starryPajamas';

type At = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
};

/** The yawn; the place is its middle. */
export const yawnAt = (at: At, rest: Partial<Companion> = {}): Companion => ({
  id: 'yawn',
  kind: 'travellingYawn',
  expression: 'asleep',
  at: { afloat: true, ...at },
  ...rest,
});

/** What the dusk of a spread takes from the colours of a child. */
export const hazeOf = (step: number) => ({ colour: '#2a2a66', share: (step - 5) * 0.05, lit: true });

type Tone = 'ink' | 'light';

/** The couplet in its two lines, as large as a page for small children asks. */
export const verse = (place: Box, tone: Tone) => opening('verse', place, { tone, size: [46, 26] });

/** The couplet from the top of a page. */
export const verseAt = (x: number, y: number, tone: Tone, width = 960) => verse(box(x, y, width, 172), tone);

/** What the child calls. */
export const callAt = (x: number, y: number, tone: Tone, width = 960) =>
  opening('call', box(x, y, width, 100), { tone, size: [38, 18] });

/** The sound of the yawn, which gets smaller from page to page. */
export const sound = (x: number, y: number, size: number, tone: Tone, maxWidth = 800, turn = -4) =>
  call('yawn', [x, y], size, maxWidth, { tone, turn });
