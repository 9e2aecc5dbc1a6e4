import { checkBraces } from './checks/braces';
import { checkLanguages } from './checks/languages';
import { checkNames } from './checks/names';
import { checkOverflow } from './checks/overflow';
import { checkPoints } from './checks/points';
import { checkQuotes } from './checks/quotes';
import { checkSpaces } from './checks/spaces';
import { checkTypography } from './checks/typography';
import { checkGender } from './gender';
import type { Check, Fault, PageToProof } from './model';

const CHECKS: readonly Check[] = [
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
 * Reads one page as a publisher's proof-reader would and reports every fault, the gravest kinds first; empty for a
 * page that can be printed. Pure but for the fonts that it measures with.
 */
export const proofread = (page: PageToProof): readonly Fault[] => CHECKS.flatMap((check) => check(page));
