import type { CatalogueEntry } from '../model';

export const smallLight: CatalogueEntry = {
  baseId: 1,
  categories: ['courage', 'imagination'],
  ages: { min: 3, max: 7 },
  genders: ['boy', 'girl'],
  comingSoon: false,
  isBestseller: true,
  texts: {
    he: {
      title: 'אור קטן ביער',
      description:
        'בשעת השינה דופקת על החלון גחלילית שהלכה לאיבוד, וצריך להחזיר אותה הביתה: דרך יער חשוך, מעל נחל פטפטן ומול רוח שמכבה פנסים. סיפור רך ומצחיק לפני השינה, לכל מי שביקש אי פעם להשאיר אור במסדרון.',
      keywords: ['סיפור לפני השינה', 'פחד מהחושך', 'אומץ', 'גחליליות', 'יער', 'חברות', 'ספר אישי לילדים'],
    },
    en: {
      title: 'A Small Light in the Woods',
      description:
        'A lost firefly taps at the window at bedtime, and your child sets out to bring her home: through the dark woods, over a giggling stream and past a wind that blows out lanterns. A funny, tender bedtime adventure for anyone who has ever asked to leave the hall light on.',
      keywords: [
        'bedtime story',
        'fear of the dark',
        'courage',
        'fireflies',
        'woods',
        'friendship',
        'personalized book',
      ],
    },
    ar: {
      title: 'ضوء صغير في الغابة',
      description:
        'في وقت النوم تدقّ على النافذة يراعة مضيئة تائهة، فيقرّر بطلكم الصغير أن يعيدها إلى بيتها، عبر غابة معتمة وجدول ماء ثرثار وريح تطفئ الفوانيس. حكاية دافئة ومرحة قبل النوم، لكل من طلب يومًا أن يبقى ضوء الممرّ مضاءً.',
      keywords: ['قصة قبل النوم', 'الخوف من الظلام', 'شجاعة', 'يراعات', 'غابة', 'صداقة', 'كتاب شخصي للأطفال'],
    },
    ru: {
      title: 'Огонёк в лесу',
      description:
        'Вечером в окно стучит заблудившийся светлячок, и ваш ребёнок решает отвести его домой: через тёмный лес, через болтливый ручей, сквозь ветер, который гасит фонари. Смешная и нежная история на ночь для всех, кто хоть раз просил не выключать свет в коридоре.',
      keywords: [
        'сказка на ночь',
        'страх темноты',
        'смелость',
        'светлячки',
        'лес',
        'дружба',
        'именная книга для детей',
      ],
    },
  },
};
