import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.he';

/** One carries the lantern and goes first, one asks, one counts all the way, up to four in the bed. */
export const words: PictureBookText = {
  ...two,
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      story:
        '{name}, {second} ו{third} השאירו מנורה דולקת, כדי שהחושך יישאר בחוץ.\n״שלוש דפיקות״, {thirdGender, select, boy {סָפַר} girl {סָפְרָה}} {third}.\nאבל החושך לא דופק.',
    },
    s03: {
      ...two.spreads.s03,
      home: '״אנחנו {all, select, girls {לוקחות} boys {לוקחים} mixed {לוקחים}} אותך הביתה״, {gender, select, boy {אמר} girl {אמרה}} {name} מהר, לפני שמישהו יתחרט.',
      gate: '״איייי!״ חרק השער.\n״גם אנחנו {all, select, girls {מפחדות} boys {מפחדים} mixed {מפחדים}}״, {secondGender, select, boy {לחש} girl {לחשה}} לו {second}.',
    },
    s04: {
      ...two.spreads.s04,
      tall: 'העצים היו גבוהים מאוד.\n{name}, {second} ו{third} קצת פחות.',
      ask: '״איך עוברים כל כך הרבה חושך?״ {secondGender, select, boy {שאל} girl {שאלה}} {second}.\n״לאט־לאט״, {thirdGender, select, boy {אמר} girl {אמרה}} {third}. ״אני אספור.״',
    },
    s05: { ...two.spreads.s05, heroYell: '״אאאה!״ צעקו {name}, {second} ו{third}.' },
    s06: {
      ...two.spreads.s06,
      talk: '״חשבתי {all, select, girls {שאתן} boys {שאתם} mixed {שאתם}} החושך״, אמר השועלון.\n״ואנחנו חשבנו שאתה החושך״, {secondGender, select, boy {אמר} girl {אמרה}} {second}. ״בוא נפחד ביחד.״\n״חמישה מפחדים״, {thirdGender, select, boy {סָפַר} girl {סָפְרָה}} {third}.',
    },
    s10: {
      ...two.spreads.s10,
      plenty:
        '״אור אחד״, {thirdGender, select, boy {סָפַר} girl {סָפְרָה}} {third}.\n״זה מספיק לנו״, {secondGender, select, boy {אמר} girl {אמרה}} {second}.',
      stars: 'ופתאום החושך התמלא כוכבים.\n{third} {thirdGender, select, boy {הפסיק} girl {הפסיקה}} לספור.',
    },
  },
  alts: {
    ...two.alts,
    s01: '{name}, {second} ו{third} {all, select, girls {יושבות} boys {יושבים} mixed {יושבים}} במיטה אחת, מתחת לשמיכה אחת, לאור המנורה. {third} {thirdGender, select, boy {מרים} girl {מרימה}} אצבע לספור את הדפיקות. בצד השני של החדר, מאחורי החלון, מחכה אור אחד קטן. ובפינה יושב החושך: גדול, רך, ועם שתי עיניים עגולות.',
    s02: 'מקרוב, ליד החלון: {name} בפה פעור, על כף היד זוהרת גחלילית, ו{second} {secondGender, select, boy {מתקרב} girl {מתקרבת}} לראות ביחד עם {third}. בזגוגית החלון הפתוח משתקפים הירח ושתי עיניים: עיני החושך.',
    s03: 'ארבע תמונות קטנות: זוג מגפיים, פנס דולק, {gender, select, boy {{name} מכפתר מעיל אדום, והנה הוא יוצא} girl {{name} מכפתרת מעיל אדום, והנה היא יוצאת}} עם {second} ועם {third} משער הגינה אל הלילה.',
    s04: '{name}, {second} ו{third} {all, select, girls {קטנות מאוד} boys {קטנים מאוד} mixed {קטנים מאוד}} על שביל שנכנס בין עצים ענקיים, ופנס דולק ביד של {name}. מאחורי אחד הגזעים מציץ החושך.',
    s05: '{name}, {second} ו{third} {all, select, girls {נרתעות} boys {נרתעים} mixed {נרתעים}} לאחור בצרחה, והפנס מתנדנד. בשיחים נוצצות שתי עיניים עגולות ומבוהלות, ומעליהן מציצים קצות אוזניים כמו שני עלים. גם החושך נבהל.',
    s06: 'שועלון ביישן יוצא מהשיחים. {secondGender, select, boy {{second} מתכופף אליו ומושיט לו יד פתוחה} girl {{second} מתכופפת אליו ומושיטה לו יד פתוחה}}, {name} {gender, select, boy {מחזיק} girl {מחזיקה}} את הפנס, ו{third} {thirdGender, select, boy {סופר} girl {סופרת}} חמש אצבעות. האף של השועלון נוגע בקצות האצבעות של {second}. ומבין העלים מציצות שתי עיניים אחרות: של החושך.',
    s07: '{name}, {second} ו{third} {all, select, girls {חוצות} boys {חוצים} mixed {חוצים}} נחל לאור הירח בזה אחר זה, לאט־לאט, בידיים פרושות. השועלון נפל למים. ומהגדה מביט החושך.',
    s08: 'גבוה מעל היער יושב ינשוף מול ירח ענקי. למטה, רחוקים וקטנים, {name}, {second}, {third}, השועלון והחושך.',
    s09: 'כמעט הכול שחור. הרוח מושכת בצעיף של {name}. {second}, {third} והשועלון קרובים קרובים. הפנס כבה, ורק עשן נשאר ממנו. מאחורי השועלון מהבהב אור זעיר, ומתוך השחור מביטות שתי עיניים גדולות ומודאגות: עיני החושך.',
    s10: 'עיגול קטן של אור בתוך החושך: הגחלילית מובילה, {name}, {second} ו{third} {all, select, girls {הולכות} boys {הולכים} mixed {הולכים}} אחריה עם הפנס הכבוי, והשועלון צמוד מאחור. שתי עיניים פקוחות לרווחה נוצצות בזהב מתוך החושך, כי כל העמוד שממול מלא גחליליות, מן הקרקע עד צמרות העצים.',
    s11: '{name}, {second} ו{third} {all, select, girls {רוקדות} boys {רוקדים} mixed {רוקדים}} בקרחת יער מלאה גחליליות זהובות, והשועלון קופץ משמחה. למעלה, בתוך לב של אור, הגחלילית שהלכה לאיבוד נצמדת למשפחה שלה, לחי אל לחי, וכולם מביטים בה. בצד רוקד גם החושך.',
    s12: 'השחר עולה. בדרך הביתה, על שביל של אורות באחו, {name} ו{second} {pair, select, girls {מסתובבות} boys {מסתובבים} mixed {מסתובבים}} לאחור, ו{name} {gender, select, boy {נוגע} girl {נוגעת}} ביד של החושך, שנהיה קטן וכמעט שקוף. העיניים שלהם נפגשות. {third} {thirdGender, select, boy {הולך} girl {הולכת}} {pair, select, girls {לפניהן} boys {לפניהם} mixed {לפניהם}} {thirdGender, select, boy {וסופר} girl {וסופרת}} את האורות. מעליהם מאירה הגחלילית, והשועלון מביט לאחור. בשער הגינה מישהו מחכה בזרועות פתוחות.',
  },
  coverAlt:
    'יער כחול בלילה. {name} במעיל אדום עם גחלילית זוהרת ביד, {gender, select, boy {ולידו} girl {ולידה}} {second}, {third} ושועלון. מבין העצים מביט החושך.',
  closing:
    '{name} ו{second} זזו הצידה\nופינו לחושך מקום במיטה.\n״ארבעה״, {thirdGender, select, boy {סָפַר} girl {סָפְרָה}} {third}.\nועל אדן החלון נשאר דולק אור אחד קטן.',
  blurb:
    'באמצע הלילה גחלילית שהלכה לאיבוד דופקת על החלון של {name}, {second} ו{third}. המשפחה שלה מאירה בצד השני של היער, ובדרך לשם יש חושך. המון חושך. ו{all, select, girls {שלושתן בכלל לא אוהבות} boys {שלושתם בכלל לא אוהבים} mixed {שלושתם בכלל לא אוהבים}} חושך. אבל אור קטן מבקש עזרה, ויש רק דרך אחת לעבור יער בלילה: צעד קטן. ועוד אחד.',
  dedicationPlaceholder: '{name}, {second} ו{third}, שלושת האורות הקטנים שלנו, באהבה גדולה',
};
