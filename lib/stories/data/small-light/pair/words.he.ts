import type { PictureBookText } from '../../../picture-book';
import { he as one } from '../picture/he';

/** One carries the lantern and goes first; the other asks, and is content with one small light. */
export const words: PictureBookText = {
  ...one,
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      story: '{name} ו{second} השאירו מנורה דולקת, כדי שהחושך יישאר בחוץ. אבל זה לא היה החושך. החושך לא דופק.',
    },
    s03: {
      ...one.spreads.s03,
      home: '״אנחנו {pair, select, girls {לוקחות} boys {לוקחים} mixed {לוקחים}} אותך הביתה״, {gender, select, boy {אמר} girl {אמרה}} {name} מהר, לפני שמישהו יתחרט.',
      gate: '״איייי!״ חרק השער.\n״גם אנחנו {pair, select, girls {מפחדות} boys {מפחדים} mixed {מפחדים}}״, {secondGender, select, boy {לחש} girl {לחשה}} לו {second}.',
    },
    s04: {
      ...one.spreads.s04,
      tall: 'העצים היו גבוהים מאוד.\n{name} ו{second} קצת פחות.',
      ask: '״איך עוברים כל כך הרבה חושך?״ {secondGender, select, boy {שאל} girl {שאלה}} {second}.',
    },
    s05: { ...one.spreads.s05, heroYell: '״אאאה!״ צעקו {name} ו{second}.' },
    s06: {
      ...one.spreads.s06,
      talk: '״חשבתי {pair, select, girls {שאתן} boys {שאתם} mixed {שאתם}} החושך״, אמר השועלון.\n״ואנחנו חשבנו שאתה החושך״, {secondGender, select, boy {אמר} girl {אמרה}} {second}. ״בוא נפחד ביחד.״',
    },
    s08: {
      ...one.spreads.s08,
      answer: '״אנחנו״, {gender, select, boy {ענה} girl {ענתה}} {name}, ״ושועלון, ואור קטן שהלך לאיבוד.״',
    },
    s10: {
      ...one.spreads.s10,
      plenty: '״זה מספיק לנו״, {secondGender, select, boy {אמר} girl {אמרה}} {second}.',
    },
  },
  alts: {
    ...one.alts,
    s01: '{name} ו{second} {pair, select, girls {יושבות צמודות} boys {יושבים צמודים} mixed {יושבים צמודים}} במיטה אחת, מתחת לשמיכה אחת, לאור המנורה, ועיניים אל החלון. מאחורי החלון, בצד השני של החדר, מחכה אור אחד קטן. ובפינה יושב החושך: גדול, רך, ועם שתי עיניים עגולות.',
    s02: '{name} ליד החלון הפתוח, בפה פתוח מרוב פליאה, ועל כפות הידיים זוהרת גחלילית. {second} {secondGender, select, boy {מציץ} girl {מציצה}} מאחור. בזגוגית משתקפים הירח ושתי עיניים: עיני החושך.',
    s03: 'ארבע תמונות קטנות: זוג מגפיים, פנס דולק, {gender, select, boy {{name} מכפתר מעיל אדום, והנה הוא יוצא} girl {{name} מכפתרת מעיל אדום, והנה היא יוצאת}} עם {second} משער הגינה אל הלילה.',
    s04: '{name} ו{second} {pair, select, girls {קטנות} boys {קטנים} mixed {קטנים}} מאוד על שביל שנכנס בין עצים ענקיים. {name} {gender, select, boy {הולך ראשון} girl {הולכת ראשונה}}, עם פנס דולק ביד. מאחורי אחד הגזעים מציץ החושך.',
    s05: '{name} ו{second} {pair, select, girls {נרתעות} boys {נרתעים} mixed {נרתעים}} לאחור בצרחה, והפנס מתנדנד. בשיחים נוצצות שתי עיניים עגולות ומבוהלות, ומעליהן מבצבצים קצות אוזניים. מאחור, גם החושך נבהל.',
    s06: 'שועלון ביישן יוצא מהשיחים. {second} {secondGender, select, boy {רוכן} girl {רוכנת}} אליו {secondGender, select, boy {ומושיט} girl {ומושיטה}} לו יד פתוחה, והאף של השועלון נוגע בקצות האצבעות. {name} {gender, select, boy {מחזיק} girl {מחזיקה}} את הפנס. ומבין העלים מציצות עוד שתי עיניים: עיני החושך.',
    s07: '{name} ו{second} {pair, select, girls {חוצות} boys {חוצים} mixed {חוצים}} נחל על גשר עץ, לאור הירח: {name} {gender, select, boy {פוסע} girl {פוסעת}} לאט־לאט עם הפנס, {second} {secondGender, select, boy {מתנדנד} girl {מתנדנדת}} בידיים פרושות, ובקצה הגשר {name} כבר {gender, select, boy {צוחק} girl {צוחקת}}. המים מקפצים בשלושה מפלים קטנים. השועלון נפל למים. ומהגדה מביט החושך.',
    s08: 'גבוה מעל היער יושב ינשוף מול ירח ענקי. למטה, רחוקים וקטנים, {name}, {second}, השועלון והחושך.',
    s09: 'כמעט הכול שחור. הרוח מושכת בצעיף של {name}, {second} {secondGender, select, boy {נצמד} girl {נצמדת}} אל השועלון, והפנס כבה: רק עשן נשאר ממנו. מאחורי השועלון מהבהב אור זעיר, ומתוך השחור מביטות שתי עיניים גדולות ומודאגות: עיני החושך.',
    s10: 'עיגול קטן של אור בתוך החושך: הגחלילית מובילה, ואחריה {pair, select, girls {הולכות} boys {הולכים} mixed {הולכים}} {name} ו{second} עם הפנס הכבוי, והשועלון צמוד מאחור. ומולם הכול מלא גחליליות, מן הקרקע עד צמרות העצים, והן נוצצות בזהב גם בעיניים הפעורות של החושך.',
    s11: '{name} ו{second} {pair, select, girls {רוקדות} boys {רוקדים} mixed {רוקדים}} בקרחת יער מלאה גחליליות זהובות, והשועלון קופץ משמחה. למעלה, בתוך לב של אור, הגחלילית שהלכה לאיבוד נצמדת למשפחה שלה, לחי אל לחי. ובצד רוקד גם החושך.',
    s12: 'עם שחר, על שביל האורות שמוביל הביתה, {name} ו{second} {pair, select, girls {מסתובבות} boys {מסתובבים} mixed {מסתובבים}} לאחור. {name} {gender, select, boy {מחזיק} girl {מחזיקה}} ביד של החושך, שנהיה קטן וכמעט שקוף, {gender, select, boy {ומביט} girl {ומביטה}} לו בעיניים. הגחלילית מאירה מעליהם, והשועלון הולך ראשון. על השביל לפני הדלת הפתוחה מישהו כבר כורע ומושיט זרועות.',
  },
  coverAlt:
    'יער כחול בלילה. {name} במעיל אדום, על כף היד זוהרת גחלילית. {gender, select, boy {לידו} girl {לידה}} {second}, ושועלון יושב קרוב. ומאחור, גדול ורך, מציץ החושך.',
  closing: '{name} ו{second} זזו הצידה\nופינו לחושך מקום במיטה.\nועל אדן החלון נשאר דולק אור אחד קטן.',
  blurb:
    'באמצע הלילה גחלילית שהלכה לאיבוד דופקת על החלון של {name} ו{second}. המשפחה שלה מאירה בצד השני של היער, ובדרך לשם יש חושך. המון חושך. {name} ו{second} בכלל לא {pair, select, girls {אוהבות} boys {אוהבים} mixed {אוהבים}} חושך. אבל אור קטן מבקש עזרה, ויש רק דרך אחת לעבור יער בלילה: צעד קטן. ועוד אחד.',
  dedicationPlaceholder: '{name} ו{second}, האורות הקטנים שלנו, באהבה גדולה',
};
