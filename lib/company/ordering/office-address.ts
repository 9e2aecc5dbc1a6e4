import type { CountryCode } from '@/lib/markets';

/** Of a name on a parcel's label. */
const LONGEST_NAME = 80;

type Office = {
  readonly contactName: string;
  readonly companyName: string;
  readonly officeStreet: string;
  readonly officeCity: string;
  readonly officePostal: string | null;
  readonly officeState: string | null;
  readonly country: CountryCode;
};

/** Where the parcel of a batch goes: to its contact person at the company. */
export const toOfficeAddress = (office: Office) => ({
  fullName: `${office.contactName}, ${office.companyName}`.slice(0, LONGEST_NAME),
  country: office.country,
  state: office.officeState,
  city: office.officeCity,
  postalCode: office.officePostal,
  // HR types street and number into one field, and so they stay: a label needs no more.
  street: office.officeStreet,
  house: '',
});
