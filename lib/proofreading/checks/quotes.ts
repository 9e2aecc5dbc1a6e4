import type { PageCheck } from '../model';
import { createFault, findFaults } from './excerpt';

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['«', '»'],
  ['“', '”'],
  ['(', ')'],
  ['[', ']'],
];

/** Marks that are never nested in our books: each must be closed before the next one opens. */
function unpaired(text: string, [open, close]: readonly [string, string]) {
  const faults: number[] = [];
  let opened = -1;
  for (const [index, character] of [...text].entries()) {
    if (character === open) {
      if (opened >= 0) faults.push(opened);
      opened = index;
    } else if (character === close) {
      if (opened < 0) faults.push(index);
      opened = -1;
    }
  }
  return opened >= 0 ? [...faults, opened] : faults;
}

/** Gershayim inside a word mark an abbreviation; those at the edge of a word are quotation marks and come in pairs. */
const EDGE_GERSHAYIM = /(?<![\p{L}\p{M}])״|״(?![\p{L}\p{M}])/gu;
const EDGE_STRAIGHT = /(?<![\p{L}\p{M}])"|"(?![\p{L}\p{M}])/gu;

/** Unpaired quotation marks and brackets on the whole page. */
export const checkQuotes: PageCheck = ({ text, language }) => {
  // Russian nested quotes are „…“: their closing mark is the opening one in other languages.
  const pairs = language === 'ru' ? [...PAIRS.filter(([open]) => open !== '“'), ['„', '“'] as const] : PAIRS;
  const alone = pairs.flatMap((pair) => unpaired(text, pair).map((at) => createFault('unpaired_quotes', text, at)));
  const odd = [EDGE_GERSHAYIM, EDGE_STRAIGHT].flatMap((pattern) => {
    const marks = findFaults('unpaired_quotes', text, pattern);
    return marks.length % 2 === 1 ? marks.slice(-1) : [];
  });
  return [...alone, ...odd];
};
