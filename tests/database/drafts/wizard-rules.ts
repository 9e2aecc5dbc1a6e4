import type { Language } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';

export type Rule = {
  readonly rule: string;
  readonly code: ErrorCode;
  /** The step's form, or the field of the wizard's schema. */
  readonly form: 'child' | 'selectedBook' | 'images' | 'priceTier' | 'email' | 'phone';
  /** The value as the form holds it. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly route: 'draft' | 'photo' | 'verification';
  /** The same value as sent without the form. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly words: Readonly<Record<Language, string>>;
};

const both = (answer: Rule['given']) => ({ given: answer, sent: answer });
const child = { form: 'child', route: 'draft' } as const;

const AGE_WORDS = {
  he: 'בחרו גיל מ־1 עד 10',
  en: 'Choose an age from 1 to 10',
  ar: 'اختاروا عمرًا من 1 إلى 10',
  ru: 'Выберите возраст от 1 до 10',
};

/** Every rule of spec §5 "Child name" and "Wizard schema", violated once, with its message. */
export const RULES: readonly Rule[] = [
  {
    rule: 'child name: at least 2 characters',
    code: 'name_too_short',
    ...child,
    ...both({ childName: 'נ' }),
    words: {
      he: 'בשם צריכות להיות לפחות שתי אותיות',
      en: 'Name must be at least 2 characters',
      ar: 'يجب أن يتكوّن الاسم من حرفين على الأقل',
      ru: 'В имени должно быть не меньше двух букв',
    },
  },
  {
    rule: 'child name: only letters, spaces and hyphens',
    code: 'name_letters_only',
    ...child,
    ...both({ childName: 'נועה_7' }),
    words: {
      he: 'בשם יכולים להיות רק אותיות, רווחים ומקפים',
      en: 'Name can only contain letters, spaces, and hyphens',
      ar: 'يمكن أن يحتوي الاسم على حروف ومسافات وشرطات فقط',
      ru: 'В имени могут быть только буквы, пробелы и дефисы',
    },
  },
  {
    rule: 'child name: the Hebrew variant asks about other letters',
    code: 'name_not_hebrew',
    ...child,
    ...both({ childName: 'Noa' }),
    words: {
      he: 'בספר בעברית כדאי לכתוב את השם באותיות עבריות. אפשר גם להשאיר כמו שכתבתם.',
      en: 'In a Hebrew book, the name looks best in Hebrew letters. You can also keep it as written.',
      ar: 'في الكتاب العبري يبدو الاسم أجمل بحروف عبرية. ويمكنكم إبقاؤه كما كتبتموه.',
      ru: 'В книге на иврите и имя лучше написать на иврите. Но можно оставить как есть.',
    },
  },
  {
    rule: 'child name: so does the Arabic one',
    code: 'name_not_arabic',
    ...child,
    ...both({ childName: 'Noa', language: 'ar' }),
    words: {
      he: 'בספר בערבית כדאי לכתוב את השם באותיות ערביות. אפשר גם להשאיר כמו שכתבתם.',
      en: 'In an Arabic book, the name looks best in Arabic letters. You can also keep it as written.',
      ar: 'في الكتاب العربي يبدو الاسم أجمل بحروف عربية. ويمكنكم إبقاؤه كما كتبتموه.',
      ru: 'В книге на арабском и имя лучше написать по-арабски. Но можно оставить как есть.',
    },
  },
  {
    rule: 'child name: so does the Russian one',
    code: 'name_not_cyrillic',
    ...child,
    ...both({ childName: 'Noa', language: 'ru' }),
    words: {
      he: 'בספר ברוסית כדאי לכתוב את השם באותיות רוסיות. אפשר גם להשאיר כמו שכתבתם.',
      en: 'In a Russian book, the name looks best in Russian letters. You can also keep it as written.',
      ar: 'في الكتاب الروسي يبدو الاسم أجمل بحروف روسية. ويمكنكم إبقاؤه كما كتبتموه.',
      ru: 'В русской книге и имя лучше написать по-русски. Но можно оставить как есть.',
    },
  },
  {
    rule: 'child name: 30 characters at most (§5 child name)',
    code: 'name_too_long',
    ...child,
    ...both({ childName: 'נ'.repeat(10_000) }),
    words: {
      he: 'השם ארוך מדי: עד 30 תווים',
      en: 'That name is too long: 30 characters at most',
      ar: 'الاسم طويل جدًّا: 30 حرفًا على الأكثر',
      ru: 'Имя слишком длинное: не больше 30 знаков',
    },
  },
  {
    rule: 'wizard schema: age at least 1 character',
    code: 'age_out_of_range',
    ...child,
    ...both({ age: '' }),
    words: AGE_WORDS,
  },
  {
    rule: 'wizard schema: age from 1 to 10',
    code: 'age_out_of_range',
    ...child,
    ...both({ age: 11 }),
    words: AGE_WORDS,
  },
  {
    rule: 'wizard schema: gender boy or girl',
    code: 'gender_required',
    ...child,
    ...both({ gender: 'other' }),
    words: {
      he: 'בחרו בת או בן',
      en: 'Choose girl or boy',
      ar: 'اختاروا بنتًا أو ولدًا',
      ru: 'Выберите: девочка или мальчик',
    },
  },
  {
    rule: 'wizard schema: bookLanguage one of he, en, ar, ru',
    code: 'book_language_unknown',
    ...child,
    ...both({ language: 'fr' }),
    words: {
      he: 'בחרו שפה לספר: עברית, אנגלית, ערבית או רוסית',
      en: 'Choose the book’s language: Hebrew, English, Arabic or Russian',
      ar: 'اختاروا لغة الكتاب: العبرية أو الإنجليزية أو العربية أو الروسية',
      ru: 'Выберите язык книги: иврит, английский, арабский или русский',
    },
  },
  {
    rule: 'wizard schema: selectedBook required',
    code: 'book_required',
    form: 'selectedBook',
    given: {},
    route: 'draft',
    sent: { catalogueId: '' },
    words: {
      he: 'בחרו ספר כדי להמשיך',
      en: 'Choose a book to continue',
      ar: 'اختاروا كتابًا للمتابعة',
      ru: 'Выберите книгу, чтобы продолжить',
    },
  },
  {
    rule: 'wizard schema: images at least one, each file-like',
    code: 'photo_required',
    form: 'images',
    given: { images: ['photo.jpg'] },
    route: 'photo',
    sent: {},
    words: {
      he: 'הוסיפו תמונה כדי להמשיך',
      en: 'Add a photo to continue',
      ar: 'أضيفوا صورة للمتابعة',
      ru: 'Добавьте фото, чтобы продолжить',
    },
  },
  {
    rule: 'wizard schema: priceTier digital, printed or combo',
    code: 'price_tier_unknown',
    form: 'priceTier',
    route: 'draft',
    ...both({ priceTier: 'gold' }),
    words: {
      he: 'בחרו אחד מסוגי הספר שבחנות',
      en: 'Choose one of the formats on offer',
      ar: 'اختاروا أحد أنواع الكتاب المعروضة',
      ru: 'Выберите один из предложенных видов книги',
    },
  },
  {
    rule: 'wizard schema: email valid where it is given',
    code: 'email_invalid',
    form: 'email',
    route: 'verification',
    ...both({ email: 'noa(at)example' }),
    words: {
      he: 'כתובת המייל לא תקינה',
      en: 'Invalid email address',
      ar: 'عنوان البريد الإلكتروني غير صحيح',
      ru: 'Похоже, в адресе почты ошибка',
    },
  },
];
