import type { Box } from '@/lib/illustrator';
import { box, opening } from '../../picture-parts';

export const OUTFIT = 'starryPajamas';

type Tone = 'ink' | 'light';

/** The couplet in its two lines, as large as a page for small children asks. */
const verse = (place: Box, tone: Tone) => opening('verse', place, { tone, size: [46, 26] });

/** The couplet from that point. */
export const verseAt = (x: number, y: number, tone: Tone, width = 960) => verse(box(x, y, width, 172), tone);

/** What is called to the child, or the child calls. */
export const callAt = (x: number, y: number, tone: Tone, width = 960) =>
  opening('call', box(x, y, width, 100), { tone, size: [38, 18] });
