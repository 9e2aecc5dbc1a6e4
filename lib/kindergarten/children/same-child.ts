import type { SplitName } from '@/lib/books';
import { stripPoints } from '@/lib/platform/text/points';

const normalizeName = (name: string): string => stripPoints(name).replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Whether two names may be one child's: the same full name, or the same first name where one of them has no family name.
 */
export function mayBeOneChild(left: SplitName, right: SplitName): boolean {
  const [a, b] = [normalizeName(left.name), normalizeName(right.name)];
  if (a === '' || b === '') return false;
  if (left.fullName !== '' && right.fullName !== '')
    return normalizeName(left.fullName) === normalizeName(right.fullName);
  const wholeNames = [left, right].map(({ name, fullName }) => normalizeName(fullName || name));
  return a === b || wholeNames[0] === wholeNames[1];
}
