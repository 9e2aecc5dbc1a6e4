import type { PointedText } from '../../../picture-book';
import { pointed as two } from '../pair/pointed.ar';

export const pointed: PointedText = {
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      story:
        '{gender, select, boy {تَرَكَ} girl {تَرَكَتْ}} {name} وَ{second} وَ{third} الْمِصْبَاحَ مُضَاءً، كَيْ تَبْقَى الْعَتْمَةُ فِي الْخَارِجِ.\n{thirdGender, select, boy {عَدَّ} girl {عَدَّتْ}} {third}: «ثَلَاثُ دَقَّاتٍ.»\nلٰكِنَّ الْعَتْمَةَ لَا تَدُقُّ.',
    },
    s03: {
      ...two.spreads.s03,
      home: '{gender, select, boy {قَالَ} girl {قَالَتْ}} {name} بِسُرْعَةٍ، قَبْلَ أَنْ يُغَيِّرَ أَحَدٌ رَأْيَهُ: «سَنَأْخُذُكِ إِلَى بَيْتِكِ.»',
      gate: '«إِيييي!» صَاحَتِ الْبَوَّابَةُ.\n{secondGender, select, boy {هَمَسَ} girl {هَمَسَتْ}} {second}: «وَنَحْنُ {all, select, girls {خَائِفَاتٌ} boys {خَائِفُونَ} mixed {خَائِفُونَ}} مِثْلَكِ.»',
    },
    s04: {
      ...two.spreads.s04,
      tall: 'كَانَتِ الْأَشْجَارُ طَوِيلَةً جِدًّا.\nأَمَّا {name} وَ{second} وَ{third} فَأَقْصَرُ مِنْهَا قَلِيلًا.',
      ask: '{secondGender, select, boy {سَأَلَ} girl {سَأَلَتْ}} {second}: «كَيْفَ نَعْبُرُ كُلَّ هٰذِهِ الْعَتْمَةِ؟»\n{thirdGender, select, boy {قَالَ} girl {قَالَتْ}} {third}: «قَلِيلًا قَلِيلًا، وَأَنَا أَعُدُّ.»',
    },
    s05: {
      ...two.spreads.s05,
      heroYell: '«آآآهْ!» {gender, select, boy {صَرَخَ} girl {صَرَخَتْ}} {name} وَ{second} وَ{third}.',
    },
    s06: {
      ...two.spreads.s06,
      talk: 'قَالَ الثَّعْلَبُ: «ظَنَنْتُ {all, select, girls {أَنَّكُنَّ} boys {أَنَّكُمُ} mixed {أَنَّكُمُ}} الْعَتْمَةُ!»\n{secondGender, select, boy {قَالَ} girl {قَالَتْ}} {second}: «وَنَحْنُ ظَنَنَّا أَنَّكَ الْعَتْمَةُ! مَا رَأْيُكَ أَنْ نَخَافَ مَعًا؟»\n{thirdGender, select, boy {عَدَّ} girl {عَدَّتْ}} {third}: «صِرْنَا خَمْسَةً.»',
    },
    s10: {
      ...two.spreads.s10,
      plenty:
        '{thirdGender, select, boy {عَدَّ} girl {عَدَّتْ}} {third}: «ضَوْءٌ وَاحِدٌ.»\n{secondGender, select, boy {قَالَ} girl {قَالَتْ}} {second}: «هٰذَا يَكْفِينَا.»',
      stars: 'وَفَجْأَةً امْتَلَأَتِ الْعَتْمَةُ بِالنُّجُومِ. وَضَاعَ الْعَدُّ مِنْ {third}.',
    },
  },
  closing:
    '{gender, select, boy {أَفْسَحَ} girl {أَفْسَحَتْ}} {name} وَ{second} لِلْعَتْمَةِ\nمَكَانًا فِي السَّرِيرِ.\n{thirdGender, select, boy {عَدَّ} girl {عَدَّتْ}} {third}: «صِرْنَا {all, select, girls {أَرْبَعًا} boys {أَرْبَعَةً} mixed {أَرْبَعَةً}}.»\nوَعَلَى حَافَّةِ النَّافِذَةِ ظَلَّ ضَوْءٌ صَغِيرٌ وَاحِدٌ يُضِيءُ.',
  blurb:
    'ذَاتَ لَيْلَةٍ تَدُقُّ يَرَاعَةٌ مُضِيئَةٌ تَائِهَةٌ عَلَى نَافِذَةِ {name} وَ{second} وَ{third}. عَائِلَتُهَا تُضِيءُ فِي الْجِهَةِ الْأُخْرَى مِنَ الْغَابَةِ، وَفِي الطَّرِيقِ إِلَيْهَا عَتْمَةٌ. عَتْمَةٌ كَبِيرَةٌ كَبِيرَةٌ. {all, select, girls {وَالثَّلَاثُ لَا يُحْبِبْنَ} boys {وَالثَّلَاثَةُ لَا يُحِبُّونَ} mixed {وَالثَّلَاثَةُ لَا يُحِبُّونَ}} الْعَتْمَةَ أَبَدًا. لٰكِنَّ ضَوْءًا صَغِيرًا يَطْلُبُ الْمُسَاعَدَةَ، وَلِعُبُورِ الْغَابَةِ فِي الْعَتْمَةِ طَرِيقَةٌ وَاحِدَةٌ: خُطْوَةٌ صَغِيرَةٌ، ثُمَّ خُطْوَةٌ.',
};
