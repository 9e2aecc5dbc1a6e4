import type { Check } from '../model';
import { faultsOf } from './excerpt';

const SPACE = '[ \\u00a0\\u2007\\u202f]';

const DOUBLE = new RegExp(`${SPACE}{2,}|\\t`, 'gu');
/** A space that parts a mark from the word that it belongs to; `…` may open a sentence. */
const BEFORE_MARK = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}”»״!?])${SPACE}+(?=[,.!?:;،؛؟»”])`, 'gu');
const INSIDE_OPENING = new RegExp(`[«“„]${SPACE}+`, 'gu');
const AT_LINE_EDGE = /^[ \u00a0]+|[ \u00a0]+$/gmu;

/** Two spaces where one will do, and spaces where none belongs. */
export const checkSpaces: Check = ({ text }) =>
  [DOUBLE, BEFORE_MARK, INSIDE_OPENING, AT_LINE_EDGE].flatMap((pattern) => faultsOf('double_space', text, pattern));
