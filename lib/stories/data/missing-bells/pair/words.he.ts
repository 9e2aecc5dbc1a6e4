import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.he';

/** One looks, the other writes down the rules. */
export const words: PictureBookText = {
  ...one,
  characters: {
    cyclist: { usual: { mainForm: 'יונתן' }, substitute: { mainForm: 'עידו' }, spares: [{ mainForm: 'אורן' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      case: '{gender, select, boy {״תעלומה״, אמר הבלש {name}.} girl {״תעלומה״, אמרה הבלשית {name}.}}\n{secondGender, select, boy {הבלש {second} פתח פנקס.} girl {הבלשית {second} פתחה פנקס.}}\n{relative}, {relativeGender, select, boy {העוזר, קיווה} girl {העוזרת, קיוותה}} שמדובר בנקניקיות.',
    },
    s02: {
      ...one.spreads.s02,
      talk: '״למי יש שיער אפור?״ {gender, select, boy {שאל} girl {שאלה}} {name}.\n״לסבתא שלי״, אמר {cyclist}.\n״והיא חוטפת דברים?״ {secondGender, select, boy {שאל} girl {שאלה}} {second}.\n״רק תנומות.״',
    },
    s05: {
      ...one.spreads.s05,
      rule: '{pair, select, girls {כלל רביעי: בלשיות לא נרדמות.} boys {כלל רביעי: בלשים לא נרדמים.} mixed {כלל רביעי: בלשים לא נרדמים.}}',
      snore: 'חררר… פיייי… חררר… דיווחו {relative} ו{second}.',
    },
    s07: {
      ...one.spreads.s07,
      legs: '{name}, {second} ו{relative}\nהלכו כל כך צמוד,\nשביחד היו {pair, select, girls {{relativeGender, select, boy {להם} girl {להן}}} boys {להם} mixed {להם}}\nשמונה רגליים.',
      rule: 'אין כלל שאוסר על {pair, select, girls {בלשיות} boys {בלשים} mixed {בלשים}}\nללכת הביתה.\n{secondGender, select, boy {{second} בדק.} girl {{second} בדקה.}}',
    },
    s09: { ...one.spreads.s09, her: '״הם בשבילה״, אמר הדביבון ל{name} ול{second}.' },
    s10: {
      ...one.spreads.s10,
      six: 'חייב להיות כלל שישי, {gender, select, boy {חשב} girl {חשבה}} {name}.\n{secondGender, select, boy {{second} תלה כרטיס ריק.} girl {{second} תלתה כרטיס ריק.}}',
    },
    s11: {
      ...one.spreads.s11,
      shut: '{gender, select, boy {״לעצום עיניים״, אמר {name} לכל העיר.} girl {״לעצום עיניים״, אמרה {name} לכל העיר.}}\n״ולא להציץ״, {secondGender, select, boy {הוסיף} girl {הוסיפה}} {second}.',
    },
  },
  alts: {
    ...one.alts,
    s01: 'השמש כבר זרחה מעל הכיכר, וכמעט כל העיר עוד ישנה: איש בפיג׳מה נרדם בעמידה עם מברשת שיניים, הירקנית על העגבניות, המורה ליד דלת בית הספר, ואפילו התרנגול על השלט של תחנת האוטובוס. במגדל נשאר רק חבל, והקולר של החתול ריק. {name} {gender, select, boy {רוכן} girl {רוכנת}} עם זכוכית מגדלת מעל טביעה קטנה, {second} {secondGender, select, boy {מחזיק} girl {מחזיקה}} פנקס פתוח, ו{relativeGender, select, boy {הכלב מחכה} girl {הכלבה מחכה}} ליד שתי נקניקיות. ועל הספסל יושב לו בשקט מישהו במסכה שחורה.',
    s02: '{name} {gender, select, boy {בוחן} girl {בוחנת}} בזכוכית מגדלת אופניים בלי פעמון, ו{second} {secondGender, select, boy {מסתכל} girl {מסתכלת}} מקרוב. ילד בכובע מצחייה מצביע על סבתא שלו, שמנמנמת על ספסל. לידה יושב מישהו במסכה שחורה, עם פעמון. בתוך העדשה, בגדול: הכידון, ועליו שערה אפורה אחת.',
    s04: 'בשוק, בכלוב גדול, צוחק תוכי. {relativeGender, select, boy {הכלב נצמד אל הסורגים, מאוהב.} girl {הכלבה נצמדת אל הסורגים, מאוהבת.}} {name} {gender, select, boy {מסתכל} girl {מסתכלת}} על התוכי בחשד, עם זכוכית מגדלת ביד, ו{second} {secondGender, select, boy {מחייך} girl {מחייכת}}. ומאחורי הכלוב מישהו במסכה שחורה כבר מצא את הנקניקיות.',
    s05: 'גגות העיר בלילה, מגבוה. על מרפסת מוארת, {pair, select, girls {{relativeGender, select, boy {קטנטנים} girl {קטנטנות}}} boys {קטנטנים} mixed {קטנטנים}}, {name} עם יד מעל העיניים, ו{second} ו{relativeGender, select, boy {הכלב} girl {הכלבה}}, שכבר נרדמו. עקבות קטנים חוצים את הגגות, ולאחד החתולים יש מסכה.',
    s06: 'רציף של תחנה, בערפל. {name} {gender, select, boy {רוכן} girl {רוכנת}} עם זכוכית מגדלת, ובתוך העדשה טביעה של יד קטנה. {second} {secondGender, select, boy {מאיר} girl {מאירה}} בפנס. ו{relativeGender, select, boy {הכלב נוהם} girl {הכלבה נוהמת}} על מזוודה פתוחה קצת: בפנים שתי עיניים ומשהו נוצץ, ובחוץ קצה של זנב מפוספס.',
    s07: 'יער. גזעים שחורים, וביניהם רווחים מוארים. ברווח הכי רחב {name}, {second} ו{relativeGender, select, boy {הכלב} girl {הכלבה}}, {pair, select, girls {{relativeGender, select, boy {צמודים} girl {צמודות}}} boys {צמודים} mixed {צמודים}}, והפנס ביד של {second}. ובדיוק מעל, על ענף, יושב בעל המסכה ומצלצל בשני פעמונים.',
    s08: 'פנס עומד על האדמה, והכול באור ענבר. {name} {gender, select, boy {מניף} girl {מניפה}} מקל ארוך בשתי ידיים {gender, select, boy {ומנחית} girl {ומנחיתה}} רשת על בעל המסכה: דביבון, שמרים ידיים. מאחור {secondGender, select, boy {ממהר} girl {ממהרת}} {second}. שמונה פעמונים מתפזרים לכל עבר, חלקם אל מחוץ לדף, ואחד נוחת על הראש של {relativeGender, select, boy {הכלב, שמזנק באוויר.} girl {הכלבה, שמזנקת באוויר.}}',
    s09: 'ינשופה זקנה בעיניים עכורות, עם פלסטר על המצח, יושבת על ענף ופונה אל הפעמונים שמצלצלים לידה. בגזע יש חור עמוק, בדיוק בצורת ינשופה בכנפיים פרושות, ו{name} {gender, select, boy {מצביע} girl {מצביעה}} עליו, יד על הלחי. פעמונים אחרים תלויים נמוך, ליד הנחל. {second}, {relativeGender, select, boy {הכלב} girl {הכלבה}} והדביבון לא זזים.',
    s10: '{name} {gender, select, boy {יושב} girl {יושבת}} באור של פנס, {relativeGender, select, boy {הכלב שוכב מודאג} girl {הכלבה שוכבת מודאגת}}, והדביבון מושיט פעמון אחד. על חבל תלויים שישה כרטיסים, ו{second} {secondGender, select, boy {מושיט} girl {מושיטה}} יד אל האחרון, הריק. אדים קטנים עולים אל שתי תמונות חיוורות בתוך עננים: אחת של {name}, ובה מצלצל הפעמון של בית הספר, ואחת של הדביבון, ובה הינשופה העיוורת, שבדיוק התנגשה בעץ, ומעל ראשה מסתובבים כוכבים.',
    s11: 'הכול שחור, כאילו עצמנו עיניים, ומכל צליל מתפשטים עיגולים זהובים. למטה, בחושך, כל העיר בעיניים עצומות ובחיוך, ובאמצע {name} ו{second}. רק ילדה אחת מציצה בין האצבעות, והדביבון מציץ בעין אחת.',
    s12: 'שביל של פנסים ופעמונים מתפתל מן העיר אל העץ של הינשופה. כל העיר עומדת בקשת, פעמונים ופנסים בידיים, וכולם מביטים ב{name} ובפעמון האחרון ש{gender, select, boy {הוא תולה} girl {היא תולה}}. {second} {secondGender, select, boy {צוחק ומוחא} girl {צוחקת ומוחאת}} כפיים. הפעמון מצלצל, והינשופה דואה אליו בכנפיים פרושות, מחייכת. {relativeGender, select, boy {הכלב} girl {הכלבה}} והתוכי מתחלקים בשרשרת נקניקיות. גם הכרטיס השישי תלוי שם, והוא כבר לא ריק.',
  },
  coverAlt:
    'לילה על גגות העיר, וירח ענק. {name} {gender, select, boy {מחזיק} girl {מחזיקה}} זכוכית מגדלת לצד {second} ו{relativeGender, select, boy {הכלב} girl {הכלבה}}, ובתוכה, גדול ובהיר: וו ריק, והצורה החיוורת של פעמון שנעלם. ומאחורי הגב, על שפת הגג, יושב מישהו במסכה שחורה ומחבק פעמון זהוב.',
  closing:
    'ששש, {name} ו{second}. {pair, select, girls {עצמו עיניים. מה אתן שומעות?} boys {עצמו עיניים. מה אתם שומעים?} mixed {עצמו עיניים. מה אתם שומעים?}}',
  blurb:
    'בבוקר אחד העיר לא צלצלה. מישהו לקח את כל הפעמונים, והשאיר שערה אפורה, טביעה של יד קטנה ו״סליחה״. {pair, select, girls {הבלשיות {name} ו{second} יוצאות} boys {הבלשים {name} ו{second} יוצאים} mixed {הבלשים {name} ו{second} יוצאים}} לדרך עם זכוכית מגדלת, עם {relativeGender, select, boy {עוזר שמחפש} girl {עוזרת שמחפשת}} נקניקיות ועם חמישה כללים. הכלל השישי עוד לא כתוב. כי לפעמים מוצאים את הגנב, ורק אז מתחילה השאלה.',
  dedicationPlaceholder:
    '{pair, select, girls {ל{name} ול{second}, הבלשיות שלנו, שמסתכלות פעמיים, באהבה} boys {ל{name} ול{second}, הבלשים שלנו, שמסתכלים פעמיים, באהבה} mixed {ל{name} ול{second}, הבלשים שלנו, שמסתכלים פעמיים, באהבה}}',
};
