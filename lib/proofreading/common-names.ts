import type { Language } from '@/lib/markets';

const splitWords = (list: string): readonly string[] => list.split(' ');

/** Common first names: one of them in place of the hero's name was probably left over from another book. */
export const COMMON_NAMES: Readonly<Record<Language, readonly string[]>> = {
  he: splitWords(
    'נועה נועם מאיה יואב תמר איתי יעל עומר שירה דניאל דני רוני רועי אורי אדם אביגיל אלה אלון אמיר אריאל גיא גל גליה דנה דוד הדס הילה טל טליה יונתן יובל ליאן לביא ליה ליאור מיכל מיכאל מיקה נויה נטע ניר נעמי עידו עדי עמית ענבר רותם רותי רון רז שחר שקד תום אסף איילה אייל אלמה אביב בר ברק יהלי יוסי משה שרה רבקה יצחק יעקב אלעד עומרי שגיא נדב אופיר אופק יהונתן אריק מתן עילאי הראל גפן כרמל תהילה ליהי אגם רומי נגה שילה אסתר חנה דבורה מרים אהרון',
  ),
  en: splitWords(
    'Maya Noah Olivia Liam Emma Oliver Ava Elijah Sophia Lucas Mia Henry Amelia Jack Harper Leo Evelyn Sam Ella Ben Lily Max Zoe Adam Grace Daniel Chloe David Sarah Anna James Hannah Ruby Tom Lucy Amani Wanjiru Kamau Otieno Achieng Jake Emily Ethan Nora Theo Ivy Finn Rose Alice Charlie Jacob Michael Rachel Rebecca Joshua Isabella Mason Logan Alex Kate Nina Tim Sophie Isla Eva Clara Molly Ellie Poppy Freya Millie Arthur Oscar Theodore Felix Hugo',
  ),
  ar: splitWords(
    'ليلى يوسف مريم أحمد محمد سارة عمر نور آدم فاطمة علي زينب خالد هدى ياسمين كريم رنا سامي سلمى زيد لمى لين تالا جود ريم سعاد حسن حسين طارق رامي دانا جنى ميرا سما هاشم ليان نادية أمير أميرة إبراهيم إسماعيل عائشة خديجة زياد باسل ملك هند مها منى سمير جميل ماجد سلمان فارس بلال وليد ناصر خليل يزن قيس تميم ليث رهف شهد سدين ميس غزل نغم رغد دينا لينا نور',
  ),
  ru: splitWords(
    'Маша Миша Аня Саша Даша Паша Катя Петя Оля Коля Таня Ваня Соня Лёша Лена Дима Настя Гриша Вера Серёжа Юля Женя Ира Никита Полина Артём Алиса Максим Варя Егор Лиза Тимофей Ева Матвей Ксюша Костя Марина Андрей Мария Иван Анна Александр София Дарья Михаил Семён Лев Марк Нина Зоя Федя Вася Лида Рита Глеб Кирилл Арина',
  ),
};

/** Placeholders for a name that was never inserted. */
export const PLACEHOLDERS: readonly RegExp[] = [
  /(?<!\p{L})(?:NAME|CHILD|HERO|CHILDNAME|name_here|FIRSTNAME|Name|XXX|ИМЯ|РЕБЁНОК|ГЕРОЙ|Имя)(?!\p{L})/gu,
  /[[<(_]+ ?(?:name|child|שם|שם הילד|שם הילדה|الاسم|اسم|имя|имя ребёнка)[^\])>_]{0,12}[\])>_]+/giu,
  /_{3,}|(?:…|\.{3})שם/gu,
];
