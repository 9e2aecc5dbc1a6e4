import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.he';

/** The house tells of three: one carries the doughnuts, one the light, and one knocks on it, which it likes. */
export const words: PictureBookText = {
  ...two,
  characters: {
    downstairs: {
      usual: { mainForm: 'ז׳קלין' },
      substitute: { mainForm: 'סוזט' },
      spares: [{ mainForm: 'פורטונה' }, { mainForm: 'קלרה' }],
    },
  },
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      count:
        '״כמה?״ שאל האופה.\n״שמונה״, {gender, select, boy {אמר} girl {אמרה}} {name}. {third} {thirdGender, select, boy {דפק} girl {דפקה}} על הדלפק שמונה פעמים.\n״אחת לכל אחד בבית״, {secondGender, select, boy {הוסיף} girl {הוסיפה}} {second}.',
    },
    s02: {
      ...two.spreads.s02,
      noses: '״לא לרוח. לא לכלב״, {thirdGender, select, boy {הזהיר} girl {הזהירה}} {third}. שלוש לשונות, אפס ליקוקים.',
    },
    s03: {
      ...two.spreads.s03,
      step: 'ואז הרגשתי שלושה לבבות קטנים דופקים בכניסה: {name}, {second} ו{third}, {thirdGender, select, boy {שדפק} girl {שדפקה}} גם בדלת.',
    },
    s04: {
      ...two.spreads.s04,
      opening: '{third} {thirdGender, select, boy {דפק} girl {דפקה}}. בקומה הראשונה, לחושך היו נעלי בית.',
    },
    s06: {
      ...two.spreads.s06,
      cave: 'בשלישית יש לי מערה. {third} {thirdGender, select, boy {דפק} girl {דפקה}}. ״רק דובים!״',
      wonder:
        '״מוזר״, אמר הדוב הקטן. ״{all, select, girls {נתתן לנו, ולא נגמר לכן} boys {נתתם לנו, ולא נגמר לכם} mixed {נתתם לנו, ולא נגמר לכם}}.״',
    },
    s07: {
      ...two.spreads.s07,
      tune: 'בקומה הרביעית ניגנו בחושך. {third} {thirdGender, select, boy {דפק} girl {דפקה}} בקצב.',
      notes: 'גם המנגינה. היא ליוותה {all, select, girls {אותן} boys {אותם} mixed {אותם}} עד למעלה.',
    },
    s08: {
      ...two.spreads.s08,
      lick: 'רק אז {gender, select, boy {{name} ליקק אצבע. אחריו} girl {{name} ליקקה אצבע. אחריה}} {second}. {secondGender, select, boy {ואחריו} girl {ואחריה}} {third}.',
    },
    s09: {
      ...two.spreads.s09,
      ask: '״{all, select, girls {הבאתן} boys {הבאתם} mixed {הבאתם}} שמונה?״ שאלו בחושך.',
      there: '״הנה הן!״ {thirdGender, select, boy {קרא} girl {קראה}} {third}.',
    },
    s10: {
      ...two.spreads.s10,
      door: '(למישהו היו ידיים מלאות.) ״הפעם דופקים אצלנו!״ {thirdGender, select, boy {קרא {third} ופתח} girl {קראה {third} ופתחה}}: כל המדרגות שלי באו.',
    },
    s12: {
      ...two.spreads.s12,
      know: '״עכשיו {gender, select, boy {אני יודע} girl {אני יודעת}}״, {gender, select, boy {מלמל} girl {מלמלה}} {name}. ״על חשבון הבית, זה כשכל הבית בא.״ {second} {secondGender, select, boy {חלם} girl {חלמה}}. {third} {thirdGender, select, boy {דפק} girl {דפקה}} מתוך שינה.',
    },
  },
  alts: {
    ...two.alts,
    s01: 'דלפק של מאפייה, והעיניים של {name}, {second} ו{third} בקושי מציצות מעליו. {third} {thirdGender, select, boy {דופק} girl {דופקת}} על העץ. שמונה סופגניות עומדות בשורה, ולכל אחת עין אדומה של ריבה, והאופה מנער עליהן ענן של סוכר. על הצלחת של האופה עצמו יש תשיעית, נגוסה.',
    s02: '{gender, select, boy {{name} נושא} girl {{name} נושאת}} את קופסת הסופגניות ברחוב סוער בערב, {gender, select, boy {לידו} girl {לידה}} {second} מראה את הדרך, ו{third} {thirdGender, select, boy {מושיט יד ועוצר} girl {מושיטה יד ועוצרת}} את הכלב. עלים עפים, וחתול בא מאחור. בקצה הרחוב בית בן חמש קומות, וכל חלונותיו דולקים.',
    s03: 'הבית שלוש פעמים: כולו מואר, חשוך מלמעלה עד הקומה השנייה, וחשוך לגמרי. {name} ו{second} מול הדלת, בגב אלינו, {name} {gender, select, boy {מחבק} girl {מחבקת}} את הקופסה הסגורה, ו{third} {thirdGender, select, boy {דופק} girl {דופקת}} על הדלת. בחלונות השחורים נוצצות עיניים.',
    s04: 'מסביב חושך. {secondGender, select, boy {{second} מרים} girl {{second} מרימה}} את הנר, ושכנה זקנה מקרבת גפרור לפתיל. {gender, select, boy {{name} שומר} girl {{name} שומרת}} על הקופסה, ו{third} {thirdGender, select, boy {מסתכל} girl {מסתכלת}}. השכנה יושבת על שידה בנעלי בית, ומהמגירה שלה מציצים נרות. בקופסה שבע סופגניות, ואחת לידה על צלחת.',
    s05: '{secondGender, select, boy {{second} מרים} girl {{second} מרימה}} את הנר במטבח חשוך מול שכן, {name} עם הקופסה, ו{third} {thirdGender, select, boy {מנופף} girl {מנופפת}} לתינוקת. התינוקת שבזרועות השכן מביטה בלהבה. ג׳ירפת צעצוע שוכבת על הרצפה, ובקופסה חמש סופגניות.',
    s06: 'על הקיר צללים של שני דובים ענקיים, כל אחד עם כף מורמת וציפורניים שלופות. מתחת לשולחן יושבים שני ילדים בתחפושות של דובים ומרימים יד, ומאחור {third} {thirdGender, select, boy {דופק} girl {דופקת}} על השולחן. מולם {second} ביד של דוב, לצד {name}. על הרצפה נר, ולידו קופסה של שלוש סופגניות.',
    s07: '{all, select, girls {{name}, {second} ו{third} יושבות} boys {{name}, {second} ו{third} יושבים} mixed {{name}, {second} ו{third} יושבים}} על הרצפה ליד נר. איש זקן בכורסה מנגן בגיטרה בעיניים עצומות, {third} {thirdGender, select, boy {דופק} girl {דופקת}} על הרצפה בקצב, ותווים של זהב יוצאים מהדלת ועולים במדרגות החשוכות. בקופסה שתי סופגניות.',
    s08: 'חדר מדרגות באור ירח. משמאל ארון חשמל: מתחת לדלת שלו שתי רגליים, ומצדיו שתי ידיים עם סופגנייה בכל אחת. {all, select, girls {{name}, {second} ו{third} מביטות} boys {{name}, {second} ו{third} מביטים} mixed {{name}, {second} ו{third} מביטים}}, עם אצבע ליד הפה, בקופסה פתוחה וריקה. נשארו בה רק שמונה עיגולי סוכר.',
    s09: 'המשפחה, חמישה ראשים מאחור, מול חלון רחב ובו החנוכייה: כל שמונת הנרות דולקים, ומעליהם הַשַּׁמָּשׁ. {all, select, girls {{name}, {second} ו{third} מצביעות} boys {{name}, {second} ו{third} מצביעים} mixed {{name}, {second} ו{third} מצביעים}} על הבית שממול, וחלונות של זהב מאירים בו בחושך, קומה מעל קומה.',
    s10: 'במדרגות, בין נרות, עולה כל הבית: קודם הכלב, אחריו השכנה הזקנה עם סיר, האבא עם התינוקת, שני דובים והמנגן הזקן עם הגיטרה. {all, select, girls {{name}, {second} ו{third} שמחות} boys {{name}, {second} ו{third} שמחים} mixed {{name}, {second} ו{third} שמחים}} בדלת המוארת, בידיים מורמות.',
    s11: 'כל הבית ליד שולחן עם הר של סופגניות, מרק ופירות, פעמיים: צוחקים באור הזהוב של הנרות, ואז, באור לבן ושטוח, בעיניים פעורות. ביניהם {name}, {second} ו{third}. היד של הדוב הקטן על המתג.',
    s12: 'המנורה כבויה, והחנוכייה בחלון כמעט נגמרה. {pair, select, girls {{name} ו{second} ישנות} boys {{name} ו{second} ישנים} mixed {{name} ו{second} ישנים}} על הספה, משני צדיו של אבא, ו{third} {thirdGender, select, boy {ישן} girl {ישנה}} על השטיח לפניהם. האחרים נרדמו על הרצפה, נשענים זה על זה, והילדים מתחת לשמיכות. על השטיח גם החשמלאי והחתול, ולפניהם סופגנייה אחת.',
  },
  coverAlt:
    'בית גבוה בחושך, ובחלונותיו עיניים. שלושה חלונות דולקים, ובחלון רביעי, גדול וזהוב, {name} עם קופסה של שמונה סופגניות, {second} עם נר דולק ו{third}, {thirdGender, select, boy {שדופק} girl {שדופקת}} על אדן החלון.',
  closing:
    'טוק־טוק־טוק! חג אורים שמח, {name}, {second} ו{third}! נשאר {all, select, girls {לכן} boys {לכם} mixed {לכם}} קצת סוכר על האף. הוא על חשבון הבית.',
  blurb:
    'הבית זה אני. חמש קומות, המון מדרגות, ובנר שמיני של חנוכה, טק! כביתי. {name}, {second} ו{third} {all, select, girls {עולות להן} boys {עולים להם} mixed {עולים להם}} בחושך עם נר אחד ושמונה סופגניות, {all, select, girls {ודופקות} boys {ודופקים} mixed {ודופקים}}. מאחורי כל דלת יושב מישהו בלי אור. ״סופגנייה לך, והאור על חשבון הבית!״ אבל אותי אף אחד לא שאל. ומה יישאר לקומה החמישית?',
  dedicationPlaceholder: 'ל{name}, ל{second} ול{third}, שמונה נרות ושלושת האורות הגדולים שלנו',
};
