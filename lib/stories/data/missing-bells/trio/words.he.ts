import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.he';

/** One looks, one writes down the rules, one listens: the bells were taken for somebody who can only hear. */
export const words: PictureBookText = {
  ...two,
  characters: {
    cyclist: {
      usual: { mainForm: 'יונתן' },
      substitute: { mainForm: 'עידו' },
      spares: [{ mainForm: 'אורן' }, { mainForm: 'ניר' }],
    },
  },
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      case: '{gender, select, boy {״תעלומה״, אמר הבלש {name}.} girl {״תעלומה״, אמרה הבלשית {name}.}}\n{secondGender, select, boy {{second} פתח פנקס,} girl {{second} פתחה פנקס,}} {thirdGender, select, boy {ו{third} הקשיב.} girl {ו{third} הקשיבה.}}\n{relative}, {relativeGender, select, boy {העוזר, קיווה} girl {העוזרת, קיוותה}} שמדובר בנקניקיות.',
    },
    s04: {
      ...two.spreads.s04,
      market: 'צלצול, באמצע השוק!\n״איפה היית בלילה?״ {gender, select, boy {שאל} girl {שאלה}} {name}.',
    },
    s05: {
      ...two.spreads.s05,
      rule: '{all, select, girls {כלל רביעי: בלשיות לא נרדמות.} boys {כלל רביעי: בלשים לא נרדמים.} mixed {כלל רביעי: בלשים לא נרדמים.}}',
      snore:
        'חררר… פיייי… חררר… דיווחו {relative} ו{second}.\n״ששש!״ {thirdGender, select, boy {אמר} girl {אמרה}} {third}.',
    },
    s06: {
      ...two.spreads.s06,
      suitcase:
        '{relative} {relativeGender, select, boy {נהם} girl {נהמה}} על מזוודה.\n״לא עכשיו, {relative}״, {thirdGender, select, boy {לחש {third}. ״אני מקשיב.״} girl {לחשה {third}. ״אני מקשיבה.״}}',
    },
    s07: {
      ...two.spreads.s07,
      legs: '{name}, {second}, {third} ו{relative}\nהלכו כל כך צמוד,\nשביחד היו {all, select, girls {{relativeGender, select, boy {להם} girl {להן}}} boys {להם} mixed {להם}}\nעשר רגליים.',
      rule: 'אין כלל שאוסר על {all, select, girls {בלשיות} boys {בלשים} mixed {בלשים}}\nללכת הביתה.\n{secondGender, select, boy {{second} בדק.} girl {{second} בדקה.}}',
    },
    s09: { ...two.spreads.s09, her: '״הם בשבילה״, אמר הדביבון ל{third}.' },
    s11: {
      ...two.spreads.s11,
      shut: '{gender, select, boy {״לעצום עיניים״, אמר {name} לכל העיר.} girl {״לעצום עיניים״, אמרה {name} לכל העיר.}}\n״ולא להציץ״, {secondGender, select, boy {הוסיף} girl {הוסיפה}} {second}.\n״רק להקשיב״, {thirdGender, select, boy {אמר} girl {אמרה}} {third}.',
    },
  },
  alts: {
    ...two.alts,
    s01: 'כיכר עיר שקטה בבוקר מוקדם. איש בפיג׳מה ישן בעמידה עם מברשת שיניים ביד, הירקנית על העגבניות, המורה ליד דלת בית הספר, ואפילו התרנגול ישן. חתול מסתכל על הקולר הריק שלו, ובמגדל אין פעמון. {name} {gender, select, boy {רוכן} girl {רוכנת}} עם זכוכית מגדלת מעל טביעה קטנה, {second} {secondGender, select, boy {מחזיק} girl {מחזיקה}} פנקס, {third} {thirdGender, select, boy {מקשיב} girl {מקשיבה}} עם יד על האוזן, הכלב יושב לידם, ועל הספסל מחכה מישהו במסכה שחורה.',
    s02: '{name} {gender, select, boy {מסתכל} girl {מסתכלת}} בזכוכית מגדלת על אופניים בלי פעמון, ולידם {second}, {third} וילד. הילד מצביע על סבתא שלו, שמנמנמת על ספסל, ולידה מישהו במסכה שחורה עם פעמון. בתוך עדשה גדולה: הכידון ושערה אפורה אחת.',
    s04: 'כלוב גדול באמצע השוק, ובתוכו תוכי צוחק. הכלב עומד על הרגליים האחוריות ונשען על הסורגים. {name} {gender, select, boy {מרים} girl {מרימה}} זכוכית מגדלת, וגם {second} {secondGender, select, boy {מסתכל} girl {מסתכלת}} על התוכי ביחד עם {third}. מתחת לדוכן מישהו מצא את הנקניקיות.',
    s05: 'גגות לאור הירח, מגבוה. {name} {gender, select, boy {עומד} girl {עומדת}} על המשמר במרפסת קטנטנה, {third} {thirdGender, select, boy {מקשיב} girl {מקשיבה}} עם יד על האוזן, ולצד הכלב {secondGender, select, boy {נרדם {second}} girl {נרדמה {second}}}. עקבות קטנים חוצים את הגגות, ולאחד החתולים יש מסכה.',
    s06: 'טביעה של יד קטנה בתוך עדשה. על הרציף המעורפל {name} {gender, select, boy {מחזיק} girl {מחזיקה}} זכוכית מגדלת מעל טביעה, {second} {secondGender, select, boy {מחזיק} girl {מחזיקה}} פנס, {third} {thirdGender, select, boy {מקשיב} girl {מקשיבה}} לערפל, והכלב נוהם על מזוודה פתוחה קצת: בפנים שתי עיניים ומשהו נוצץ, ובחוץ קצה של זנב מפוספס.',
    s07: 'גזעים שחורים ורווחים מוארים ביניהם. ברווח הכי רחב {third}, {name}, {second} עם פנס והכלב, צמודים, ומעליהם יושב דביבון על ענף ומצלצל בשני פעמונים.',
    s08: '{name} {gender, select, boy {מזנק} girl {מזנקת}} קדימה עם פנס ביד אחת וחבל של שק ביד השנייה, {second} ו{third} מיד מאחור, ודביבון נרתע ומרים שתי ידיים. מהשק שביניהם התפזרו שמונה פעמונים, והכלב נבהל.',
    s09: 'ינשופה זקנה בעיניים עכורות, עם פלסטר על המצח, יושבת על ענף ופונה אל הפעמונים המצלצלים לידה. בגזע נשאר שקע בצורת ינשופה. פעמונים אחרים תלויים נמוך ליד הנחל. {name}, {second} והדביבון לא זזים, ו{third} {thirdGender, select, boy {מקשיב} girl {מקשיבה}} בעיניים עצומות, יד על האוזן.',
    s10: '{name} {gender, select, boy {יושב} girl {יושבת}} בעיגול קטן של אור עם הכלב, ובקצה האור הדביבון מושיט פעמון. על חבל תלויים שישה כרטיסים. {second} {secondGender, select, boy {מושיט} girl {מושיטה}} יד אל האחרון, הריק, ו{third} {thirdGender, select, boy {מביט} girl {מביטה}} בכרטיס שמצוירת עליו אוזן. רחוק, באור הירח, עומד בית ספר בלי פעמון, ועל ענף יושבת הינשופה.',
    s11: 'עמוד שחור, כאילו עצמנו עיניים, ומכל צליל מתפשטים עיגולים. למטה עומדת כל העיר בחושך בעיניים עצומות ומחייכת, ובאמצע {name}, {second} ו{third}. רק ילדה אחת מציצה בין האצבעות, ודביבון במסכה מציץ בעין אחת.',
    s12: 'שביל של פנסים ופעמונים מתפתל מן העיר אל העץ של הינשופה. הינשופה מרחפת גבוה מעליו, וכל העיר הולכת בשביל עם {name}, עם {second} ועם {third}, פעמונים ופנסים בידיים. הכלב והתוכי מתחלקים בשרשרת נקניקיות, וכרטיס תלוי על חבל הפעמונים.',
  },
  coverAlt:
    'גגות של עיר חשוכה, ובתוך זכוכית מגדלת גדולה, באור בהיר: {name} עם פעמון ביד, {second}, {third} וגם כלב. על הידית יושב דביבון, אצבע על הפה, ושולח יד אל הפעמון.',
  closing:
    'ששש, {name}, {second} ו{third}. {all, select, girls {עצמו עיניים. מה אתן שומעות?} boys {עצמו עיניים. מה אתם שומעים?} mixed {עצמו עיניים. מה אתם שומעים?}}',
  blurb:
    'בבוקר אחד העיר לא צלצלה. מישהו לקח את כל הפעמונים, והשאיר שערה אפורה, טביעה של יד קטנה ו״סליחה״. {all, select, girls {הבלשיות {name}, {second} ו{third} יוצאות} boys {הבלשים {name}, {second} ו{third} יוצאים} mixed {הבלשים {name}, {second} ו{third} יוצאים}} לדרך עם זכוכית מגדלת, עם {relativeGender, select, boy {עוזר שמחפש} girl {עוזרת שמחפשת}} נקניקיות ועם חמישה כללים. הכלל השישי עוד לא כתוב. כי לפעמים מוצאים את הגנב, ורק אז מתחילה השאלה.',
  dedicationPlaceholder:
    '{all, select, girls {ל{name}, ל{second} ול{third}, הבלשיות שלנו, שמסתכלות פעמיים, באהבה} boys {ל{name}, ל{second} ול{third}, הבלשים שלנו, שמסתכלים פעמיים, באהבה} mixed {ל{name}, ל{second} ול{third}, הבלשים שלנו, שמסתכלים פעמיים, באהבה}}',
};
