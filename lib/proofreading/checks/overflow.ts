import { pageFits } from '@/lib/typesetting/server';
import type { Check } from '../model';

/** Text that does not fit its page at 14 pt, or a word wider than the page. */
export const checkOverflow: Check = ({ text, language }) =>
  pageFits(text.split('\n').filter(Boolean), language) ? [] : [{ kind: 'overflow', excerpt: text.slice(0, 40) }];
