import type { Check } from '../model';
import { faultsOf } from './excerpt';

/** Rests of a message that was never filled in: braces, or the keywords of a choice. */
export const checkBraces: Check = ({ text }) =>
  faultsOf('leftover_braces', text, /[{}]|\b(?:select|plural|selectordinal)\s*,|\bother\s*\{|\$\{|%[sd]\b/gu);
