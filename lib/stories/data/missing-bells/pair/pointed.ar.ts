import type { PointedText } from '../../../picture-book';
import { pointed as one } from '../picture/pointed.ar';

export const pointed: PointedText = {
  characters: {
    cyclist: { usual: { mainForm: 'نَعِيمٌ' }, substitute: { mainForm: 'سَامِرٌ' }, spares: [{ mainForm: 'وَلِيدٌ' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      case: '{gender, select, boy {قَالَ الْمُحَقِّقُ {name}: «هٰذِهِ قَضِيَّةٌ!»} girl {قَالَتِ الْمُحَقِّقَةُ {name}: «هٰذِهِ قَضِيَّةٌ!»}}\n{secondGender, select, boy {وَفَتَحَ الْمُحَقِّقُ {second} دَفْتَرًا.} girl {وَفَتَحَتِ الْمُحَقِّقَةُ {second} دَفْتَرًا.}}\n{relativeGender, select, boy {وَتَمَنَّى الْمُسَاعِدُ} girl {وَتَمَنَّتِ الْمُسَاعِدَةُ}} {relative} أَنْ تَكُونَ قَضِيَّةَ نَقَانِقَ.',
    },
    s02: {
      ...one.spreads.s02,
      talk: '{gender, select, boy {سَأَلَ} girl {سَأَلَتْ}} {name}: «مَنْ شَعْرُهُ رَمَادِيٌّ؟»\nقَالَ {cyclist}: «جَدَّتِي.»\n{secondGender, select, boy {سَأَلَ} girl {سَأَلَتْ}} {second}: «وَهَلْ تَأْخُذُ الْأَشْيَاءَ؟»\n«تَأْخُذُ قَيْلُولَةً فَقَطْ.»',
    },
    s05: {
      ...one.spreads.s05,
      rule: '{pair, select, girls {الْقَاعِدَةُ الرَّابِعَةُ: الْمُحَقِّقَتَانِ لَا تَنَامَانِ.} boys {الْقَاعِدَةُ الرَّابِعَةُ: الْمُحَقِّقَانِ لَا يَنَامَانِ.} mixed {الْقَاعِدَةُ الرَّابِعَةُ: الْمُحَقِّقَانِ لَا يَنَامَانِ.}}',
      snore: 'خْخْخْخْ… فِيييي… خْخْخْخْ… {relativeGender, select, boy {أَبْلَغَ} girl {أَبْلَغَتْ}} {relative} وَ{second}.',
    },
    s07: {
      ...one.spreads.s07,
      legs: '{gender, select, boy {مَشَى} girl {مَشَتْ}} {name} وَ{second} وَ{relative}\n{pair, select, girls {{relativeGender, select, boy {مُتَلَاصِقِينَ} girl {مُتَلَاصِقَاتٍ}}} boys {مُتَلَاصِقِينَ} mixed {مُتَلَاصِقِينَ}}،\nحَتَّى صَارَتْ {pair, select, girls {{relativeGender, select, boy {لَهُمْ} girl {لَهُنَّ}}} boys {لَهُمْ} mixed {لَهُمْ}}\nثَمَانِي أَرْجُلٍ.',
      rule: 'لَا قَاعِدَةَ تَمْنَعُ {pair, select, girls {الْمُحَقِّقَتَيْنِ} boys {الْمُحَقِّقَيْنِ} mixed {الْمُحَقِّقَيْنِ}}\nمِنَ الْعَوْدَةِ إِلَى الْبَيْتِ.\n{secondGender, select, boy {بَحَثَ {second} جَيِّدًا.} girl {بَحَثَتْ {second} جَيِّدًا.}}',
    },
    s09: { ...one.spreads.s09, her: 'قَالَ الرَّاكُونُ: «هِيَ مِنْ أَجْلِهَا يَا {name} وَيَا {second}.»' },
    s10: {
      ...one.spreads.s10,
      six: '{gender, select, boy {فَكَّرَ {name}: لَا بُدَّ مِنْ قَاعِدَةٍ سَادِسَةٍ.} girl {فَكَّرَتْ {name}: لَا بُدَّ مِنْ قَاعِدَةٍ سَادِسَةٍ.}}\n{secondGender, select, boy {وَعَلَّقَ {second} بِطَاقَةً فَارِغَةً.} girl {وَعَلَّقَتْ {second} بِطَاقَةً فَارِغَةً.}}',
    },
    s11: {
      ...one.spreads.s11,
      shut: '{gender, select, boy {قَالَ {name} لِلْبَلْدَةِ كُلِّهَا: «أَغْمِضُوا عُيُونَكُمْ.»} girl {قَالَتْ {name} لِلْبَلْدَةِ كُلِّهَا: «أَغْمِضُوا عُيُونَكُمْ.»}}\n{secondGender, select, boy {وَأَضَافَ {second}: «وَالْغِشُّ مَمْنُوعٌ.»} girl {وَأَضَافَتْ {second}: «وَالْغِشُّ مَمْنُوعٌ.»}}',
    },
  },
  closing: 'أُغْلِقَتِ الْقَضِيَّةُ، يَا {name} وَيَا {second}. وَالْآنَ أَغْمِضَا أَعْيُنَكُمَا وَاسْمَعَا: أَيُّ صَوْتٍ فِي الْبَيْتِ، وَلِمَنْ هُوَ؟',
  blurb:
    'فِي لَيْلَةٍ وَاحِدَةٍ اخْتَفَتْ كُلُّ أَجْرَاسِ الْبَلْدَةِ: جَرَسُ الْمَدْرَسَةِ، جَرَسُ الدُّكَّانِ، حَتَّى جَرَسُ الْقِطَّةِ. {pair, select, girls {الْمُحَقِّقَتَانِ {name} وَ{second} عِنْدَهُمَا} boys {الْمُحَقِّقَانِ {name} وَ{second} عِنْدَهُمَا} mixed {الْمُحَقِّقَانِ {name} وَ{second} عِنْدَهُمَا}} عَدَسَةٌ، وَخَمْسُ قَوَاعِدَ، {relativeGender, select, boy {وَمُسَاعِدٌ يَظُنُّ} girl {وَمُسَاعِدَةٌ تَظُنُّ}} أَنَّ كُلَّ شَيْءٍ نَقَانِقُ. وَالْآثَارُ تَقُودُ إِلَى الْغَابَةِ. شَعْرَةٌ رَمَادِيَّةٌ، وَقِنَاعٌ أَسْوَدُ، وَلِصٌّ مُهَذَّبٌ جِدًّا يَقُولُ شُكْرًا. فَلِمَاذَا أَخَذَهَا؟',
};
