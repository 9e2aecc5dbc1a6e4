import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.ar';

/** One looks, one writes down the rules, one listens; what all three do is in the plural. */
export const words: PictureBookText = {
  ...two,
  characters: {
    cyclist: {
      usual: { mainForm: 'نعيم' },
      substitute: { mainForm: 'سامر' },
      spares: [{ mainForm: 'وليد' }, { mainForm: 'كريم' }],
    },
  },
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      case: '{gender, select, boy {قالَ المحقّقُ {name}: «هذه قضيّة!»} girl {قالتِ المحقّقةُ {name}: «هذه قضيّة!»}}\n{secondGender, select, boy {فتحَ {second} دفترًا،} girl {فتحتْ {second} دفترًا،}} {thirdGender, select, boy {وأصغى {third}.} girl {وأصغتْ {third}.}}\n{relativeGender, select, boy {وتمنّى المساعدُ} girl {وتمنّتِ المساعدةُ}} {relative} أن تكونَ قضيّةَ نقانق.',
    },
    s04: {
      ...two.spreads.s04,
      market: 'جرس، في وسطِ السوق!\n{gender, select, boy {سألَ} girl {سألتْ}} {name}: «أينَ كنتَ في الليل؟»',
    },
    s05: {
      ...two.spreads.s05,
      rule: '{all, select, girls {القاعدةُ الرابعة: المحقّقاتُ لا ينَمْنَ.} boys {القاعدةُ الرابعة: المحقّقونَ لا ينامون.} mixed {القاعدةُ الرابعة: المحقّقونَ لا ينامون.}}',
      snore:
        'خخخخ… فيييي… خخخخ… {relativeGender, select, boy {أبلغَ} girl {أبلغتْ}} {relative} و{second}.\n{thirdGender, select, boy {قالَ} girl {قالتْ}} {third}: «هُسّ!»',
    },
    s06: {
      ...two.spreads.s06,
      suitcase:
        '{relativeGender, select, boy {زمجرَ} girl {زمجرتْ}} {relative} على حقيبة.\n{thirdGender, select, boy {همسَ} girl {همستْ}} {third}: «ليسَ الآن يا {relative}. أنا أُصغي.»',
    },
    s07: {
      ...two.spreads.s07,
      legs: '{gender, select, boy {مشى} girl {مشتْ}} {name} و{second} و{third} و{relative}\n{all, select, girls {{relativeGender, select, boy {متلاصقين} girl {متلاصقات}}} boys {متلاصقين} mixed {متلاصقين}}،\nحتّى صارتْ {all, select, girls {{relativeGender, select, boy {لهم} girl {لهنَّ}}} boys {لهم} mixed {لهم}}\nعشرُ أرجل.',
      rule: 'لا قاعدةَ تمنعُ {all, select, girls {المحقّقاتِ} boys {المحقّقينَ} mixed {المحقّقينَ}}\nمن العودةِ إلى البيت.\n{secondGender, select, boy {بحثَ {second} جيّدًا.} girl {بحثتْ {second} جيّدًا.}}',
    },
    s09: { ...two.spreads.s09, her: 'قالَ الراكون: «الأجراسُ من أجلِها يا {third}.»' },
    s11: {
      ...two.spreads.s11,
      shut: '{gender, select, boy {قالَ {name} للبلدةِ كلِّها: «أغمضوا عيونَكم.»} girl {قالتْ {name} للبلدةِ كلِّها: «أغمضوا عيونَكم.»}}\n{secondGender, select, boy {وأضافَ {second}: «والغشُّ ممنوع.»} girl {وأضافتْ {second}: «والغشُّ ممنوع.»}}\n{thirdGender, select, boy {وهمسَ {third}: «أصغوا.»} girl {وهمستْ {third}: «أصغوا.»}}',
    },
  },
  alts: {
    ...two.alts,
    s01: 'ساحةُ البلدةِ الهادئةُ في الصباح. رجلٌ بملابسِ النوم ينامُ واقفًا وفرشاةُ الأسنانِ في يدِه، وبائعةُ الخُضرِ تنامُ على الطماطم، ومعلّمةٌ تنامُ واقفةً عندَ بابِ المدرسة، وقطٌّ ينظرُ إلى طوقِه بلا جرس، وحتّى الديكُ نائم. ولا جرسَ في البرج. {gender, select, boy {{name} ينحني} girl {{name} تنحني}} بعدسةٍ مُكبّرةٍ فوقَ أثرٍ صغير، ومعَ {second} دفتر، {thirdGender, select, boy {و{third} يُصغي ويدُهُ على أذنِه} girl {و{third} تُصغي ويدُها على أذنِها}}، والكلبُ يجلسُ بالقُرب، وعلى المقعدِ ينتظرُ أحدُهم بقناعٍ أسود.',
    s02: '{gender, select, boy {{name} ينظرُ} girl {{name} تنظرُ}} بالعدسةِ إلى درّاجةٍ بلا جرس، وبقربِها {second} و{third} وولد. يشيرُ الولدُ إلى جدّتِه النائمةِ على مقعدٍ بجانبِ أحدِهم بقناعٍ أسودَ وفي يدِه جرس. وفي عدسةٍ كبيرة: المِقوَدُ وشعرةٌ رماديّة.',
    s04: 'قفصٌ كبيرٌ في السوقِ وفيه ببّغاءٌ يضحك، والكلبُ واقفٌ على قائمتَيهِ الخلفيّتَينِ عندَ القضبان. {gender, select, boy {{name} ينظرُ إليه وبيدِه} girl {{name} تنظرُ إليه وبيدِها}} عدسةٌ مُكبّرة، {secondGender, select, boy {وينظرُ} girl {وتنظرُ}} إليه {second} و{third} أيضًا. وتحتَ الطاولةِ أحدُهم وجدَ النقانق.',
    s05: 'سطوحُ البلدةِ في ضوءِ القمر، كما نراها من فوق. {gender, select, boy {{name} يحرسُ} girl {{name} تحرسُ}} على شرفةٍ صغيرة، {thirdGender, select, boy {و{third} يُصغي ويدُهُ على أذنِه} girl {و{third} تُصغي ويدُها على أذنِها}}، و{second} والكلبُ نائمان. آثارٌ صغيرةٌ تعبرُ السطوح، وإحدى القططِ تلبسُ قناعًا.',
    s06: 'أثرُ يدٍ صغيرةٍ في عدسة. على الرصيفِ في الضباب {gender, select, boy {{name} يحملُ} girl {{name} تحملُ}} عدسةً مُكبّرةً فوقَ أثر، {secondGender, select, boy {و{second} يحملُ} girl {و{second} تحملُ}} فانوسًا، {thirdGender, select, boy {و{third} يُصغي} girl {و{third} تُصغي}} إلى الضباب، والكلبُ يزمجرُ على حقيبةٍ يُطِلُّ راكونٌ من خلفِها.',
    s07: 'جذوعٌ سوداءُ بينَها فجواتٌ مضيئة. في أوسعِها {third} و{name} والكلبُ و{second} متلاصقون، ومعَ {second} فانوس، وفوقَهم راكونٌ على غصنٍ يقرعُ جرسَين.',
    s08: '{gender, select, boy {{name} يندفعُ إلى الأمامِ والفانوسُ في يدِه الممدودةِ وحبلُ كيسٍ في الأخرى، وخلفَه {second} و{third}} girl {{name} تندفعُ إلى الأمامِ والفانوسُ في يدِها الممدودةِ وحبلُ كيسٍ في الأخرى، وخلفَها {second} و{third}}}، وراكونٌ يتراجعُ رافعًا يدَيه. من الكيسِ بينَهم تناثرتْ ثمانيةُ أجراس، والكلبُ خائف.',
    s09: 'بومةٌ عجوزٌ غائمةُ العينَينِ، على جبينِها لاصقُ جروح، تجلسُ على غصنٍ عالٍ وتلتفتُ إلى أجراسٍ ترنُّ قربَها. وفي الجذعِ أثرُ صدمةٍ على شكلِ بومة. وأجراسٌ أخرى منخفضةٌ عندَ الجدول. {name} و{second} والراكونُ لا يتحرّكون، {thirdGender, select, boy {و{third} يُصغي بعينَينِ مغمضتَينِ ويدُهُ على أذنِه} girl {و{third} تُصغي بعينَينِ مغمضتَينِ ويدُها على أذنِها}}.',
    s10: '{gender, select, boy {{name} يجلسُ} girl {{name} تجلسُ}} معَ الكلبِ في دائرةِ ضوءٍ صغيرة، وعندَ حافّةِ الضوءِ يمُدُّ الراكونُ جرسًا. وعلى حبلٍ ستُّ بطاقات، {secondGender, select, boy {و{second} يمُدُّ يدَه} girl {و{second} تمُدُّ يدَها}} إلى الأخيرةِ الفارغة، {thirdGender, select, boy {و{third} ينظرُ} girl {و{third} تنظرُ}} إلى بطاقةٍ عليها أذن. وبعيدًا في ضوءِ القمر مدرسةٌ بلا جرس، والبومةُ على غصن.',
    s11: 'صفحةٌ سوداءُ كأنّنا أغمضْنا عيونَنا، ومن كلِّ صوتٍ تخرجُ دوائر. في الأسفلِ تقفُ البلدةُ كلُّها في العتمةِ بعيونٍ مغمضةٍ وابتسامات، وبينَهم {name} و{second} و{third}. طفلةٌ واحدةٌ تختلسُ النظرَ من بينِ أصابعِها، وراكونٌ بقناعٍ ينظرُ بعينٍ واحدة.',
    s12: 'دربٌ من الفوانيسِ والأجراسِ يلتفُّ من البلدةِ إلى شجرةِ البومة. تحلّقُ البومةُ عاليًا فوقَه، والبلدةُ كلُّها تمشي على الدربِ معَ {name} و{second} و{third}، وفي الأيدي أجراسٌ وفوانيس. والكلبُ والببّغاءُ يتقاسمانِ سلسلةَ نقانق، وعلى حبلِ الأجراسِ بطاقةٌ معلّقة.',
  },
  coverAlt:
    'سطوحُ بلدةٍ مظلمة، وفي عدسةٍ مُكبّرةٍ كبيرةٍ مُضيئة: {gender, select, boy {{name} وفي يدِه جرس} girl {{name} وفي يدِها جرس}}، و{second} و{third}، وكلب. وعلى مِقبضِ العدسةِ راكونٌ يضعُ إصبعًا على فمِه ويمدُّ يدَه إلى الجرس.',
  closing:
    'أُغلقتِ القضيّة، يا {name} ويا {second} ويا {third}. والآنَ {all, select, girls {أغمِضنَ عيونَكُنَّ واسمعنَ} boys {أغمِضوا عيونَكم واسمعوا} mixed {أغمِضوا عيونَكم واسمعوا}}: أيُّ صوتٍ في البيت، ولِمَن هو؟',
  blurb:
    'في ليلةٍ واحدةٍ اختفتْ كلُّ أجراسِ البلدة: جرسُ المدرسة، جرسُ الدكّان، حتّى جرسُ القطّة. {all, select, girls {المحقّقاتُ {name} و{second} و{third} عندَهُنَّ} boys {المحقّقونَ {name} و{second} و{third} عندَهم} mixed {المحقّقونَ {name} و{second} و{third} عندَهم}} عدسة، وخمسُ قواعد، {relativeGender, select, boy {ومساعدٌ يظنُّ} girl {ومساعدةٌ تظنُّ}} أنَّ كلَّ شيءٍ نقانق. والآثارُ تقودُ إلى الغابة. شعرةٌ رماديّة، وقناعٌ أسود، ولصٌّ مُهذّبٌ جدًّا يقولُ شكرًا. فلماذا أخذَها؟',
  dedicationPlaceholder: 'إلى {name} وإلى {second} وإلى {third}، معَ عدسةٍ مُكبّرةٍ وثلاثِ قُبلات',
};
