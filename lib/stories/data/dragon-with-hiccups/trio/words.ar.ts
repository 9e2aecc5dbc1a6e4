import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.ar';

/** One dares, one counts and asks, one thinks of the napkin; three are a plural, no longer a dual. */
export const words: PictureBookText = {
  ...two,
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      hero: '{gender, select, boy {حضّرَ {name} ساندويشة،} girl {حضّرتْ {name} ساندويشة،}} {secondGender, select, boy {وأضافَ {second} خيارة،} girl {وأضافتْ {second} خيارة،}} {thirdGender, select, boy {وأخذَ {third} منديلًا.} girl {وأخذتْ {third} منديلًا.}}',
    },
    s02: {
      ...two.spreads.s02,
      sword: 'سألَ الملك: «وأينَ السيوف؟»',
      with: '{secondGender, select, boy {قالَ {second}: «معَ تنّين.»} girl {قالتْ {second}: «معَ تنّين.»}} {thirdGender, select, boy {وقالَ {third}: «ومعَ منديل.»} girl {وقالتْ {third}: «ومعَ منديل.»}}',
      half: 'بلعَ الملكُ ريقَه وقالَ: «نصفُ المملكة، إنْ {all, select, girls {رجعتُنَّ} boys {رجعتُم} mixed {رجعتُم}}.»',
    },
    s03: {
      ...two.spreads.s03,
      up: '{gender, select, boy {وصعدَ} girl {وصعدتْ}} {name} و{second} و{third}. وصعدتْ عنزةٌ أيضًا، لترى هل يُؤكَلُ التنّين.',
    },
    s04: {
      ...two.spreads.s04,
      sword: '«وأينَ السيوف؟»',
      sandwich:
        '{gender, select, boy {قالَ {name}: «معَنا ساندويشة.»} girl {قالتْ {name}: «معَنا ساندويشة.»}} {thirdGender, select, boy {وقالَ {third}: «ومنديل.»} girl {وقالتْ {third}: «ومنديل.»}}',
    },
    s05: {
      ...two.spreads.s05,
      count:
        '{gender, select, boy {حبسَ {name} نفَسَه أيضًا،} girl {حبستْ {name} نفَسَها أيضًا،}} {secondGender, select, boy {وعدَّ {second}،} girl {وعدّتْ {second}،}} {thirdGender, select, boy {وسدَّ {third} أُذنَيه.} girl {وسدّتْ {third} أُذنَيها.}}',
    },
    s06: {
      ...two.spreads.s06,
      pail: '{secondGender, select, boy {خبّأَ} girl {خبّأتْ}} {second} و{third} سطلًا واحدًا.',
    },
    s07: {
      ...two.spreads.s07,
      again:
        '{gender, select, boy {أعادَها {name}،} girl {أعادتْها {name}،}} {secondGender, select, boy {وكشّرَ {second} تكشيرةً مخيفة،} girl {وكشّرتْ {second} تكشيرةً مخيفة،}} {thirdGender, select, boy {ورفعَ {third} مخالبَه.} girl {ورفعتْ {third} مخالبَها.}}',
    },
    s08: {
      ...two.spreads.s08,
      half: '{gender, select, boy {أعطى {name} التنّينَ نصفَ الساندويشة.} girl {أعطتْ {name} التنّينَ نصفَ الساندويشة.}} لم يُعطِه أحدٌ نصفَ شيءٍ من قبل. {secondGender, select, boy {وقسمَ {second} الباقي،} girl {وقسمتْ {second} الباقي،}} {thirdGender, select, boy {وربطَ له {third} المنديل.} girl {وربطتْ له {third} المنديل.}}',
    },
    s09: {
      ...two.spreads.s09,
      hush: '{thirdGender, select, boy {اقتربَ {third} قليلًا.} girl {اقتربتْ {third} قليلًا.}} ولم يقُلْ أحدٌ شيئًا.',
    },
    s10: {
      ...two.spreads.s10,
      you: '{thirdGender, select, boy {قالَ {third}: «من أجلِكَ أنتَ.»} girl {قالتْ {third}: «من أجلِكَ أنتَ.»}}',
    },
    s11: {
      ...two.spreads.s11,
      dragon:
        '{all, select, girls {قالتِ الثلاثُ معًا} boys {قالَ الثلاثةُ معًا} mixed {قالَ الثلاثةُ معًا}}: «النصفُ الذي فيه التنّين.»',
    },
    s12: {
      ...two.spreads.s12,
      ready:
        'يسألُ التنّين: «{all, select, girls {جاهزات} boys {جاهزون} mixed {جاهزون}} يا {name} ويا {second} ويا {third}؟»',
    },
  },
  alts: {
    s01: 'ساحةٌ في الصباح: على حبلِ الغسيلِ ملاقطُ فقط، وخلفَها اثنا عشرَ أثرًا محروقًا على شكلِ قمصان. كلُّ الرؤوسِ نحوَ الجبل. بيدِ {name} ساندويشة، و{second} {secondGender, select, boy {يُضيفُ} girl {تُضيفُ}} إليها خيارة، و{third} {thirdGender, select, boy {يحملُ} girl {تحملُ}} منديلًا. الشرطيُّ بلا شارب، والمخبزُ بلا لافتة.',
    s02: 'قاعةُ عرش. ملكٌ صغيرٌ على عرشٍ عالٍ جدًّا، وفي الأسفلِ {gender, select, boy {{name} يمدُّ} girl {{name} تمدُّ}} إليه ساندويشة، {secondGender, select, boy {ويقفُ} girl {وتقفُ}} {second} و{third} قريبًا، وبيدِ {third} منديل. والملكُ ينحني نحوَ الخيارة.',
    s03: 'طريقٌ متعرّجٌ على جبل. فرسانٌ ينزلونَ راكضين، ومكانَ السيوفِ سواد. {gender, select, boy {يصعدُ} girl {تصعدُ}} {name} و{second} و{third} أربعَ مرّاتٍ معَ عنزة. ومن الحافّةِ تبرزُ إصبعُ قدمٍ خضراء.',
    s04: 'عينُ تنّينٍ خضراءُ بطولِ الصفحة، وليسَ في مرآتِها إلّا {name} و{second} و{third} وساندويشة ومنديل. وفي المقابلِ أثرٌ محروقٌ على شكلِ شُجيرة.',
    s05: 'سبعُ صورٍ لخدِّ التنّينِ نفسِه، أكبرَ فأكبر، حتّى خرجَ من الإطار. {gender, select, boy {{name} ينفخُ خدَّيه} girl {{name} تنفخُ خدَّيها}}، و{second} {secondGender, select, boy {يعُدُّ} girl {تعُدُّ}} إلى ثلاثةَ عشر، و{third} {thirdGender, select, boy {يخفضُ رأسَه ويسُدُّ أُذنَيه} girl {تخفضُ رأسَها وتسُدُّ أُذنَيها}}. وقنفذٌ ينفخُ خدَّيه أيضًا.',
    s06: 'بُحيرةٌ مقطوعةٌ من الجانب: رُكبتا التنّينِ في بُحيرةٍ شبهِ فارغة، وحولَهما بُخار. على الضفّةِ {gender, select, boy {يقفُ {name} مندهشًا} girl {تقفُ {name} مندهشةً}}، {secondGender, select, boy {ويحملُ} girl {وتحملُ}} {second} و{third} سطلًا معًا، وضفدعةٌ تُعلّقُ منشفة.',
    s07: 'على صخرةٍ ظلُّ وحشٍ ضخم: إنّه ظلُّ {name} و{second} و{third} معًا. التنّينُ يُصفّقُ مسرورًا جدًّا. وفي الخلفِ أرنبٌ أُغميَ عليه.',
    s08: 'ليلٌ كبيرٌ ونارٌ صغيرة. بيدِ التنّينِ نصفُ ساندويشة، ومعَ {name} و{second} ما بقيَ من النصفِ الآخر، و{third} {thirdGender, select, boy {يربطُ} girl {تربطُ}} منديلًا حولَ رقبةِ التنّين.',
    s09: '{name} و{second} و{third} والتنّينُ من الخلف، على الجبل، تحتَ النجوم. والأقربُ إلى التنّينِ {third}. التنّينُ يُطأطئُ رأسَه، ودمعةٌ تسقطُ من أنفِه. وفي الوادي ضوءٌ واحدٌ في كلِّ بيت. ذيلُ التنّينِ {all, select, girls {حولَهنَّ ولا يلمسُهنَّ} boys {حولَهم ولا يلمسُهم} mixed {حولَهم ولا يلمسُهم}}.',
    s10: 'فجر. {gender, select, boy {يعانقُ} girl {تعانقُ}} {name} و{second} و{third} التنّين، والأذرعُ أقصرُ من أن تُحيطَ به. والتنّينُ كبيرٌ حتّى إنّه يملأُ الصفحتَين. فمُه مفتوح، ولا نار.',
    s11: 'خريطةُ المملكةِ على طاولة، مقصوصةٌ نصفَينِ بمقصِّ الملك. {gender, select, boy {{name} يُشيرُ} girl {{name} تُشيرُ}} إلى التنّينِ الصغيرِ المرسومِ عليها، و{third} {thirdGender, select, boy {يمدُّ يدَه} girl {تمدُّ يدَها}} إلى هذا النصف، و{second} {secondGender, select, boy {يدفعُ} girl {تدفعُ}} النصفَ الآخرَ نحوَ الملك. وعلى رأسِ الملكِ دائرةُ سوادٍ بدلَ التاج.',
    s12: 'مساء. {gender, select, boy {يطيرُ} girl {تطيرُ}} {name} و{second} و{third} على ظهرِ التنّينِ عاليًا فوقَ الجبل، وفي الأسفلِ البلدةُ كلُّها ومعَها أشياءُ طيّبةٌ على عيدان. والآثارُ المحروقةُ على الأرضِ تدلُّ على طريقِ البيت.',
  },
  coverAlt:
    'في الغلافِ ثُقبٌ محروق، ومنه ينظرُ تنّينٌ فاتحًا فمَه. وفي الأسفلِ {gender, select, boy {يرفعُ} girl {ترفعُ}} {name} و{second} ساندويشة، {thirdGender, select, boy {ويرفعُ} girl {وترفعُ}} {third} منديلًا.',
  closing:
    '{all, select, girls {تُصبحنَ} boys {تُصبحونَ} mixed {تُصبحونَ}} على خير، يا {name} ويا {second} ويا {third}. وإذا {all, select, girls {جاءتْكُنَّ حازوقة، فلا تقلقنَ} boys {جاءتْكم حازوقة، فلا تقلقوا} mixed {جاءتْكم حازوقة، فلا تقلقوا}}: على الجبلِ مَن اشتاقَ {all, select, girls {إليكُنَّ} boys {إليكم} mixed {إليكم}}.',
  blurb:
    'هِق! وراحَ الغسيل. هِق! وراحَ شاربُ الشرطيّ. على الجبلِ تنّينٌ مؤدّبٌ عندَه حازوقة، والملكُ يعِدُ بنصفِ المملكة، والفرسانُ ينزلونَ بسرعة. أمّا {name} و{second} و{third} {all, select, girls {فيصعدنَ إليه بلا سيوف، ومعَهُنَّ} boys {فيصعدونَ إليه بلا سيوف، ومعَهم} mixed {فيصعدونَ إليه بلا سيوف، ومعَهم}} ساندويشةٌ واحدةٌ ومنديلٌ وثلاثةُ علاجات. لكنْ مِمَّ يخافُ التنّين؟',
  dedicationPlaceholder: 'إلى {name} وإلى {second} وإلى {third}، معَ حبٍّ دافئٍ مثلِ نفخةِ تنّين',
};
