import type { TaskView } from '@/lib/books';
import type { Gender } from '@/lib/catalogue';
import type { CountryCode, Language } from '@/lib/markets';
import type { GroupDelivery } from '@/lib/prices';

export const CLASS_BOOK_TYPES = ['digital', 'printed'] as const;
export type ClassBookType = (typeof CLASS_BOOK_TYPES)[number];

/** How a parent decided about a book: its pages were looked at, or it is printed as it is drawn. */
export type ParentApproval = 'seen' | 'as_drawn';

/** What a child's book still needs before it can be ordered. */
export type MissingPart = 'name' | 'gender' | 'age' | 'photo' | 'book';

/** A child of a class, as its teacher sees it. */
export type ClassChild = {
  readonly id: string;
  readonly bookId: string;
  /** The hero's: the first name. */
  readonly name: string;
  /** With the family name, for lists and labels; empty where it is the hero's name. */
  readonly fullName: string;
  /** `null`: nobody has said it yet, and the class cannot be ordered. */
  readonly gender: Gender | null;
  /** Years; `null` like the gender. */
  readonly age: number | null;
  /** The story of this child alone; `null`: the one of the class. */
  readonly catalogueId: number | null;
  /** A parent added the child by the class link: name and progress are all that the teacher sees. */
  readonly addedByLink: boolean;
  /** Of the file that was sent, in hex; `null` for a child without one. */
  readonly fileSha256: string | null;
  /** Signed link of the photo that the teacher uploaded, for 15 minutes. */
  readonly photoUrl: string | null;
  /** The teacher's device read the hero from a photo that it did not send. */
  readonly readOnDevice: boolean;
  /** Signed link of the drawn hero. */
  readonly portraitUrl: string | null;
  readonly drawing: TaskView | null;
  /** Its parent has looked at the book, or wants it as it is drawn. */
  readonly approvedByParent: boolean;
  /** Traits that the photo did not tell well. */
  readonly unsureTraits: readonly string[];
  readonly missing: readonly MissingPart[];
};

export type ClassLink = {
  readonly token: string;
  /** ISO 8601. */
  readonly closesAt: string;
  readonly open: boolean;
  /** Children that parents have added. */
  readonly added: number;
};

/** A class that is being collected. */
export type ClassView = {
  readonly id: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly kindergartenName: string;
  readonly contactName: string;
  readonly email: string;
  readonly catalogueId: number | null;
  readonly bookType: ClassBookType;
  readonly delivery: GroupDelivery | null;
  readonly defaultGender: Gender;
  readonly defaultAge: number;
  /** The school has declared that it may use the photos of its class. */
  readonly declared: boolean;
  readonly link: ClassLink | null;
  readonly orderId: string | null;
  readonly children: readonly ClassChild[];
};

/** What a parent reads before adding a child by the class link. */
export type LinkView = {
  readonly kindergartenName: string;
  readonly language: Language;
  readonly country: CountryCode;
  readonly catalogueId: number | null;
  readonly closesAt: string;
  readonly open: boolean;
  /** The children that this parent has added. */
  readonly own: readonly OwnChild[];
};

/** A child as the parent sees it who added it by the class link. */
export type OwnChild = {
  readonly id: string;
  readonly bookId: string;
  readonly name: string;
  readonly gender: Gender;
  readonly age: number;
  /** The team may have the files of this book. */
  readonly filesToTeacher: boolean;
  readonly missing: readonly MissingPart[];
  /** How the parent decided about the book as it is now; `null`: not yet, or it was changed since. */
  readonly approval: ParentApproval | null;
  /** `collecting`: the team has not ordered yet. `ended`: the book left the order. */
  readonly state: 'collecting' | 'making' | 'ready' | 'printing' | 'delivered' | 'ended';
  /** Until the last day of the link, while the class is not paid. */
  readonly editable: boolean;
  /** Where a digital book is downloaded, while it can be. */
  readonly downloadPath: string | null;
};
