import { checkBraces } from './checks/braces';
import { checkLanguages } from './checks/languages';
import { checkNames } from './checks/names';
import { checkOverflow } from './checks/overflow';
import { checkPoints } from './checks/points';
import { checkQuotes } from './checks/quotes';
import { checkSpaces } from './checks/spaces';
import { checkTypography } from './checks/typography';
import { checkGender } from './gender';
import type { Fault, PageCheck, PageInput } from './model';

const CHECKS: readonly PageCheck[] = [
  checkBraces,
  checkNames,
  checkLanguages,
  checkGender,
  checkSpaces,
  checkPoints,
  checkQuotes,
  checkTypography,
  checkOverflow,
];

/** Smileys as families type them, with the space before. */
const EMOTICONS = / ?(?<![\p{L}\p{N}])[:;]-?[)(DPp](?![\p{L}\p{N}])/gu;

/**
 * Proofreads one page and reports every fault, the most serious kinds first; empty for a printable page. Pure except
 * for measuring text with the fonts.
 */
export const proofread = (page: PageInput): readonly Fault[] => {
  const read = page.byParent ? { ...page, text: page.text.replace(EMOTICONS, '') } : page;
  return CHECKS.flatMap((check) => check(read));
};
