import type { Language } from '@/lib/markets';
import type { SupportTopic } from '@/lib/support';

/** A request for help; `order`: the place of its order in the list of orders. */
export type DemoRequest = {
  readonly language: Language;
  readonly topic: SupportTopic;
  readonly order: number | null;
  readonly hoursAgo: number;
  readonly description: string;
  /** By the staff. */
  readonly answer?: string;
  /** By the customer, after the answer. */
  readonly reply?: string;
  readonly closed?: boolean;
};

export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    language: 'he',
    topic: 'printing',
    order: 21,
    hoursAgo: 30,
    description: 'שלום, הספר היה אמור לצאת אליי כבר לפני כמה ימים. יום ההולדת של הבן שלי ביום שישי. מה אפשר לעשות?',
  },
  {
    language: 'he',
    topic: 'photo',
    order: 8,
    hoursAgo: 7,
    description: 'אפשר לשנות את צבע השיער של הגיבורה אחרי שכבר שילמתי? הוא יצא קצת כהה מדי.',
  },
  {
    language: 'en',
    topic: 'order',
    order: 28,
    hoursAgo: 52,
    description: 'Hello! I moved last week. Can the parcel still go to my new address?',
    answer:
      'Hello Daniel, the parcel left us on Monday, so the carrier has it now. You can still change the address on their tracking page.',
    reply: 'That worked, thank you so much!',
  },
  {
    language: 'ar',
    topic: 'payment',
    order: 4,
    hoursAgo: 3,
    description: 'مرحبًا، دفعت ثمن الكتاب ولم تصلني رسالة تأكيد حتى الآن. هل وصل الطلب؟',
  },
  {
    language: 'ru',
    topic: 'technical',
    order: 39,
    hoursAgo: 100,
    description: 'Здравствуйте! Не открывается ссылка на книгу с телефона, на компьютере всё хорошо.',
    answer:
      'Здравствуйте! Мы отправили ссылку ещё раз. Если и она не откроется, напишите нам, пожалуйста, какой у вас телефон.',
  },
  {
    language: 'en',
    topic: 'groups',
    order: null,
    hoursAgo: 200,
    description: 'We are a school of 80 children in Kisumu. Do you deliver all the books in one parcel?',
    answer: 'Yes: all printed books of a class come in one parcel, with a packing list sorted by child.',
    closed: true,
  },
];

/** What customers wrote about the shop, by the place of their order in the list of orders. */
export const DEMO_REVIEWS: readonly { readonly order: number; readonly rating: number; readonly text: string }[] = [
  { order: 29, rating: 5, text: 'הילד מבקש לקרוא את הספר כל ערב. האיורים מקסימים והמשלוח הגיע מהר.' },
  { order: 31, rating: 5, text: 'ابنتي لم تصدق أنها بطلة القصة. كتاب جميل جدًا وورقه ممتاز.' },
  { order: 32, rating: 4, text: 'Очень красивая книга. Хотелось бы твёрдую обложку потолще.' },
  { order: 33, rating: 5, text: 'She recognized herself on the first page. A lovely keepsake for our family.' },
];
