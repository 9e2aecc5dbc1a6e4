import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.he';

/** The house tells of two: one carries the doughnuts, the other the light, and each says half of the refrain. */
export const words: PictureBookText = {
  ...one,
  characters: {
    downstairs: { usual: { mainForm: 'ז׳קלין' }, substitute: { mainForm: 'סוזט' }, spares: [{ mainForm: 'פורטונה' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      count:
        '״כמה?״ שאל האופה.\n״שמונה״, {gender, select, boy {אמר} girl {אמרה}} {name}.\n״אחת לכל אחד בבית״, {secondGender, select, boy {הוסיף} girl {הוסיפה}} {second}.',
    },
    s02: {
      ...one.spreads.s02,
      noses: 'לא לרוח. לא לכלב. אפילו {name} ו{second} לא ליקקו אצבע.',
      candle: 'ובכיס של {second}, לנר שמיני, חיכה הַשַּׁמָּשׁ. גם אני חיכיתי, עם כל החלונות דולקים.',
    },
    s03: {
      ...one.spreads.s03,
      step: 'ואז הרגשתי שני לבבות קטנים דופקים בכניסה: {name} ו{second}.',
    },
    s04: {
      ...one.spreads.s04,
      candle: '״יש לנו נר״, {secondGender, select, boy {אמר} girl {אמרה}} {second}, ״ואין גפרורים.״',
      doughnut: '״סופגנייה לך״, {gender, select, boy {אמר} girl {אמרה}} {name},',
      free: '״והאור על חשבון הבית!״ {secondGender, select, boy {השלים} girl {השלימה}} {second}.',
    },
    s06: {
      ...one.spreads.s06,
      ask: '״ודובים אוכלים סופגניות?״ {secondGender, select, boy {לחש} girl {לחשה}} {second}.\nהדובים התייעצו. ״עם ריבה.״',
      wonder:
        '״מוזר״, אמר הדוב הקטן. ״{pair, select, girls {נתתן לנו, ולא נגמר לכן} boys {נתתם לנו, ולא נגמר לכם} mixed {נתתם לנו, ולא נגמר לכם}}.״',
    },
    s07: {
      ...one.spreads.s07,
      notes: 'גם המנגינה. היא ליוותה את {name} ואת {second} עד למעלה.',
    },
    s08: {
      ...one.spreads.s08,
      lick: '{gender, select, boy {רק אז {name} ליקק אצבע, ומיד אחריו {second}.} girl {רק אז {name} ליקקה אצבע, ומיד אחריה {second}.}}',
    },
    s09: {
      ...one.spreads.s09,
      ask: '״{pair, select, girls {הבאתן} boys {הבאתם} mixed {הבאתם}} שמונה?״ שאלו בחושך.',
      answer:
        '״הבאנו״, {gender, select, boy {אמר} girl {אמרה}} {name}. ״הן רק…״\n״…לא פה״, {secondGender, select, boy {אמר} girl {אמרה}} {second}.',
      there: '״הנה הן!״ {pair, select, girls {קראו שתיהן} boys {קראו שניהם} mixed {קראו שניהם}}.',
    },
    s10: {
      ...one.spreads.s10,
      door: '(למישהו היו ידיים מלאות.) {secondGender, select, boy {{second} פתח את הדלת: כל המדרגות שלי באו.} girl {{second} פתחה את הדלת: כל המדרגות שלי באו.}}',
    },
    s12: {
      ...one.spreads.s12,
      know: '״עכשיו {gender, select, boy {אני יודע} girl {אני יודעת}}״, {gender, select, boy {מלמל} girl {מלמלה}} {name}. ״על חשבון הבית, זה כשכל הבית בא.״ {second} כבר {secondGender, select, boy {חלם} girl {חלמה}} על זה.',
    },
  },
  alts: {
    ...one.alts,
    s01: 'דלפק של מאפייה, והעיניים של {name} ושל {second} בקושי מציצות מעליו. שמונה סופגניות עומדות בשורה, ולכל אחת עין אדומה של ריבה, והאופה מנער עליהן ענן של סוכר. על הצלחת של האופה עצמו יש תשיעית, נגוסה.',
    s02: '{gender, select, boy {{name} נושא} girl {{name} נושאת}} את קופסת הסופגניות ברחוב סוער בערב, {gender, select, boy {ולידו} girl {ולידה}} {second} {secondGender, select, boy {מראה} girl {מראה}} את הדרך. עלים עפים, וכלב וחתול באים מאחור. בקצה הרחוב בית בן חמש קומות, וכל חלונותיו דולקים.',
    s03: 'הבית שלוש פעמים: כולו מואר, חשוך מלמעלה עד הקומה השנייה, וחשוך לגמרי. {name} ו{second} מול הדלת, בגב אלינו. {name} {gender, select, boy {מחבק} girl {מחבקת}} את הקופסה הסגורה. בחלונות השחורים נוצצות עיניים.',
    s04: 'מסביב חושך. {secondGender, select, boy {{second} מרים} girl {{second} מרימה}} את הנר, ושכנה זקנה מקרבת גפרור לפתיל. {gender, select, boy {{name} שומר} girl {{name} שומרת}} על הקופסה. השכנה יושבת על שידה בנעלי בית, ומהמגירה שלה מציצים נרות. בקופסה שבע סופגניות, ואחת לידה על צלחת.',
    s05: '{secondGender, select, boy {{second} מרים} girl {{second} מרימה}} את הנר במטבח חשוך מול שכן, ו{name} עם הקופסה. התינוקת שבזרועות השכן מביטה בלהבה. ג׳ירפת צעצוע שוכבת על הרצפה, ובקופסה חמש סופגניות.',
    s06: 'על הקיר צללים של שני דובים ענקיים, כל אחד עם כף מורמת וציפורניים שלופות. מתחת לשולחן יושבים שני ילדים בתחפושות של דובים ומרימים יד. מולם {second} ביד של דוב, לצד {name}. על הרצפה נר, ולידו קופסה של שלוש סופגניות.',
    s07: '{pair, select, girls {{name} ו{second} יושבות} boys {{name} ו{second} יושבים} mixed {{name} ו{second} יושבים}} על הרצפה ליד נר. איש זקן בכורסה מנגן בגיטרה בעיניים עצומות, ותווים של זהב יוצאים מהדלת ועולים במדרגות החשוכות. בקופסה שתי סופגניות.',
    s08: 'חדר מדרגות באור ירח. משמאל ארון חשמל: מתחת לדלת שלו שתי רגליים, ומצדיו שתי ידיים עם סופגנייה בכל אחת. {pair, select, girls {{name} ו{second} מביטות} boys {{name} ו{second} מביטים} mixed {{name} ו{second} מביטים}}, עם אצבע ליד הפה, בקופסה פתוחה וריקה. נשארו בה רק שמונה עיגולי סוכר.',
    s09: 'המשפחה, שישה ראשים מאחור, מול חלון רחב ובו החנוכייה: כל שמונת הנרות דולקים, ומעליהם הַשַּׁמָּשׁ. {pair, select, girls {{name} ו{second} מצביעות} boys {{name} ו{second} מצביעים} mixed {{name} ו{second} מצביעים}} על הבית שממול, וחלונות של זהב מאירים בו בחושך, קומה מעל קומה.',
    s10: 'במדרגות, בין נרות, עולה כל הבית: קודם הכלב, אחריו השכנה הזקנה עם סיר, האבא עם התינוקת, שני דובים והמנגן הזקן עם הגיטרה. {pair, select, girls {{name} ו{second} שמחות} boys {{name} ו{second} שמחים} mixed {{name} ו{second} שמחים}} בדלת המוארת, בידיים מורמות.',
    s11: 'כל הבית ליד שולחן עם הר של סופגניות, מרק ופירות, פעמיים: צוחקים באור הזהוב של הנרות, ואז, באור לבן ושטוח, בעיניים פעורות. ביניהם {name} ו{second}. היד של הדוב הקטן על המתג.',
    s12: 'המנורה כבויה, והחנוכייה בחלון כמעט נגמרה. {pair, select, girls {{name} ו{second} ישנות} boys {{name} ו{second} ישנים} mixed {{name} ו{second} ישנים}} על הספה, משני צדיו של אבא. האחרים נרדמו על הרצפה, נשענים זה על זה, והילדים מתחת לשמיכות. על השטיח החשמלאי והחתול, ולפניהם סופגנייה אחת.',
  },
  coverAlt:
    'בית גבוה בחושך, ובחלונותיו עיניים. שלושה חלונות דולקים, ובחלון רביעי, גדול וזהוב, {name} עם קופסה של שמונה סופגניות ו{second} עם נר דולק.',
  closing:
    'חג אורים שמח, {name} ו{second}! נשאר {pair, select, girls {לכן} boys {לכם} mixed {לכם}} קצת סוכר על האף. הוא על חשבון הבית.',
  blurb:
    'הבית זה אני. חמש קומות, המון מדרגות, ובנר שמיני של חנוכה, טק! כביתי. {name} ו{second} {pair, select, girls {עולות להן} boys {עולים להם} mixed {עולים להם}} בחושך עם נר אחד ושמונה סופגניות, ומאחורי כל דלת יושב מישהו בלי אור. ״סופגנייה לך, והאור על חשבון הבית!״ אבל אותי אף אחד לא שאל. ומה יישאר לקומה החמישית?',
  dedicationPlaceholder: 'ל{name} ול{second}, שמונה נרות ושני האורות הגדולים שלנו',
};
