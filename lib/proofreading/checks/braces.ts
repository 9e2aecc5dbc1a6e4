import type { PageCheck } from '../model';
import { findFaults } from './excerpt';

/** Leftovers of an unformatted message: braces, or the keywords of a select. */
export const checkBraces: PageCheck = ({ text }) =>
  findFaults('leftover_braces', text, /[{}]|\b(?:select|plural|selectordinal)\s*,|\bother\s*\{|\$\{|%[sd]\b/gu);
