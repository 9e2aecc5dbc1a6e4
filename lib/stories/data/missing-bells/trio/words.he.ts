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
    s01: 'השמש כבר זרחה מעל הכיכר, וכמעט כל העיר עוד ישנה: איש בפיג׳מה נרדם בעמידה עם מברשת שיניים, הירקנית על העגבניות, המורה ליד דלת בית הספר, ואפילו התרנגול על השלט של תחנת האוטובוס. במגדל נשאר רק חבל, והקולר של החתול ריק. {name} {gender, select, boy {רוכן} girl {רוכנת}} עם זכוכית מגדלת מעל טביעה קטנה, {second} {secondGender, select, boy {מחזיק} girl {מחזיקה}} פנקס פתוח, {third} {thirdGender, select, boy {מקשיב} girl {מקשיבה}}, יד על האוזן, ו{relativeGender, select, boy {הכלב מחכה} girl {הכלבה מחכה}} ליד שתי נקניקיות. ועל הספסל יושב לו בשקט מישהו במסכה שחורה.',
    s02: '{name} {gender, select, boy {בוחן} girl {בוחנת}} בזכוכית מגדלת אופניים בלי פעמון, ו{second} ו{third} {secondGender, select, boy {מסתכלים} girl {{thirdGender, select, boy {מסתכלים} girl {מסתכלות}}}} מקרוב. ילד בכובע מצחייה מצביע על סבתא שלו, שמנמנמת על ספסל. לידה יושב מישהו במסכה שחורה, עם פעמון. בתוך העדשה, בגדול: הכידון, ועליו שערה אפורה אחת.',
    s04: 'בשוק, בכלוב גדול, צוחק תוכי. {relativeGender, select, boy {הכלב נצמד אל הסורגים, מאוהב.} girl {הכלבה נצמדת אל הסורגים, מאוהבת.}} {name} {gender, select, boy {מסתכל} girl {מסתכלת}} על התוכי בחשד, עם זכוכית מגדלת ביד, {second} {secondGender, select, boy {מחייך} girl {מחייכת}}, ו{third} {thirdGender, select, boy {מקשיב} girl {מקשיבה}} בעיניים עצומות. ומאחורי הכלוב מישהו במסכה שחורה כבר מצא את הנקניקיות.',
    s05: 'גגות העיר בלילה, מגבוה. על מרפסת מוארת, {all, select, girls {{relativeGender, select, boy {קטנטנים} girl {קטנטנות}}} boys {קטנטנים} mixed {קטנטנים}}, {name} עם יד מעל העיניים, {third} עם יד על האוזן, ו{second} ו{relativeGender, select, boy {הכלב} girl {הכלבה}}, שכבר נרדמו. עקבות קטנים חוצים את הגגות, ולאחד החתולים יש מסכה.',
    s06: 'רציף של תחנה, בערפל. {name} {gender, select, boy {רוכן} girl {רוכנת}} עם זכוכית מגדלת, ובתוך העדשה טביעה של יד קטנה. {second} {secondGender, select, boy {מאיר} girl {מאירה}} בפנס, ו{third} {thirdGender, select, boy {מקשיב} girl {מקשיבה}}, יד על האוזן. ו{relativeGender, select, boy {הכלב נוהם} girl {הכלבה נוהמת}} על מזוודה פתוחה קצת: בפנים שתי עיניים ומשהו נוצץ, ובחוץ קצה של זנב מפוספס.',
    s07: 'יער. גזעים שחורים, וביניהם רווחים מוארים. ברווח הכי רחב {name}, {second}, {third} ו{relativeGender, select, boy {הכלב} girl {הכלבה}}, {all, select, girls {{relativeGender, select, boy {צמודים} girl {צמודות}}} boys {צמודים} mixed {צמודים}}, והפנס ביד של {second}. ובדיוק מעל, על ענף, יושב בעל המסכה ומצלצל בשני פעמונים.',
    s08: 'פנס עומד על האדמה, והכול באור ענבר. {name} {gender, select, boy {מניף} girl {מניפה}} מקל ארוך בשתי ידיים {gender, select, boy {ומנחית} girl {ומנחיתה}} רשת על בעל המסכה: דביבון, שמרים ידיים. מאחור {secondGender, select, boy {ממהרים} girl {{thirdGender, select, boy {ממהרים} girl {ממהרות}}}} {second} ו{third}. שמונה פעמונים מתפזרים לכל עבר, חלקם אל מחוץ לדף, ואחד נוחת על הראש של {relativeGender, select, boy {הכלב, שמזנק באוויר.} girl {הכלבה, שמזנקת באוויר.}}',
    s09: 'ינשופה זקנה בעיניים עכורות, עם פלסטר על המצח, יושבת על ענף ופונה אל הפעמונים שמצלצלים לידה. בגזע יש חור עמוק, בדיוק בצורת ינשופה בכנפיים פרושות, ו{name} {gender, select, boy {מצביע} girl {מצביעה}} עליו, יד על הלחי. פעמונים אחרים תלויים נמוך, ליד הנחל. {third} {thirdGender, select, boy {מקשיב} girl {מקשיבה}} בעיניים עצומות, יד על האוזן. {second}, {relativeGender, select, boy {הכלב} girl {הכלבה}} והדביבון לא זזים.',
    s10: '{name} {gender, select, boy {יושב} girl {יושבת}} באור של פנס, {relativeGender, select, boy {הכלב שוכב מודאג} girl {הכלבה שוכבת מודאגת}}, והדביבון מושיט פעמון אחד. על חבל תלויים שישה כרטיסים, ו{second} {secondGender, select, boy {מושיט} girl {מושיטה}} יד אל האחרון, הריק. {third}, יד על האוזן, {thirdGender, select, boy {מביט} girl {מביטה}} בכרטיס שמצוירת עליו אוזן. אדים קטנים עולים אל שתי תמונות חיוורות בתוך עננים: אחת של {name}, ובה מצלצל הפעמון של בית הספר, ואחת של הדביבון, ובה הינשופה העיוורת, שבדיוק התנגשה בעץ, ומעל ראשה מסתובבים כוכבים.',
    s11: 'הכול שחור, כאילו עצמנו עיניים, ומכל צליל מתפשטים עיגולים זהובים. למטה, בחושך, כל העיר בעיניים עצומות ובחיוך, ובאמצע {name}, {second} ו{third}. רק ילדה אחת מציצה בין האצבעות, והדביבון מציץ בעין אחת.',
    s12: 'שביל של פנסים ופעמונים מתפתל מן העיר אל העץ של הינשופה. כל העיר עומדת בקשת, פעמונים ופנסים בידיים, וכולם מביטים ב{name} ובפעמון האחרון ש{gender, select, boy {הוא תולה} girl {היא תולה}}. {second} {secondGender, select, boy {צוחק ומוחא} girl {צוחקת ומוחאת}} כפיים, ו{third} {thirdGender, select, boy {מקשיב} girl {מקשיבה}} בעיניים עצומות. הפעמון מצלצל, והינשופה דואה אליו בכנפיים פרושות, מחייכת. {relativeGender, select, boy {הכלב} girl {הכלבה}} והתוכי מתחלקים בשרשרת נקניקיות. גם הכרטיס השישי תלוי שם, והוא כבר לא ריק.',
  },
  coverAlt:
    'לילה על גגות העיר, וירח ענק. {name} {gender, select, boy {מחזיק} girl {מחזיקה}} זכוכית מגדלת לצד {second}, {third} ו{relativeGender, select, boy {הכלב} girl {הכלבה}}, ובתוכה, גדול ובהיר: וו ריק, והצורה החיוורת של פעמון שנעלם. ומאחורי הגב, על שפת הגג, יושב מישהו במסכה שחורה ומחבק פעמון זהוב.',
  closing:
    'ששש, {name}, {second} ו{third}. {all, select, girls {עצמו עיניים. מה אתן שומעות?} boys {עצמו עיניים. מה אתם שומעים?} mixed {עצמו עיניים. מה אתם שומעים?}}',
  blurb:
    'בבוקר אחד העיר לא צלצלה. מישהו לקח את כל הפעמונים, והשאיר שערה אפורה, טביעה של יד קטנה ו״סליחה״. {all, select, girls {הבלשיות {name}, {second} ו{third} יוצאות} boys {הבלשים {name}, {second} ו{third} יוצאים} mixed {הבלשים {name}, {second} ו{third} יוצאים}} לדרך עם זכוכית מגדלת, עם {relativeGender, select, boy {עוזר שמחפש} girl {עוזרת שמחפשת}} נקניקיות ועם חמישה כללים. הכלל השישי עוד לא כתוב. כי לפעמים מוצאים את הגנב, ורק אז מתחילה השאלה.',
  dedicationPlaceholder:
    '{all, select, girls {ל{name}, ל{second} ול{third}, הבלשיות שלנו, שמסתכלות פעמיים, באהבה} boys {ל{name}, ל{second} ול{third}, הבלשים שלנו, שמסתכלים פעמיים, באהבה} mixed {ל{name}, ל{second} ול{third}, הבלשים שלנו, שמסתכלים פעמיים, באהבה}}',
};
