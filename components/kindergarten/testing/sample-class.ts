import type { ClassChild, ClassView } from '@/lib/kindergarten';

/** A child with a name and a photo. */
export const createChild = (position: number, change: Partial<ClassChild> = {}): ClassChild => ({
  id: `child-${position}`,
  bookId: `book-${position}`,
  name: `Noa ${String.fromCharCode(64 + position)}`,
  fullName: '',
  gender: 'girl',
  age: 5,
  catalogueId: null,
  addedByLink: false,
  approvedByParent: false,
  fileSha256: null,
  photoUrl: null,
  readOnDevice: false,
  portraitUrl: null,
  drawing: null,
  unsureTraits: [],
  missing: [],
  ...change,
});

/** An Israeli class in Hebrew, without children. */
export const createClass = (change: Partial<ClassView> = {}): ClassView => ({
  id: 'class',
  country: 'IL',
  language: 'he',
  kindergartenName: '',
  contactName: '',
  email: '',
  catalogueId: 1,
  bookType: 'printed',
  delivery: 'standard',
  defaultGender: 'boy',
  defaultAge: 5,
  declared: false,
  link: null,
  orderId: null,
  children: [],
  ...change,
});
