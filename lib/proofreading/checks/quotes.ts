import type { Check } from '../model';
import { faultAt, faultsOf } from './excerpt';

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['«', '»'],
  ['“', '”'],
  ['(', ')'],
  ['[', ']'],
];

/** Marks that never nest in our books: an opening one must be closed before the next opens. */
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

/** Gershayim inside a word are an abbreviation; those at a word's edge are quotation marks and come in twos. */
const EDGE_GERSHAYIM = /(?<![\p{L}\p{M}])״|״(?![\p{L}\p{M}])/gu;
const EDGE_STRAIGHT = /(?<![\p{L}\p{M}])"|"(?![\p{L}\p{M}])/gu;

/** Quotation marks and brackets that open or close alone, over the whole page. */
export const checkQuotes: Check = ({ text, language }) => {
  // Russian quotes within quotes are „…“: the closing mark there is the opening one elsewhere.
  const pairs = language === 'ru' ? [...PAIRS.filter(([open]) => open !== '“'), ['„', '“'] as const] : PAIRS;
  const alone = pairs.flatMap((pair) => unpaired(text, pair).map((at) => faultAt('unpaired_quotes', text, at)));
  const odd = [EDGE_GERSHAYIM, EDGE_STRAIGHT].flatMap((pattern) => {
    const marks = faultsOf('unpaired_quotes', text, pattern);
    return marks.length % 2 === 1 ? marks.slice(-1) : [];
  });
  return [...alone, ...odd];
};
