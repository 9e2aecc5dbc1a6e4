import type { PageCheck } from '../model';
import { findFaults } from './excerpt';

const SPACE = '[ \\u00a0\\u2007\\u202f]';

const DOUBLE = new RegExp(`${SPACE}{2,}|\\t`, 'gu');
/** A space between a mark and the word it belongs to; `…` may start a sentence. */
const BEFORE_MARK = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}”»״!?])${SPACE}+(?=[,.!?:;،؛؟»”])`, 'gu');
const INSIDE_OPENING = new RegExp(`[«“„]${SPACE}+`, 'gu');
const AT_LINE_EDGE = /^[ \u00a0]+|[ \u00a0]+$/gmu;

/** Double spaces, and spaces in wrong places. */
export const checkSpaces: PageCheck = ({ text }) =>
  [DOUBLE, BEFORE_MARK, INSIDE_OPENING, AT_LINE_EDGE].flatMap((pattern) => findFaults('double_space', text, pattern));
