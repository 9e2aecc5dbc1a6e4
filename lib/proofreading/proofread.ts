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

/**
 * Proofreads one page and reports every fault, the most serious kinds first; empty for a printable page. Pure except
 * for measuring text with the fonts.
 */
export const proofread = (page: PageInput): readonly Fault[] => CHECKS.flatMap((check) => check(page));
