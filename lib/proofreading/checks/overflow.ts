import { fitsPage } from '@/lib/typesetting/server';
import type { PageCheck } from '../model';

/** Text that does not fit its page at 14 pt, or a word wider than the page. */
export const checkOverflow: PageCheck = ({ text, language }) =>
  fitsPage(text.split('\n').filter(Boolean), language) ? [] : [{ kind: 'overflow', excerpt: text.slice(0, 40) }];
