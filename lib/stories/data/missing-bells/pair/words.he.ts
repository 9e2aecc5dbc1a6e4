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
    s01: 'כיכר עיר שקטה בבוקר מוקדם. איש בפיג׳מה ישן בעמידה עם מברשת שיניים ביד, הירקנית ישנה על העגבניות, מורה ישנה בעמידה ליד דלת בית הספר, חתול מסתכל על הקולר הריק שלו, ואפילו התרנגול ישן. במגדל אין פעמון. {name} {gender, select, boy {רוכן} girl {רוכנת}} מעל עקבה קטנה עם זכוכית מגדלת, ליד הכלב {secondGender, select, boy {עומד {second}} girl {עומדת {second}}}, ועל הספסל מחכה מישהו במסכה שחורה.',
    s02: '{name} {gender, select, boy {מסתכל} girl {מסתכלת}} בזכוכית מגדלת על אופניים בלי פעמון, ולידם {second} וילד. הילד מצביע על סבתא שלו, שמנמנמת על ספסל ליד מישהו במסכה שחורה עם פעמון. בתוך עדשה גדולה: הכידון ושערה אפורה אחת.',
    s04: 'כלוב גדול באמצע השוק, ובתוכו תוכי צוחק. הכלב עומד על הרגליים האחוריות ונשען על הסורגים. {name} {gender, select, boy {מרים} girl {מרימה}} זכוכית מגדלת, וגם {second} {secondGender, select, boy {מסתכל} girl {מסתכלת}} על התוכי. מתחת לדוכן מישהו מצא את הנקניקיות.',
    s05: 'גגות לאור הירח, מגבוה. {name} {gender, select, boy {עומד} girl {עומדת}} על המשמר במרפסת קטנטנה, ולצד הכלב {secondGender, select, boy {נרדם גם {second}} girl {נרדמה גם {second}}}. עקבות קטנים חוצים את הגגות, ולאחד החתולים יש מסכה.',
    s06: 'טביעה של יד קטנה בתוך עדשה. על הרציף המעורפל {name} {gender, select, boy {מחזיק} girl {מחזיקה}} זכוכית מגדלת מעל טביעה, {second} {secondGender, select, boy {מחזיק} girl {מחזיקה}} פנס, והכלב נוהם על מזוודה שדביבון מציץ מאחוריה.',
    s07: 'גזעים שחורים ורווחים מוארים ביניהם. ברווח הכי רחב {name}, {second} עם פנס והכלב, צמודים, ומעליהם יושב דביבון על ענף ומצלצל בשני פעמונים.',
    s08: '{name} {gender, select, boy {מזנק} girl {מזנקת}} קדימה עם פנס ביד מושטת, {second} מיד מאחור, ודביבון נרתע ומרים שתי ידיים. מהשק שביניהם התפזרו שמונה פעמונים, והכלב נבהל.',
    s09: 'ינשופה זקנה בעיניים עכורות, עם פלסטר על המצח, יושבת על ענף ופונה אל הפעמונים המצלצלים לידה. בגזע נשאר שקע בצורת ינשופה. פעמונים אחרים תלויים נמוך ליד הנחל, ו{name}, {second} והדביבון לא זזים.',
    s10: '{name} {gender, select, boy {יושב} girl {יושבת}} בעיגול קטן של אור עם הכלב, ובקצה האור הדביבון מושיט פעמון. על חבל תלויים שישה כרטיסים, ו{second} {secondGender, select, boy {מושיט} girl {מושיטה}} יד אל האחרון, הריק. רחוק, באור הירח, עומד בית ספר בלי פעמון, ועל ענף יושבת הינשופה.',
    s11: 'עמוד שחור, כאילו עצמנו עיניים, ומכל צליל מתפשטים עיגולים. למטה עומדת כל העיר בחושך בעיניים עצומות ומחייכת, ובאמצע {name} ו{second}. רק ילדה אחת מציצה בין האצבעות, ודביבון במסכה מציץ בעין אחת.',
    s12: 'שביל של פנסים ופעמונים מתפתל מן העיר אל העץ של הינשופה. הינשופה מרחפת גבוה מעליו, וכל העיר הולכת בשביל עם {name} ועם {second}, פעמונים ופנסים בידיים. הכלב והתוכי חולקים שרשרת נקניקיות, וכרטיס תלוי על חבל הפעמונים.',
  },
  coverAlt:
    'גגות של עיר חשוכה, ובתוך זכוכית מגדלת גדולה, באור בהיר: {name} עם פעמון ביד, {second} וגם כלב. על הידית יושב דביבון, אצבע על הפה, ושולח יד אל הפעמון.',
  closing:
    'ששש, {name} ו{second}. {pair, select, girls {עצמו עיניים. מה אתן שומעות?} boys {עצמו עיניים. מה אתם שומעים?} mixed {עצמו עיניים. מה אתם שומעים?}}',
  blurb:
    'בבוקר אחד העיר לא צלצלה. מישהו לקח את כל הפעמונים, והשאיר שערה אפורה, טביעה של יד קטנה ו״סליחה״. {pair, select, girls {הבלשיות {name} ו{second} יוצאות} boys {הבלשים {name} ו{second} יוצאים} mixed {הבלשים {name} ו{second} יוצאים}} לדרך עם זכוכית מגדלת, עם {relativeGender, select, boy {עוזר שמחפש} girl {עוזרת שמחפשת}} נקניקיות ועם חמישה כללים. הכלל השישי עוד לא כתוב. כי לפעמים מוצאים את הגנב, ורק אז מתחילה השאלה.',
  dedicationPlaceholder:
    '{pair, select, girls {ל{name} ול{second}, הבלשיות שלנו, שמסתכלות פעמיים, באהבה} boys {ל{name} ול{second}, הבלשים שלנו, שמסתכלים פעמיים, באהבה} mixed {ל{name} ול{second}, הבלשים שלנו, שמסתכלים פעמיים, באהבה}}',
};
