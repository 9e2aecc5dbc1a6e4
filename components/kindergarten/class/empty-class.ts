import type { ClassView } from '@/lib/kindergarten';
import type { CountryCode, Language } from '@/lib/markets';

/** The class of the form before anything is typed; the server creates it with the first change. */
export const createEmptyClass = (country: CountryCode, language: Language): ClassView => ({
  id: '',
  country,
  language,
  kindergartenName: '',
  contactName: '',
  email: '',
  catalogueId: null,
  bookType: 'digital',
  delivery: null,
  defaultGender: 'boy',
  defaultAge: 5,
  declared: false,
  link: null,
  orderId: null,
  children: [],
});
