import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.he';

/** One dares, one counts and asks, one thinks of the napkin; all three know which half they want. */
export const words: PictureBookText = {
  ...two,
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      hero: '״לדבר {gender, select, boy {אני יודע״, אמר} girl {אני יודעת״, אמרה}} {name}.\n״נארוז כריך״, {secondGender, select, boy {אמר} girl {אמרה}} {second}.\n״ומפית״, {thirdGender, select, boy {אמר} girl {אמרה}} {third}.',
    },
    s02: {
      ...two.spreads.s02,
      with: '״לא. עם דרקון״, {secondGender, select, boy {אמר} girl {אמרה}} {second}.\n״ועם מפית״, {thirdGender, select, boy {אמר} girl {אמרה}} {third}.',
    },
    s03: {
      ...two.spreads.s03,
      up: '{name}, {second} ו{third} עלו. גם עז אחת עלתה, לבדוק אם דרקון זה אוכל.',
    },
    s04: {
      ...two.spreads.s04,
      sword: '״ואיפה החרבות {all, select, girls {שלכן} boys {שלכם} mixed {שלכם}}?״',
      sandwich:
        '״יש לנו כריך״, {gender, select, boy {אמר} girl {אמרה}} {name}.\n״ומפית״, {thirdGender, select, boy {אמר} girl {אמרה}} {third}.',
    },
    s05: {
      ...two.spreads.s05,
      count:
        '{name} {gender, select, boy {ניפח} girl {ניפחה}} לחיים. {second} {secondGender, select, boy {ספר} girl {ספרה}}. {third} {thirdGender, select, boy {התכופף} girl {התכופפה}}.',
    },
    s06: { ...two.spreads.s06, pail: '{second} ו{third} שמרו בצד דלי אחד.' },
    s07: {
      ...two.spreads.s07,
      again:
        '{name} {gender, select, boy {הבהיל} girl {הבהילה}} עוד פעם, {second} {secondGender, select, boy {עשה} girl {עשתה}} פרצוף, ו{third} {thirdGender, select, boy {שלף} girl {שלפה}} ציפורניים.',
    },
    s08: {
      ...two.spreads.s08,
      half: '{name} {gender, select, boy {חצה} girl {חצתה}} את הכריך. אף פעם לא נתנו לדרקון חצי. {third} {thirdGender, select, boy {קשר} girl {קשרה}} לו מפית, ו{second} {secondGender, select, boy {חילק} girl {חילקה}} את השאר.',
    },
    s09: {
      ...two.spreads.s09,
      hush: '{third} {thirdGender, select, boy {התקרב} girl {התקרבה}} קצת. אף אחד לא אמר כלום.',
    },
    s10: { ...two.spreads.s10, you: '״בגללך״, {thirdGender, select, boy {אמר} girl {אמרה}} {third}.' },
    s11: {
      ...two.spreads.s11,
      dragon: '״החצי שיש בו דרקון״, אמרו {all, select, girls {שלושתן} boys {שלושתם} mixed {שלושתם}}.',
    },
    s12: {
      ...two.spreads.s12,
      ready: '״{all, select, girls {מוכנות} boys {מוכנים} mixed {מוכנים}}, {name}, {second} ו{third}?״ שואל הדרקון.',
    },
  },
  alts: {
    s01: 'כיכר בבוקר: על חבל כביסה נשארו רק אטבים, ועל הקיר שנים־עשר כתמי פיח בצורת חולצות. כל הראשים פונים להר. {name} {gender, select, boy {מחזיק} girl {מחזיקה}} כריך, {second} {secondGender, select, boy {מוסיף} girl {מוסיפה}} לו מלפפון, ובידיים של {third} כבר מחכה מפית. לשוטר חסר השפם, ולמאפייה חסר השלט.',
    s02: 'אולם מלכות. מלך קטן על כס גבוה מאוד, ולמטה {gender, select, boy {{name} מושיט} girl {{name} מושיטה}} לו כריך, ו{second} {secondGender, select, boy {עומד} girl {עומדת}} קרוב. בידיים של {third} מפית. המלך רוכן אל המלפפון.',
    s03: 'שביל בזיגזג על הר. אבירים רצים בו למטה, ובמקום החרבות יש להם כתם פיח. {name}, {second} ו{third} בדרך למעלה, ארבע פעמים עם עז. מעבר לקצה מציצה בוהן ירוקה.',
    s04: 'עין ירוקה של דרקון, גבוהה כמו הדף, ובתוכה משתקפים רק {name}, {second}, {third}, כריך ומפית. ממול נשאר על האדמה כתם פיח בצורת שיח.',
    s05: 'שבע תמונות של אותה לחי של דרקון, גדולה ויותר גדולה, עד שהיא יוצאת מהמסגרת. {gender, select, boy {{name} מנפח} girl {{name} מנפחת}} לחיים, {second} {secondGender, select, boy {סופר} girl {סופרת}} עד שלוש־עשרה, ו{third} {thirdGender, select, boy {מתכופף} girl {מתכופפת}} עם ידיים על האוזניים. גם קיפוד מנפח לחיים.',
    s06: 'אגם בחתך: הברכיים של הדרקון בתוך אגם כמעט ריק, ואדים מסביב. על הגדה {name} {gender, select, boy {נדהם} girl {נדהמת}}, {second} {secondGender, select, boy {מחזיק} girl {מחזיקה}} דלי יחד עם {third}, וצפרדע תולה מגבת.',
    s07: 'על סלע צל ענקי של מפלצת: זה הצל של {name}, של {second} ושל {third} ביחד. הדרקון מוחא כפיים, מרוצה מאוד. מאחור ארנב התעלף.',
    s08: 'לילה גדול ומדורה קטנה. הדרקון מחזיק חצי כריך, {name} ו{second} {pair, select, girls {מחזיקות} boys {מחזיקים} mixed {מחזיקים}} את מה שנשאר מהחצי השני, ו{third} {thirdGender, select, boy {קושר} girl {קושרת}} מפית סביב הצוואר של הדרקון.',
    s09: '{name}, {second}, {third} והדרקון נראים מאחור, על ההר, מתחת לכוכבים. {third} {thirdGender, select, boy {יושב} girl {יושבת}} הכי קרוב לדרקון. הדרקון מוריד את הראש, ודמעה נופלת מאפו. למטה בעמק אור אחד בכל בית. הזנב של הדרקון מונח סביב {all, select, girls {שלושתן} boys {שלושתם} mixed {שלושתם}} ולא נוגע.',
    s10: 'שחר. {name}, {second} ו{third} {all, select, girls {מחבקות} boys {מחבקים} mixed {מחבקים}} את הדרקון, ואפילו שלושה זוגות ידיים לא מספיקים. הדרקון גדול כל כך שהוא ממלא את שני העמודים. הפה שלו פתוח, ואין אש.',
    s11: 'מפת הממלכה על שולחן, גזורה לשניים במספריים של המלך. {gender, select, boy {{name} מצביע} girl {{name} מצביעה}} על הדרקון הקטן שמצויר בה, {third} {thirdGender, select, boy {שולח} girl {שולחת}} יד אל החצי הזה, ו{second} {secondGender, select, boy {דוחף} girl {דוחפת}} את החצי השני בחזרה למלך. על ראש המלך עיגול של פיח במקום כתר.',
    s12: 'ערב. {name}, {second} ו{third} {all, select, girls {טסות} boys {טסים} mixed {טסים}} על גב הדרקון גבוה מעל ההר, ולמטה כל העיר, עם מקלות שעליהם דברים טובים. כתמי הפיח שעל האדמה מסמנים את הדרך הביתה.',
  },
  coverAlt:
    'בעטיפה נשרף חור, ודרכו מציץ דרקון בפה פעור. למטה {name} ו{second} {pair, select, girls {מחזיקות} boys {מחזיקים} mixed {מחזיקים}} כריך, ובידיים של {third} מפית.',
  closing:
    'לילה טוב, {name}, {second} ו{third}. אם יבוא {all, select, girls {לכן} boys {לכם} mixed {לכם}} פתאום היק, אל דאגה: זה מישהו מההר שמתגעגע.',
  blurb:
    'לדרקון יש שיהוק, ובכל היק הולך משהו: הכביסה, השלט, השפם של השוטר. המלך מבטיח חצי ממלכה, האבירים יורדים מההר מהר מאוד, ורק {name}, {second} ו{third} בדרך למעלה, בלי חרב, עם כריך אחד ומפית. כולם יודעים שכדי לעצור שיהוק צריך להבהיל. אבל ממה, בעצם, מפחד דרקון?',
  dedicationPlaceholder: 'ל{name}, ל{second} ול{third}, שלושת החצאים הכי טובים של הממלכה שלנו',
};
