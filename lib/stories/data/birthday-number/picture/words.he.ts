import type { PictureBookText } from '../../../picture-book';

// `number` is the birthday's number and a figure of that name, `numberBefore` the one before it (`numbers.ts`).
export const words: PictureBookText = {
  spreads: {
    s01: {
      opening:
        'בבוקר יום ההולדת {gender, select, boy {{name} פקח} girl {{name} פקחה}} עין אחת. היא הרגישה {numberBefore}.',
      other: 'גם השנייה.',
    },
    s02: {
      felt: 'האף הרגיש {numberBefore}. הגרב הרגיש {numberBefore}. הבטן הרגישה טוסט.',
      search: '{gender, select, boy {{name} חיפש} girl {{name} חיפשה}} את {number} מתחת לכרית. היה שם הגרב השני.',
    },
    s03: {
      candles: '״{number}!״ אמרו הנרות.\n״{number}!״ אמר הכתר.',
      late: '״{numberBefore}״, {gender, select, boy {אמר} girl {אמרה}} {name}. ״{number} מאחרת.״',
      look: 'הנרות לא ידעו לאן להסתכל.',
    },
    s04: {
      lap: 'המקום הכי טוב בבית היה על הברכיים, בין הכפתור למרפק. מידה {numberBefore}, בדיוק.',
      worry: '״ואם {number} לא נכנסת?״ {gender, select, boy {חשב} girl {חשבה}} {name}. לא בקול.',
    },
    s05: {
      nobody:
        'אז {gender, select, boy {{name} צייר ציור של אף אחד, ותלה} girl {{name} ציירה ציור של אף אחד, ותלתה}} על הדלת. שידעו מי בבית.',
      white: 'הלך כל הלבן.',
      cake: 'העוגה חיכתה. עוגות יודעות.',
    },
    s06: {
      opening: 'בערב, מאחורי הדלת, מישהו משך באף. בנימוס.',
      sniff: 'סנף.',
      question: '״מי שם?״ {gender, select, boy {שאל} girl {שאלה}} {name}.',
      answer: '״אף אחד״, אמר קול קטן.',
    },
    s07: {
      stairs: 'על המדרגות עמדה {number}. חדשה לגמרי. היא עמדה שם מהבוקר.',
      portrait: '״ראיתי את הציור שלי״, אמרה. ״יצאתי דומה.״',
    },
    s08: {
      nobody: '״זה ציור של אף אחד״, {gender, select, boy {אמר} girl {אמרה}} {name}.',
      yet: '״נכון״, אמרה {number}. ״עוד לא הייתי של אף אחד.״',
      question: '״למה לא דפקת?״',
      lap: '״אומרים שיש שם ברכיים״, לחשה {number}. ״אומרים שאני לא נכנסת.״',
    },
    s09: {
      come: '״{number}, בואי!״ קראו הנרות והכתר והברכיים.',
      which: '״איזו?״ שאלה {number}. ״יש אחת על השעון. יש אחת על האוטובוס. אני של מי?״',
      look: 'כולם הסתכלו על {name}.',
    },
    s10: {
      breath: '{gender, select, boy {{name} נשם} girl {{name} נשמה}} עמוק, מהגרב.',
      call: '״{number} של {name}!״',
      home: '״בואי הביתה!״',
    },
    s11: {
      sat: '{gender, select, boy {{name} התיישב} girl {{name} התיישבה}}. {number} התיישבה. {numberBefore} זזה קצת.',
      lap: '״הופה״, אמרו הברכיים. ״נשאר עוד מישהו בחוץ?״',
      felt: 'האף הרגיש {number}. הגרב הרגיש {number}. הבטן הרגישה עוגה.',
    },
    s12: {
      ask: '״ואני?״ שאלה {numberBefore}.',
      nights: '״את בלילות״, {gender, select, boy {אמר} girl {אמרה}} {name}.',
      dark: 'המנורה הגדולה כבתה. המנורה הקטנה כבתה.',
      end: '{numberBefore} נשארה דולקת.',
    },
  },
  alts: {
    s01: 'חדר בבוקר. {gender, select, boy {{name} שוכב} girl {{name} שוכבת}} במיטה, עין אחת פקוחה והשנייה עצומה. על השמיכה ישנה דמות קטנה ורכה בצורת המספר {numberBefore}, ואור חמים עולה ממנה.',
    s02: '{gender, select, boy {{name} על הברכיים במיטה ומרים} girl {{name} על הברכיים במיטה ומרימה}} את הכרית גבוה בשתי הידיים. במקום שלה מונח הגרב השני, מפוספס. {numberBefore}, בכובע שינה, עוזרת לחפש.',
    s03: 'שולחן יום הולדת: עוגה עם נרות וכתר מנייר שמצויר עליו המספר {number}. {gender, select, boy {{name} עומד בידיים שלובות, ולידו} girl {{name} עומדת בידיים שלובות, ולידה}} {numberBefore}, באותה עמידה בדיוק. הנרות מסתכלים הצידה.',
    s04: 'מקרוב: שתי זרועות של מישהו גדול, כפתור אחד ומרפק, וביניהם, על הברכיים, {gender, select, boy {מכורבל} girl {מכורבלת}} {name} עם {numberBefore}. אין עוד סנטימטר פנוי.',
    s05: 'על דלת הבית תלוי דף לבן וריק. {gender, select, boy {{name} מיישר אותו} girl {{name} מיישרת אותו}} בגאווה, וצבע לבן מרוח עד המרפקים. מאחור, על השולחן, מחכה העוגה.',
    s06: 'ערב. {gender, select, boy {{name} מצמיד} girl {{name} מצמידה}} אוזן לדלת הסגורה. בפס האור שמתחתיה רואים שתי רגליים קטנות וחדשות.',
    s07: 'הדלת נפתחה. על המדרגות, באמצע החושך, עומדת דמות בצורת המספר {number}: חדשה ומבריקה, תווית עוד תלויה עליה, והיא מביטה ברצפה. מאחוריה, על הדלת, הדף הלבן.',
    s08: '{name} ו{number} יושבים על המדרגה זה ליד זה, אותו גובה, אותן ברכיים מקופלות. {number} לוחשת מאחורי היד.',
    s09: 'על הקיר שעון ובחוץ אוטובוס, ועל כל אחד מהם {number} פשוטה. פתח מואר. בפנים קוראים הנרות, הכתר ומישהו בכורסה בזרועות פתוחות. בחוץ עומדת {number} ולא זזה. {gender, select, boy {{name} על הסף, וכולם מביטים בו} girl {{name} על הסף, וכולם מביטים בה}}.',
    s10: '{gender, select, boy {{name} קורא} girl {{name} קוראת}} על קצות האצבעות, בעיניים עצומות ובשתי ידיים סביב הפה. הקריאה ממלאת את המדרגות באור, ו{number} זורחת, רצה, והתווית עפה ממנה.',
    s11: 'על ברכיים של מישהו גדול יושבים בצפיפות {name}, {number} ו{numberBefore}, כולם עם פירורי עוגה, ויש עוד מקום. על הדלת מאחור ציור חדש, צבעוני.',
    s12: 'לילה. {gender, select, boy {{name} ישן, ו{number} ישנה בידיו} girl {{name} ישנה, ו{number} ישנה בידיה}}. על המדף מעל המיטה יושבת {numberBefore} ומאירה את החדר.',
  },
  title: '{number} מאחרת',
  coverAlt:
    'דלת בית פתוחה מעט. מבפנים {gender, select, boy {מציץ} girl {מציצה}} {name} עם כתר מנייר. בחוץ, על המדרגות, מתחבאת מאחורי המעקה דמות בצורת המספר {number}, וקצת ממנה מבצבץ.',
  closing:
    'בבוקר יום ההולדת, {name}, {gender, select, boy {תפתח} girl {תפתחי}} את הדלת רק קצת. על המדרגות עומדת מישהי ביישנית. היא רק צריכה לשמוע של מי היא.',
  blurb:
    'הנרות אומרים {number}. הכתר אומר {number}. רק {name} {gender, select, boy {אומר} girl {אומרת}} {numberBefore}, כי האף עוד {numberBefore}, והגרב עוד {numberBefore}, ואת {number} אף אחד לא ראה. אולי היא מאחרת. ואולי היא כבר מאחורי הדלת, ומחכה שמישהו יקרא לה. לא סתם מישהו.',
  dedicationPlaceholder: 'ל{name}, ליום הולדת {number}. באהבה',
};
