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
    s01: '{name}, {second} ו{third} {all, select, girls {יושבות צמודות} boys {יושבים צמודים} mixed {יושבים צמודים}} במיטה אחת, מתחת לשמיכה אחת, לאור המנורה, והעיניים אל החלון. {third} {thirdGender, select, boy {מרים} girl {מרימה}} אצבע. מעבר לחלון, בצד השני של החדר, מחכה אור אחד קטן. ובפינה יושב החושך: גדול ורך, עם שתי עיניים עגולות.',
    s02: '{name} ליד החלון הפתוח, בפה פתוח מרוב פליאה, ועל כף היד זוהרת גחלילית. {second} {secondGender, select, boy {מציץ} girl {מציצה}} מאחור, ו{third} {thirdGender, select, boy {מושיט} girl {מושיטה}} יד אל האור. בזגוגית משתקפים הירח ושתי עיניים: עיני החושך.',
    s03: 'ארבע תמונות קטנות: זוג מגפיים; פנס דולק; {gender, select, boy {{name} מכפתר מעיל אדום; והנה הוא כבר יוצא} girl {{name} מכפתרת מעיל אדום; והנה היא כבר יוצאת}} עם {second} ועם {third} משער הגינה אל הלילה.',
    s04: '{name}, {second} ו{third} {all, select, girls {קטנות} boys {קטנים} mixed {קטנים}} מאוד על שביל שנכנס בין עצים ענקיים. {name} {gender, select, boy {הולך ראשון} girl {הולכת ראשונה}}, עם פנס דולק ביד. מאחורי אחד הגזעים מציץ החושך.',
    s05: '{name}, {second} ו{third} {all, select, girls {נרתעות} boys {נרתעים} mixed {נרתעים}} לאחור בצרחה, והפנס מתנדנד. בשיחים נוצצות שתי עיניים עגולות ומבוהלות, ומעליהן מבצבצים קצות אוזניים. ומאחור נבהל גם החושך.',
    s06: 'שועלון ביישן יוצא מהשיחים. {second} {secondGender, select, boy {רוכן} girl {רוכנת}} אליו {secondGender, select, boy {ומושיט} girl {ומושיטה}} לו יד פתוחה, והאף של השועלון נוגע בקצות האצבעות. {name} {gender, select, boy {מחזיק} girl {מחזיקה}} את הפנס, ו{third} {thirdGender, select, boy {מרים} girl {מרימה}} יד בחמש אצבעות פרושות. ומבין העלים מציצות עוד שתי עיניים: עיני החושך.',
    s07: '{name}, {second} ו{third} {all, select, girls {חוצות בזו אחר זו} boys {חוצים בזה אחר זה} mixed {חוצים בזה אחר זה}} נחל על גשר עץ, לאור הירח: {name} {gender, select, boy {פוסע} girl {פוסעת}} לאט־לאט עם הפנס, {second} {secondGender, select, boy {מתנדנד} girl {מתנדנדת}} בידיים פרושות, ו{third}, בקצה הגשר, כבר {thirdGender, select, boy {צוחק} girl {צוחקת}}. המים מקפצים בשלושה מפלים קטנים. השועלון נפל למים. ומהגדה מביט החושך.',
    s08: 'גבוה מעל היער יושב ינשוף מול ירח ענקי. למטה, רחוקים וקטנים, {name}, {second}, {third}, השועלון והחושך.',
    s09: 'כמעט הכול שחור. הרוח מושכת בצעיף של {name}, {second} {secondGender, select, boy {נצמד} girl {נצמדת}} אל השועלון, {third} {thirdGender, select, boy {נצמד} girl {נצמדת}} אל {second}, והפנס כבה: נשאר ממנו רק עשן. מאחורי השועלון מהבהב אור זעיר, ומתוך השחור מביטות שתי עיניים גדולות ומודאגות: עיני החושך.',
    s10: 'עיגול קטן של אור בתוך החושך: הגחלילית מובילה, ואחריה {all, select, girls {הולכות} boys {הולכים} mixed {הולכים}} {name}, {second} ו{third} עם הפנס הכבוי, והשועלון צמוד מאחור. ומולם הכול מלא גחליליות, מהאדמה עד צמרות העצים, והן נוצצות בזהב גם בעיניים הפעורות של החושך.',
    s11: '{name}, {second} ו{third} {all, select, girls {רוקדות} boys {רוקדים} mixed {רוקדים}} בקרחת יער מלאה גחליליות זהובות, והשועלון קופץ משמחה. למעלה, בתוך לב של אור, הגחלילית שהלכה לאיבוד נצמדת למשפחה שלה, לחי אל לחי. ובצד, ליד {third}, רוקד גם החושך.',
    s12: 'עם שחר, בשביל של אורות, {gender, select, boy {{name} ממהר} girl {{name} ממהרת}} הביתה יד ביד עם החושך, שנהיה קטן וכמעט שקוף, והשועלון בעקבותיהם. בקצה היער שלוש גחליליות זוהרות לשלום. על השביל, באור החם של הדלת הפתוחה, אימא כורעת, {second} כבר בזרועותיה, ו{third} {thirdGender, select, boy {מחבק} girl {מחבקת}} אותה מאחור.',
  },
  coverAlt:
    'יער כחול בלילה. {name} במעיל אדום, ועל כף היד זוהרת גחלילית. {gender, select, boy {לידו} girl {לידה}} {second} ו{third}, ושועלון יושב קרוב. ומאחור, גדול ורך, מציץ החושך.',
  closing:
    '{name} ו{second} זזו הצידה\nופינו לחושך מקום במיטה.\n״ארבעה״, {thirdGender, select, boy {סָפַר} girl {סָפְרָה}} {third}.\nועל אדן החלון נשאר דולק אור אחד קטן.',
  blurb:
    'באמצע הלילה גחלילית שהלכה לאיבוד דופקת על החלון של {name}, {second} ו{third}. המשפחה שלה מאירה בצד השני של היער, ובדרך לשם יש חושך. המון חושך. ו{all, select, girls {שלושתן בכלל לא אוהבות} boys {שלושתם בכלל לא אוהבים} mixed {שלושתם בכלל לא אוהבים}} חושך. אבל אור קטן מבקש עזרה, ויש רק דרך אחת לעבור יער בלילה: צעד קטן. ועוד אחד.',
  dedicationPlaceholder: '{name}, {second} ו{third}, שלושת האורות הקטנים שלנו, באהבה גדולה',
};
