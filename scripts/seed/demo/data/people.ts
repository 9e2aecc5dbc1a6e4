import type { CountryCode, Language } from '@/lib/markets';

/** An invented customer, and the child of the book. */
export type DemoPerson = {
  readonly name: string;
  readonly city: string;
  readonly street: string;
  /** Of the child; `null`: the order has no book of its own. */
  readonly child: string;
  readonly gender: 'boy' | 'girl';
};

const person = (name: string, city: string, street: string, child: string, gender: 'boy' | 'girl'): DemoPerson => ({
  name,
  city,
  street,
  child,
  gender,
});

const HEBREW = [
  person('נועה לוי', 'חיפה', 'הרצל', 'איתמר', 'boy'),
  person('דנה כהן', 'תל אביב', 'דיזנגוף', 'מאיה', 'girl'),
  person('יעל מזרחי', 'ירושלים', 'עזה', 'אורי', 'boy'),
  person('רועי פרץ', 'באר שבע', 'רגר', 'תמר', 'girl'),
  person('שירה ביטון', 'נתניה', 'ויצמן', 'יונתן', 'boy'),
  person('עומר אברהם', 'רחובות', 'בנימין', 'ליה', 'girl'),
  person('מיכל דהן', 'אשדוד', 'הבנים', 'דניאל', 'boy'),
  person('אייל שרון', 'כפר סבא', 'ירושלים', 'נגה', 'girl'),
  person('הדר גולן', 'הרצליה', 'סוקולוב', 'עידו', 'boy'),
  person('ליאת רוזן', 'פתח תקווה', 'רוטשילד', 'אביגיל', 'girl'),
] as const;

const ARABIC = [
  person('سلمى حداد', 'الناصرة', 'شارع بولس السادس', 'يوسف', 'boy'),
  person('كريم خوري', 'حيفا', 'شارع عباس', 'ليلى', 'girl'),
  person('هبة منصور', 'الطيبة', 'شارع السلام', 'آدم', 'boy'),
  person('رامي نصار', 'عكا', 'شارع صلاح الدين', 'نور', 'girl'),
] as const;

const RUSSIAN = [
  person('Анна Соколова', 'Ашдод', 'ул. Герцля', 'Марк', 'boy'),
  person('Павел Левин', 'Хайфа', 'ул. Яффо', 'Соня', 'girl'),
  person('Ирина Коган', 'Бат-Ям', 'ул. Бальфур', 'Лев', 'boy'),
  person('Олег Фридман', 'Нетания', 'ул. Дизенгоф', 'Ева', 'girl'),
] as const;

const AMERICAN = [
  person('Emily Carter', 'Austin', 'Oak Street', 'Liam', 'boy'),
  person('James Miller', 'Denver', 'Pine Avenue', 'Ava', 'girl'),
  person('Olivia Brooks', 'Portland', 'Maple Drive', 'Noah', 'boy'),
  person('Daniel Reyes', 'San Diego', 'Harbor Road', 'Mia', 'girl'),
] as const;

const KENYAN = [
  person('Wanjiku Kamau', 'Nairobi', 'Ngong Road', 'Baraka', 'boy'),
  person('Otieno Ochieng', 'Kisumu', 'Oginga Odinga Street', 'Amani', 'girl'),
  person('Achieng Mwangi', 'Mombasa', 'Nyali Road', 'Juma', 'boy'),
  person('Kiprop Cheruiyot', 'Eldoret', 'Uganda Road', 'Zuri', 'girl'),
] as const;

/** Who orders in this market and language, over and over. */
export function listPeople(country: CountryCode, language: Language): readonly DemoPerson[] {
  if (country === 'US') return AMERICAN;
  if (country === 'KE') return KENYAN;
  if (language === 'ar') return ARABIC;
  return language === 'ru' ? RUSSIAN : HEBREW;
}

/** A fictional phone of this market. `at`: 0 to 99. */
export function toDemoPhone(country: CountryCode, at: number): string {
  const last = String(at).padStart(2, '0');
  return { IL: `+9725455501${last}`, US: `+120255501${last}`, KE: `+2547115501${last}` }[country];
}

/** The children of the class, in the order of its list. */
export const CLASS_CHILDREN = [
  ['גיא', 'boy'],
  ['רוני', 'girl'],
  ['אלון', 'boy'],
  ['שקד', 'girl'],
  ['יואב', 'boy'],
  ['הילה', 'girl'],
  ['נדב', 'boy'],
  ['עדי', 'girl'],
  ['ארז', 'boy'],
  ['כרמל', 'girl'],
] as const satisfies readonly (readonly [string, DemoPerson['gender']])[];

/** Employees of a company, with the children of their books. */
export const EMPLOYEES = [
  ['Grace Njeri', 'Imani', 'girl'],
  ['Peter Mutua', 'Jabali', 'boy'],
  ['Mary Atieno', 'Neema', 'girl'],
  ['Brian Kiptoo', 'Tumaini', 'boy'],
  ['Faith Wambui', 'Pendo', 'girl'],
  ['Samuel Onyango', 'Rafiki', 'boy'],
  ['Lucy Chebet', 'Malaika', 'girl'],
  ['David Kariuki', 'Simba', 'boy'],
  ['Esther Moraa', 'Safi', 'girl'],
  ['Kevin Barasa', 'Taji', 'boy'],
] as const satisfies readonly (readonly [string, string, DemoPerson['gender']])[];
