import type { Entry } from './model';

const prop = (kind: string, he: string, en: string, ar: string, ru: string, flies = false): Entry => ({
  change: { adds: 'prop', kind, ...(flies && { flies }) },
  he,
  en,
  ar,
  ru,
});

export const THINGS: readonly Entry[] = [
  prop('teddy', 'דובי-צעצוע בובת-דוב', 'teddy', 'دبدوب', 'плюшев*'),
  prop('ball', 'כדור כדורגל כדורסל', 'ball football', 'كره طابه', 'мяч* мячик*'),
  prop('balloons', 'בלונ בלונימ', 'balloon', 'بالون بالونات', 'шарик* шар шары шаров воздушн*', true),
  prop('blocks', 'קוביות קוביה', 'block', 'مكعبات مكعب', 'кубик*'),
  prop('drum', 'תופ תופימ', 'drum', 'طبل طبله', 'барабан*'),
  prop('cake', 'עוגה עוגת', 'cake', 'كعكه كيك كيكه تورته', 'торт* пирог*'),
  prop('fruitBowl', 'פירות פרי', 'fruit', 'فاكهه فواكه', 'фрукт*'),
  prop('cookies', 'עוגיה עוגיות', 'cookie biscuit', 'بسكوت كعك', 'печень*'),
  prop('bicycle', 'אופניימ', 'bike bicycle', 'دراجه بسكليت عجله', 'велосипед*'),
  prop('rocket', 'חללית רקטה', 'rocket spaceship', 'صاروخ-فضاء مركبه', 'ракет*'),
  prop('car', 'מכונית אוטו', 'car', 'سياره سيارات', 'машин* машинк*'),
  prop('train', 'רכבת קטר', 'train', 'قطار', 'поезд* паровоз*'),
  prop('hotAirBalloon', 'כדור-פורח', 'hot-air', 'منطاد', 'аэростат*', true),
  prop('hanukkiah', 'חנוכייה חנוכיה', 'hanukkiah menorah hanukkia', 'حنوكيه شمعدان', 'ханук*'),
  prop('dreidel', 'סביבונ סביבונימ', 'dreidel', 'دريدل', 'дрейд* волчок'),
  prop('fanous', 'פאנוס', 'fanous', 'فانوس فوانيس', 'фанус*'),
  prop('decoratedFir', 'אשוח', 'fir', 'شجره-العيد', 'елк* ель ели елоч*'),
  prop('gifts', 'מתנה מתנות', 'gift present', 'هديه هدايا', 'подар*'),
  prop('flowerPot', 'עציצ', 'flowerpot', 'اصيص', 'горшок'),
  prop('flowers', 'פרח פרחימ', 'flower', 'زهره زهور ورده ورد ازهار', 'цвет* цветы цветоч*'),
  prop('tent', 'אוהל', 'tent', 'خيمه', 'палатк*'),
  prop('campfire', 'מדורה', 'campfire bonfire', 'نار-مخيم', 'костер костр*'),
  prop('snowman', 'איש-שלג', 'snowman', 'رجل-الثلج', 'снеговик*'),
  prop('sandcastle', 'ארמונ-חול', 'sandcastle', 'قصر-رمل', 'песочн*'),
  prop('treasureChest', 'אוצר', 'treasure chest', 'كنز', 'сундук* сокровищ* клад'),
  prop('telescope', 'טלסקופ', 'telescope', 'تلسكوب', 'телескоп*'),
  prop('lantern', 'פנס עששית', 'lantern lamp', 'قنديل مصباح', 'фонар*'),
];
