import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.he';

/** One dares, the other counts and asks; both know which half they want. */
export const words: PictureBookText = {
  ...one,
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      hero: '״לדבר {gender, select, boy {אני יודע״, אמר} girl {אני יודעת״, אמרה}} {name}.\n״אז נארוז כריך״, {secondGender, select, boy {אמר} girl {אמרה}} {second}.',
    },
    s02: {
      ...one.spreads.s02,
      sword: '״איפה החרבות?״ שאל המלך.',
      sandwich: '״יש לנו כריך״, {gender, select, boy {אמר} girl {אמרה}} {name}.',
      with: '״לא. עם דרקון. ועם מלפפון חמוץ״, {secondGender, select, boy {אמר} girl {אמרה}} {second}.',
      half: 'המלך בלע רוק. ״חצי ממלכה, אם תחזרו.״',
      which:
        '״כשנחזור״, {gender, select, boy {אמר} girl {אמרה}} {name}.\n״ואיזה חצי?״ {secondGender, select, boy {שאל} girl {שאלה}} {second}.',
    },
    s03: {
      ...one.spreads.s03,
      up: '{name} ו{second} עלו. גם עז אחת עלתה, לבדוק אם דרקון זה אוכל.',
    },
    s04: {
      ...one.spreads.s04,
      sword: '״ואיפה החרבות {pair, select, girls {שלכן} boys {שלכם} mixed {שלכם}}?״',
      sandwich: '״יש לנו כריך״, {gender, select, boy {אמר} girl {אמרה}} {name}.',
    },
    s05: {
      ...one.spreads.s05,
      count:
        '{gender, select, boy {{name} ניפח לחיים, כדי לעזור.} girl {{name} ניפחה לחיים, כדי לעזור.}} {secondGender, select, boy {{second} ספר.} girl {{second} ספרה.}}',
    },
    s06: { ...one.spreads.s06, pail: '{second} {secondGender, select, boy {שמר} girl {שמרה}} בצד דלי אחד.' },
    s07: {
      ...one.spreads.s07,
      again:
        '{name} {gender, select, boy {הבהיל} girl {הבהילה}} עוד פעם, ו{second} {secondGender, select, boy {עשה} girl {עשתה}} פרצוף.',
    },
    s08: {
      ...one.spreads.s08,
      half: '{name} {gender, select, boy {חצה} girl {חצתה}} את הכריך. {second} {secondGender, select, boy {חצה} girl {חצתה}} חצי, וחצי שלם לדרקון. אף פעם לא נתנו לו חצי של משהו.',
      ask: '״ממה אתה מפחד?״ {secondGender, select, boy {שאל} girl {שאלה}} {second}.',
    },
    s09: { ...one.spreads.s09, hush: '{name} ו{second} לא אמרו כלום.' },
    s10: {
      ...one.spreads.s10,
      come: '״נבוא בימי שלישי״, {gender, select, boy {אמר} girl {אמרה}} {name}.',
      you: '״בגללך״, {secondGender, select, boy {אמר} girl {אמרה}} {second}.',
    },
    s11: { ...one.spreads.s11, dragon: '״החצי שיש בו דרקון״, אמרו {name} ו{second}.' },
    s12: {
      ...one.spreads.s12,
      ready: '״{pair, select, girls {מוכנות} boys {מוכנים} mixed {מוכנים}}, {name} ו{second}?״ שואל הדרקון.',
    },
  },
  alts: {
    s01: 'כיכר בבוקר: על חבל כביסה נשארו רק אטבים, ועל הקיר שנים־עשר כתמי פיח בצורת חולצות. כל הראשים פונים להר, וגם {name} {gender, select, boy {מביט} girl {מביטה}} לשם, עם כריך, ו{second} {secondGender, select, boy {מוסיף} girl {מוסיפה}} לו מלפפון. לשוטר חסר השפם, ולמאפייה חסר השלט.',
    s02: 'אולם מלכות. מלך קטן על כס גבוה מאוד, ולמטה {gender, select, boy {{name} מושיט} girl {{name} מושיטה}} לו כריך, ו{second} {secondGender, select, boy {עומד} girl {עומדת}} קרוב. המלך רוכן אל המלפפון.',
    s03: 'שביל בזיגזג על הר. אבירים רצים בו למטה, ובמקום החרבות יש להם כתם פיח. {name} ו{second} בדרך למעלה, ארבע פעמים עם עז. מעבר לקצה מציצה בוהן ירוקה.',
    s04: 'עין ירוקה של דרקון, גבוהה כמו הדף, ובתוכה משתקפים רק {name}, {second} וכריך. ממול נשאר על האדמה כתם פיח בצורת שיח.',
    s05: 'שבע תמונות של אותה לחי של דרקון, גדולה ויותר גדולה, עד שהיא יוצאת מהמסגרת. {gender, select, boy {{name} מנפח} girl {{name} מנפחת}} לחיים, גם קיפוד מנפח, ו{second} {secondGender, select, boy {סופר} girl {סופרת}} עד שלוש־עשרה.',
    s06: 'אגם בחתך: הברכיים של הדרקון בתוך אגם כמעט ריק, ואדים מסביב. על הגדה {name} {gender, select, boy {נדהם} girl {נדהמת}}, {second} {secondGender, select, boy {מחזיק} girl {מחזיקה}} דלי, וצפרדע תולה מגבת.',
    s07: 'על סלע צל ענקי של מפלצת: זה הצל של {name} ושל {second} ביחד. הדרקון מוחא כפיים, מרוצה מאוד. מאחור ארנב התעלף.',
    s08: 'לילה גדול ומדורה קטנה. הדרקון ענד מפית ומחזיק חצי כריך, {name} ו{second} {pair, select, girls {מחזיקות כל אחת} boys {מחזיקים כל אחד} mixed {מחזיקים כל אחד}} רבע, וכולם סועדים.',
    s09: '{name}, {second} והדרקון מאחור, על ההר, מתחת לכוכבים. הדרקון מוריד את הראש, ודמעה נופלת מאפו. למטה בעמק אור אחד בכל בית. הזנב של הדרקון מונח סביב {pair, select, girls {שתיהן} boys {שניהם} mixed {שניהם}} ולא נוגע.',
    s10: 'שחר. {name} ו{second} {pair, select, girls {מחבקות} boys {מחבקים} mixed {מחבקים}} את הדרקון משני הצדדים, והזרועות קצרות מדי. הדרקון גדול כל כך שהוא ממלא את שני העמודים. הפה שלו פתוח, ואין אש.',
    s11: 'מפת הממלכה על שולחן, גזורה לשניים במספריים של המלך. {gender, select, boy {{name} מצביע} girl {{name} מצביעה}} על הדרקון הקטן שמצויר בה, ו{second} {secondGender, select, boy {דוחף} girl {דוחפת}} את החצי השני בחזרה למלך. על ראש המלך עיגול של פיח במקום כתר.',
    s12: 'ערב. {name} ו{second} {pair, select, girls {טסות} boys {טסים} mixed {טסים}} על גב הדרקון גבוה מעל ההר, ולמטה כל העיר, עם מקלות שעליהם דברים טובים. כתמי הפיח שעל האדמה מסמנים את הדרך הביתה.',
  },
  coverAlt:
    'בעטיפה נשרף חור, ודרכו מציץ דרקון בפה פעור. למטה {name} ו{second} {pair, select, girls {מחזיקות} boys {מחזיקים} mixed {מחזיקים}} כריך.',
  closing:
    'לילה טוב, {name} ו{second}. אם יבוא {pair, select, girls {לכן} boys {לכם} mixed {לכם}} פתאום היק, אל דאגה: זה מישהו מההר שמתגעגע.',
  blurb:
    'לדרקון יש שיהוק, ובכל היק הולך משהו: הכביסה, השלט, השפם של השוטר. המלך מבטיח חצי ממלכה, האבירים יורדים מההר מהר מאוד, ורק {name} ו{second} בדרך למעלה, בלי חרב, עם כריך אחד. כולם יודעים שכדי לעצור שיהוק צריך להבהיל. אבל ממה, בעצם, מפחד דרקון?',
  dedicationPlaceholder: 'ל{name} ול{second}, שני החצאים הכי טובים של הממלכה שלנו',
};
