import { getFirstName, type TaskView } from '@/lib/books';
import { getLinkExpiry, type Owner, type SignUrl, toTaskView } from '@/lib/books/server';
import { isPrintable } from '@/lib/typesetting';
import { getParentApproval } from './link/parent-approval';
import type { ClassChild, ClassView, LinkView, MissingPart } from './model';
import type { ClassChildRow, ClassRow } from './repository';

type Viewing = { readonly sign: SignUrl; readonly now: Date };

/** Whether parents may still add their children. */
export const isLinkOpen = ({ classToken, linkClosesAt }: Pick<ClassRow, 'classToken' | 'linkClosesAt'>, now: Date) =>
  classToken !== null && linkClosesAt !== null && linkClosesAt > now;

/** What the child's book still needs before it can be ordered. */
export const listMissing = ({
  book,
  genderKnown,
  ageKnown,
}: Pick<ClassChildRow, 'book' | 'genderKnown' | 'ageKnown'>): readonly MissingPart[] => [
  ...(book.childName && isPrintable(book.childName) ? [] : (['name'] as const)),
  ...(genderKnown ? [] : (['gender'] as const)),
  ...(ageKnown ? [] : (['age'] as const)),
  ...(book.character ? [] : (['photo'] as const)),
  ...(book.catalogueId ? [] : (['book'] as const)),
];

const toDrawing = ({ book }: ClassChildRow): TaskView | null => toTaskView(book, 'character');

/**
 * The teacher sees of a parent's child the first name, the progress and the drawn hero (rulings, "Class and company
 * links").
 */
async function toChildView(child: ClassChildRow, story: number | null, { sign, now }: Viewing): Promise<ClassChild> {
  const { book, addedByLink } = child;
  const expiresAt = getLinkExpiry(now);
  const photo = addedByLink ? undefined : book.photos[0];
  const portrait = book.illustrations.find(
    ({ revision, variation }) => revision === book.revision && variation === book.portraitVariation,
  );
  return {
    id: child.id,
    bookId: book.id,
    name: addedByLink ? getFirstName(book.childName ?? '') : (book.childName ?? ''),
    fullName: addedByLink ? '' : child.fullName,
    gender: child.genderKnown ? book.gender : null,
    age: child.ageKnown ? book.age : null,
    catalogueId: book.catalogueId === story ? null : book.catalogueId,
    addedByLink,
    fileSha256: addedByLink ? null : child.fileSha256,
    photoUrl: photo?.storageKey ? await sign(photo.storageKey, { expiresAt }) : null,
    readOnDevice: photo !== undefined && photo.storageKey === null,
    portraitUrl: portrait ? await sign(portrait.storageKey, { expiresAt }) : null,
    drawing: toDrawing(child),
    approvedByParent: getParentApproval(child) !== null,
    unsureTraits: addedByLink ? [] : book.unsureTraits,
    missing: listMissing(child),
  };
}

/** A class as its teacher sees it; links live 15 minutes. */
export async function toClassView(row: ClassRow, viewing: Viewing): Promise<ClassView> {
  const { id, country, language, kindergartenName, contactName, email, catalogueId, delivery, orderId } = row;
  const { defaultGender, defaultAge, classToken, linkClosesAt, children } = row;
  return {
    id,
    country,
    language,
    kindergartenName,
    contactName,
    email,
    catalogueId,
    delivery,
    orderId,
    defaultGender,
    defaultAge,
    bookType: row.bookType === 'printed' ? 'printed' : 'digital',
    declared: row.declaredAt !== null,
    link:
      classToken && linkClosesAt
        ? {
            token: classToken,
            closesAt: linkClosesAt.toISOString(),
            open: isLinkOpen(row, viewing.now),
            added: children.filter(({ addedByLink }) => addedByLink).length,
          }
        : null,
    children: await Promise.all(children.map((child) => toChildView(child, catalogueId, viewing))),
  };
}

/** What a parent reads of the class: nothing about other people's children. */
export const toLinkView = (row: ClassRow, own: LinkView['own'], now: Date): LinkView => ({
  kindergartenName: row.kindergartenName,
  language: row.language,
  country: row.country,
  catalogueId: row.catalogueId,
  closesAt: row.linkClosesAt?.toISOString() ?? '',
  open: isLinkOpen(row, now),
  own,
});

/** Whose book a child's book is: the teacher's device or account, or the parent's. */
export const getBookOwner = ({ book }: ClassChildRow): Owner => ({
  deviceId: book.deviceId,
  accountId: book.accountId,
});
