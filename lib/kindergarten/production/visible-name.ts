import { getFirstName } from '@/lib/books';
import type { OrderedChild } from '../ordering/repository';

type NamedChild = Pick<OrderedChild, 'addedByLink' | 'fullName'> & {
  readonly book: Pick<OrderedChild['book'], 'childName'>;
};

/**
 * A child's name as the teacher sees it: only the first name of a child whom a parent added (rulings, "Class and
 * company links").
 */
export const getVisibleName = ({ addedByLink, book: { childName } }: NamedChild): string =>
  addedByLink ? getFirstName(childName ?? '') : (childName ?? '');

/** A child's name as papers and labels print it: with the family name, where the teacher gave it (§5 child name). */
export const getLabelName = (child: NamedChild): string =>
  child.addedByLink ? getVisibleName(child) : child.fullName || getVisibleName(child);

/** Whether the teacher gets and edits the files of a child's book: its parent decides for a child added by link. */
export const mayHaveFiles = ({
  addedByLink,
  filesToTeacher,
}: Pick<OrderedChild, 'addedByLink' | 'filesToTeacher'>): boolean => !addedByLink || filesToTeacher;
