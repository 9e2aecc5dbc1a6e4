import { loadMessages } from './load-messages';

/** The languages of the shop's desk: those that its staff speak. */
export const STAFF_LANGUAGES = ['he', 'en'] as const;
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

export const isStaffLanguage = (value: string | undefined): value is StaffLanguage =>
  STAFF_LANGUAGES.some((language) => language === value);

/** The texts of the desk, with those of the shop's own forms and errors that it shows. */
export async function loadStaffMessages(language: StaffLanguage) {
  const [{ account, errors }, staff] = await Promise.all([
    loadMessages(language),
    import(`../../messages/${language}/staff.json`),
  ]);
  return { account: { verify: account.verify }, errors, staff: staff.default };
}
