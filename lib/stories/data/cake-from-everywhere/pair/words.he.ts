import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.he';

/** One asks for everything, the other keeps count; together they let go and own up. */
export const words: PictureBookText = {
  ...one,
  characters: {
    picker: { usual: { mainForm: 'אמאני' }, substitute: { mainForm: 'זורי' }, spares: [{ mainForm: 'נאלה' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      plan: '״בשביל עוגה כזאת״, {gender, select, boy {אמר} girl {אמרה}} {name}, ״צריך את כל העולם.״\n״אז נביא אותו״, {secondGender, select, boy {אמר} girl {אמרה}} {second}.',
    },
    s02: { ...one.spreads.s02, up: 'הכדור הפורח עלה ועלה. {name} ו{second} החזיקו חזק. העיר נעשתה פירור.' },
    s03: { ...one.spreads.s03, answer: '״לסבתא״, {secondGender, select, boy {ענה} girl {ענתה}} {second}.' },
    s06: {
      ...one.spreads.s06,
      glad: '״חוגגים ש{relative} נולדה״, {secondGender, select, boy {אמר} girl {אמרה}} {second}. ״כל שנה.״',
    },
    s07: {
      ...one.spreads.s07,
      melt: '״והוא לא יימס?״ {secondGender, select, boy {לחש} girl {לחשה}} {second}.',
      shadow: '״קחו את הצל שלי, הוא קר מאוד. רק תחזירו. אין לי אחר.״',
    },
    s08: { ...one.spreads.s08, answer: '״לסבתא״, אמרו {name} ו{second}, וכבר ידעו מה יקרה.' },
    s09: {
      ...one.spreads.s09,
      open: '{secondGender, select, boy {{second} הנהן.} girl {{second} הנהנה.}} {gender, select, boy {{name} פתח} girl {{name} פתחה}} את היד.',
    },
    s10: {
      ...one.spreads.s10,
      tear: 'דמעה נפלה פנימה. ״מלח כבר יש״, {secondGender, select, boy {אמר} girl {אמרה}} {second}, ו{name} {gender, select, boy {ערבב} girl {ערבבה}}.',
    },
    s11: {
      ...one.spreads.s11,
      confess: '״זרקנו את המתכון״, אמרו {name} ו{second} בשקט. ״מהשמיים.״',
      laugh:
        '״סוף סוף!״ צחקה {relative}. ״עוד {pair, select, girls {שתיים שאופות} boys {שניים שאופים} mixed {שניים שאופים}} כמוני!״',
    },
    s12: { ...one.spreads.s12, slice: '״הפרוסה הזאת ל{relative}״, אמרו {name} ו{second}.' },
  },
  alts: {
    ...one.alts,
    s01: 'מבט מתוך ארון מטבח ריק: {name} ו{second} {pair, select, girls {מציצות} boys {מציצים} mixed {מציצים}} פנימה, ועל המדף קערה וביצה אחת. הביצה מביטה הצידה. מאחור, בפתח, נעלי הבית של סבתא, והרגליים של סבתא בתוכן.',
    s02: '{name} ו{second}, בסל של כדור פורח מפוספס, {pair, select, girls {מחזיקות חזק} boys {מחזיקים חזק} mixed {מחזיקים חזק}}, והתוכי עף {pair, select, girls {לידן} boys {לידם} mixed {לידם}}. למטה העיר, שכל בתיה עומדים על פירור, ועל הפירור מישהו מנופף במגבת מטבח.',
    s03: '{gender, select, boy {{name} חולב} girl {{name} חולבת}} פרה גדולה לתוך שני דליים, {second} {secondGender, select, boy {מסתכל וצוחק} girl {מסתכלת וצוחקת}}, וסילון אחד מפספס ומשפריץ למעלה. הפרה סובבה את הראש, וגבעול נשאר לה בפה. על המתכון כבר מסומן ה״פעמיים״ הראשון.',
    s04: 'שקיעה במדבר. גמל צועד בין הדיונות ונראה כמו דיונה בעצמו. על הדבשת {name} ו{second}, על ראש הגמל התוכי, ומהאוכף תלויים שני אשכולות תמרים.',
    s05: 'מקרוב, בין הענפים: {name} וילדה, אוזן ואצבע ליד מנגו, {gender, select, boy {וביניהם} girl {וביניהן}} {second} {secondGender, select, boy {מביט למעלה ומקשיב} girl {מביטה למעלה ומקשיבה}}. גם דבורה דופקת על המנגו. למטה, על המרפסת, יושבת סבתא אחרת.',
    s06: 'שלוש תמונות של קוף בג׳ונגל: הוא סופר על אצבעות הידיים, על אצבעות הרגליים, ובסוף על הזנב, ומסמן על עלה שבעה קווים. {gender, select, boy {{name} סופר} girl {{name} סופרת}} איתו, עם שתי בננות על הברכיים, ו{second} {secondGender, select, boy {יושב} girl {יושבת}} קרוב.',
    s07: 'על קרח לבן, בבגדי חורף, {name} ו{second} {pair, select, girls {פורשות} boys {פורשים} mixed {פורשים}} יחד את הצל הכחול והארוך של הפינגווין כמו מפת שולחן על דלי שלג. התוכי יושב על ידית הדלי, ומתחת לפינגווין כבר אין צל.',
    s08: 'בצד אחד עין של לווייתן, כמעט בגובה הדף, ומשתקף בה כדור פורח. בצד השני שתי מזרקות מים, באחת {name}, בשנייה {second}, וביניהן התוכי, וכולם הפוכים.',
    s09: 'כדור פורח רפוי ומקומט נמתח על פני שני העמודים, בשמיים סגולים. בסל {name} ו{second}, ושניים מכל דבר. עוגן ושרפרף נופלים, המתכון עף מיד פתוחה, והמילים נושרות ממנו. מלמטה יד עם מגבת תופסת את השרפרף.',
    s10: 'מטבח חשוך, נורה אחת. {gender, select, boy {{name} מערבב} girl {{name} מערבבת}} בקערה בשתי ידיים, ו{second} {secondGender, select, boy {מביט} girl {מביטה}} מקצה השולחן. מגבת תלויה על השרפרף. בחריץ המואר של הדלת מציצה סבתא, חצי פנים ונעל בית אחת, והצל שלה ארוך על הרצפה.',
    s11: 'בוקר. סבתא עומדת מאחורי {name}, יד אחת שלה {gender, select, boy {על הכתף שלו} girl {על הכתף שלה}} והשנייה על הקערה. {second} {secondGender, select, boy {עוזר} girl {עוזרת}}, וענני קמח מסביב. על הקיר ריבוע בהיר, ובו נעץ.',
    s12: 'שולחן ארוך, ובאמצעו עוגה גבוהה וחתוכה, כל שכבה בצבע אחר. {gender, select, boy {{name} דוחף} girl {{name} דוחפת}} פרוסה אל סבתא. מסביב {name}, {second}, סבתא, הילדה, הפרה, הגמל, הקוף, הפינגווין והלווייתן, ולכל אחד שתי צלחות; של הקוף כבר ריקות, ועל האף של הפרה קצפת. לתוכי יש כיסא משלו, וגם לצל של הפינגווין.',
  },
  coverAlt:
    'עוגה חתוכה, כל שכבה בצבע אחר. מעליה {name} ו{second} עם נר, והתוכי מושך לעצמו פרוסה. בצד, ליד שתי צלחות ריקות, הצל של הפינגווין.',
  closing:
    '{name} ו{second}, נשארה פרוסה אחת. למי היא? אם היא {pair, select, girls {לשתיכן} boys {לשניכם} mixed {לשניכם}}, אז פעמיים!',
  blurb:
    'מחר לסבתא יש יום הולדת, ובבית יש רק ביצה אחת. אז {name} ו{second} {pair, select, girls {יוצאות} boys {יוצאים} mixed {יוצאים}} בכדור פורח עם תוכי שתמיד אומר את המילה הלא נכונה, להביא חלב מהעמק, תמרים מהמדבר ומלח מהלווייתן. כולם שואלים למי העוגה, ואז כולם אומרים אותו דבר: לסבתא? אז פעמיים!',
  dedicationPlaceholder: 'ל{name} ול{second}, באהבה, פעמיים: מסבתא ומסבא',
};
