import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.ar';

const SANDWICH = '{gender, select, boy {قالَ {name}: «معَنا ساندويشة.»} girl {قالتْ {name}: «معَنا ساندويشة.»}}';

/** One dares, the other counts and asks; both know which half they want. */
export const words: PictureBookText = {
  ...one,
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      hero: '{gender, select, boy {حضّرَ {name} ساندويشة،} girl {حضّرتْ {name} ساندويشة،}} {secondGender, select, boy {وأضافَ {second} خيارة.} girl {وأضافتْ {second} خيارة.}}',
    },
    s02: {
      ...one.spreads.s02,
      sword: 'سألَ الملك: «وأينَ السيفان؟»',
      sandwich: SANDWICH,
      with: '{secondGender, select, boy {قالَ {second}: «لا. معَ تنّين. ومعَ خيار.»} girl {قالتْ {second}: «لا. معَ تنّين. ومعَ خيار.»}}',
      half: 'بلعَ الملكُ ريقَه وقالَ: «نصفُ المملكة، إنْ رجعتُما.»',
      which:
        '{gender, select, boy {قالَ {name}: «حينَ نرجع.»} girl {قالتْ {name}: «حينَ نرجع.»}} {secondGender, select, boy {وسألَ {second}: «وأيُّ نصف؟»} girl {وسألتْ {second}: «وأيُّ نصف؟»}}',
    },
    s03: {
      ...one.spreads.s03,
      up: '{gender, select, boy {وصعدَ} girl {وصعدتْ}} {name} و{second}. وصعدتْ عنزةٌ أيضًا، لترى هل يُؤكَلُ التنّين.',
    },
    s04: { ...one.spreads.s04, sword: '«وأينَ السيفان؟»', sandwich: SANDWICH },
    s05: {
      ...one.spreads.s05,
      count:
        '{gender, select, boy {حبسَ {name} نفَسَه أيضًا،} girl {حبستْ {name} نفَسَها أيضًا،}} {secondGender, select, boy {وعدَّ {second}.} girl {وعدّتْ {second}.}}',
    },
    s06: {
      ...one.spreads.s06,
      pail: '{secondGender, select, boy {خبّأَ {second} سطلًا واحدًا.} girl {خبّأتْ {second} سطلًا واحدًا.}}',
    },
    s07: {
      ...one.spreads.s07,
      again:
        '{gender, select, boy {أعادَها {name}،} girl {أعادتْها {name}،}} {secondGender, select, boy {وكشّرَ {second} تكشيرةً مخيفة.} girl {وكشّرتْ {second} تكشيرةً مخيفة.}}',
    },
    s08: {
      ...one.spreads.s08,
      half: '{gender, select, boy {قسمَ {name} الساندويشةَ نصفَين،} girl {قسمتْ {name} الساندويشةَ نصفَين،}} {secondGender, select, boy {وقسمَ {second} نصفًا.} girl {وقسمتْ {second} نصفًا.}} وبقيَ للتنّينِ نصفٌ كامل. لم يُعطِه أحدٌ نصفَ شيءٍ من قبل.',
      ask: '{secondGender, select, boy {سألَ {second}: «مِمَّ تخاف؟»} girl {سألتْ {second}: «مِمَّ تخاف؟»}}',
    },
    s09: {
      ...one.spreads.s09,
      hush: '{gender, select, boy {لم يقُلْ {name} شيئًا، ولا {second}.} girl {لم تقُلْ {name} شيئًا، ولا {second}.}}',
    },
    s10: {
      ...one.spreads.s10,
      come: '{gender, select, boy {قالَ {name}: «سنأتي أيّامَ الثلاثاء.»} girl {قالتْ {name}: «سنأتي أيّامَ الثلاثاء.»}}',
      you: '{secondGender, select, boy {قالَ {second}: «من أجلِكَ أنتَ.»} girl {قالتْ {second}: «من أجلِكَ أنتَ.»}}',
    },
    s11: {
      ...one.spreads.s11,
      dragon: '{gender, select, boy {قالَ} girl {قالتْ}} {name} و{second}: «النصفُ الذي فيه التنّين.»',
    },
    s12: {
      ...one.spreads.s12,
      tuesday: 'أيّامَ الثلاثاء يطيرون.',
      ready: 'يسألُ التنّين: «{pair, select, girls {جاهزتانِ} boys {جاهزانِ} mixed {جاهزانِ}} يا {name} ويا {second}؟»',
    },
  },
  alts: {
    s01: 'ساحةٌ في الصباح: على حبلِ الغسيلِ ملاقطُ فقط، وخلفَها اثنا عشرَ أثرًا محروقًا على شكلِ قمصان. كلُّ الرؤوسِ نحوَ الجبل، {gender, select, boy {و{name} ينظرُ إليه أيضًا وبيدِه} girl {و{name} تنظرُ إليه أيضًا وبيدِها}} ساندويشة، و{second} {secondGender, select, boy {يُضيفُ} girl {تُضيفُ}} إليها خيارة. الشرطيُّ بلا شارب، والمخبزُ بلا لافتة.',
    s02: 'قاعةُ عرش. ملكٌ صغيرٌ على عرشٍ عالٍ جدًّا، وفي الأسفلِ {gender, select, boy {{name} يمدُّ} girl {{name} تمدُّ}} إليه ساندويشة، و{second} {secondGender, select, boy {يقفُ} girl {تقفُ}} قريبًا. والملكُ ينحني نحوَ الخيارة.',
    s03: 'طريقٌ متعرّجٌ على جبل. فرسانٌ ينزلونَ راكضين، ومكانَ السيوفِ سواد. {gender, select, boy {يصعدُ} girl {تصعدُ}} {name} و{second} أربعَ مرّاتٍ معَ عنزة. ومن الحافّةِ تبرزُ إصبعُ قدمٍ خضراء.',
    s04: 'عينُ تنّينٍ خضراءُ بطولِ الصفحة، وليسَ في مرآتِها إلّا {name} و{second} وساندويشة. وفي المقابلِ أثرٌ محروقٌ على شكلِ شُجيرة.',
    s05: 'سبعُ صورٍ لخدِّ التنّينِ نفسِه، أكبرَ فأكبر، حتّى خرجَ من الإطار. {gender, select, boy {{name} ينفخُ خدَّيه} girl {{name} تنفخُ خدَّيها}}، وقنفذٌ ينفخُ خدَّيه أيضًا، و{second} {secondGender, select, boy {يعُدُّ} girl {تعُدُّ}} إلى ثلاثةَ عشر.',
    s06: 'بُحيرةٌ مقطوعةٌ من الجانب: رُكبتا التنّينِ في بُحيرةٍ شبهِ فارغة، وحولَهما بُخار. على الضفّةِ {gender, select, boy {يقفُ {name} مندهشًا} girl {تقفُ {name} مندهشةً}}، و{second} {secondGender, select, boy {يحملُ} girl {تحملُ}} سطلًا، وضفدعةٌ تُعلّقُ منشفة.',
    s07: 'على صخرةٍ ظلُّ وحشٍ ضخم: إنّه ظلُّ {name} و{second} معًا. التنّينُ يُصفّقُ مسرورًا جدًّا. وفي الخلفِ أرنبٌ أُغميَ عليه.',
    s08: 'ليلٌ كبيرٌ ونارٌ صغيرة. التنّينُ وضعَ منديلًا وبيدِه نصفُ ساندويشة، ومعَ كلٍّ من {name} و{second} ربع: إنّهم على العشاء.',
    s09: '{name} و{second} والتنّينُ من الخلف، على الجبل، تحتَ النجوم. التنّينُ يُطأطئُ رأسَه، ودمعةٌ تسقطُ من أنفِه. وفي الوادي ضوءٌ واحدٌ في كلِّ بيت. ذيلُ التنّينِ حولَهما ولا يلمسُهما.',
    s10: 'فجر. {gender, select, boy {يعانقُ} girl {تعانقُ}} {name} و{second} التنّينَ من الجانبَين، والأذرعُ أقصرُ من أن تُحيطَ به. والتنّينُ كبيرٌ حتّى إنّه يملأُ الصفحتَين. فمُه مفتوح، ولا نار.',
    s11: 'خريطةُ المملكةِ على طاولة، مقصوصةٌ نصفَينِ بمقصِّ الملك. {gender, select, boy {{name} يُشيرُ} girl {{name} تُشيرُ}} إلى التنّينِ الصغيرِ المرسومِ عليها، و{second} {secondGender, select, boy {يدفعُ} girl {تدفعُ}} النصفَ الآخرَ نحوَ الملك. وعلى رأسِ الملكِ دائرةُ سوادٍ بدلَ التاج.',
    s12: 'مساء. {gender, select, boy {يطيرُ} girl {تطيرُ}} {name} و{second} على ظهرِ التنّينِ عاليًا فوقَ الجبل، وفي الأسفلِ البلدةُ كلُّها ومعَها أشياءُ طيّبةٌ على عيدان. والآثارُ المحروقةُ على الأرضِ تدلُّ على طريقِ البيت.',
  },
  coverAlt:
    'في الغلافِ ثُقبٌ محروق، ومنه ينظرُ تنّينٌ فاتحًا فمَه. وفي الأسفلِ {gender, select, boy {يرفعُ} girl {ترفعُ}} {name} و{second} ساندويشة.',
  closing: 'تُصبحانِ على خير، يا {name} ويا {second}. وإذا جاءتْكما حازوقة، فلا تقلقا: على الجبلِ مَن اشتاقَ إليكما.',
  blurb:
    'هِق! وراحَ الغسيل. هِق! وراحَ شاربُ الشرطيّ. على الجبلِ تنّينٌ مؤدّبٌ عندَه حازوقة، والملكُ يعِدُ بنصفِ المملكة، والفرسانُ ينزلونَ بسرعة. أمّا {name} و{second} {pair, select, girls {فتصعدانِ} boys {فيصعدانِ} mixed {فيصعدانِ}} إليه بلا سيف، ومعَهما ساندويشةٌ واحدةٌ وثلاثةُ علاجات. لكنْ مِمَّ يخافُ التنّين؟',
  dedicationPlaceholder: 'إلى {name} وإلى {second}، معَ حبٍّ دافئٍ مثلِ نفخةِ تنّين',
};
