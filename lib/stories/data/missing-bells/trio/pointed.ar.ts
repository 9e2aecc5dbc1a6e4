import type { PointedText } from '../../../picture-book';
import { pointed as two } from '../pair/pointed.ar';

export const pointed: PointedText = {
  characters: {
    cyclist: {
      usual: { mainForm: 'نَعِيمٌ' },
      substitute: { mainForm: 'سَامِرٌ' },
      spares: [{ mainForm: 'وَلِيدٌ' }, { mainForm: 'كَرِيمٌ' }],
    },
  },
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      case: '{gender, select, boy {قَالَ الْمُحَقِّقُ {name}: «هٰذِهِ قَضِيَّةٌ!»} girl {قَالَتِ الْمُحَقِّقَةُ {name}: «هٰذِهِ قَضِيَّةٌ!»}}\n{secondGender, select, boy {فَتَحَ {second} دَفْتَرًا،} girl {فَتَحَتْ {second} دَفْتَرًا،}} {thirdGender, select, boy {وَأَصْغَى {third}.} girl {وَأَصْغَتْ {third}.}}\n{relativeGender, select, boy {وَتَمَنَّى الْمُسَاعِدُ} girl {وَتَمَنَّتِ الْمُسَاعِدَةُ}} {relative} أَنْ تَكُونَ قَضِيَّةَ نَقَانِقَ.',
    },
    s04: {
      ...two.spreads.s04,
      market: 'جَرَسٌ، فِي وَسَطِ السُّوقِ!\n{gender, select, boy {سَأَلَ} girl {سَأَلَتْ}} {name}: «أَيْنَ كُنْتَ فِي اللَّيْلِ؟»',
    },
    s05: {
      ...two.spreads.s05,
      rule: '{all, select, girls {الْقَاعِدَةُ الرَّابِعَةُ: الْمُحَقِّقَاتُ لَا يَنَمْنَ.} boys {الْقَاعِدَةُ الرَّابِعَةُ: الْمُحَقِّقُونَ لَا يَنَامُونَ.} mixed {الْقَاعِدَةُ الرَّابِعَةُ: الْمُحَقِّقُونَ لَا يَنَامُونَ.}}',
      snore:
        'خْخْخْخْ… فِيييي… خْخْخْخْ… {relativeGender, select, boy {أَبْلَغَ} girl {أَبْلَغَتْ}} {relative} وَ{second}.\n{thirdGender, select, boy {قَالَ} girl {قَالَتْ}} {third}: «هُسّ!»',
    },
    s06: {
      ...two.spreads.s06,
      suitcase:
        '{relativeGender, select, boy {زَمْجَرَ} girl {زَمْجَرَتْ}} {relative} عَلَى حَقِيبَةٍ.\n{thirdGender, select, boy {هَمَسَ} girl {هَمَسَتْ}} {third}: «لَيْسَ الْآنَ يَا {relative}. أَنَا أُصْغِي.»',
    },
    s07: {
      ...two.spreads.s07,
      legs: '{gender, select, boy {مَشَى} girl {مَشَتْ}} {name} وَ{second} وَ{third} وَ{relative}\n{all, select, girls {{relativeGender, select, boy {مُتَلَاصِقِينَ} girl {مُتَلَاصِقَاتٍ}}} boys {مُتَلَاصِقِينَ} mixed {مُتَلَاصِقِينَ}}،\nحَتَّى صَارَتْ {all, select, girls {{relativeGender, select, boy {لَهُمْ} girl {لَهُنَّ}}} boys {لَهُمْ} mixed {لَهُمْ}}\nعَشْرُ أَرْجُلٍ.',
      rule: 'لَا قَاعِدَةَ تَمْنَعُ {all, select, girls {الْمُحَقِّقَاتِ} boys {الْمُحَقِّقِينَ} mixed {الْمُحَقِّقِينَ}}\nمِنَ الْعَوْدَةِ إِلَى الْبَيْتِ.\n{secondGender, select, boy {بَحَثَ {second} جَيِّدًا.} girl {بَحَثَتْ {second} جَيِّدًا.}}',
    },
    s09: { ...two.spreads.s09, her: 'قَالَ الرَّاكُونُ: «الْأَجْرَاسُ مِنْ أَجْلِهَا يَا {third}.»' },
    s11: {
      ...two.spreads.s11,
      shut: '{gender, select, boy {قَالَ {name} لِلْبَلْدَةِ كُلِّهَا: «أَغْمِضُوا عُيُونَكُمْ.»} girl {قَالَتْ {name} لِلْبَلْدَةِ كُلِّهَا: «أَغْمِضُوا عُيُونَكُمْ.»}}\n{secondGender, select, boy {وَأَضَافَ {second}: «وَالْغِشُّ مَمْنُوعٌ.»} girl {وَأَضَافَتْ {second}: «وَالْغِشُّ مَمْنُوعٌ.»}}\n{thirdGender, select, boy {وَهَمَسَ {third}: «أَصْغُوا.»} girl {وَهَمَسَتْ {third}: «أَصْغُوا.»}}',
    },
  },
  closing:
    'أُغْلِقَتِ الْقَضِيَّةُ، يَا {name} وَيَا {second} وَيَا {third}. وَالْآنَ {all, select, girls {أَغْمِضْنَ عُيُونَكُنَّ وَاسْمَعْنَ} boys {أَغْمِضُوا عُيُونَكُمْ وَاسْمَعُوا} mixed {أَغْمِضُوا عُيُونَكُمْ وَاسْمَعُوا}}: أَيُّ صَوْتٍ فِي الْبَيْتِ، وَلِمَنْ هُوَ؟',
  blurb:
    'فِي لَيْلَةٍ وَاحِدَةٍ اخْتَفَتْ كُلُّ أَجْرَاسِ الْبَلْدَةِ: جَرَسُ الْمَدْرَسَةِ، جَرَسُ الدُّكَّانِ، حَتَّى جَرَسُ الْقِطَّةِ. {all, select, girls {الْمُحَقِّقَاتُ {name} وَ{second} وَ{third} عِنْدَهُنَّ} boys {الْمُحَقِّقُونَ {name} وَ{second} وَ{third} عِنْدَهُمْ} mixed {الْمُحَقِّقُونَ {name} وَ{second} وَ{third} عِنْدَهُمْ}} عَدَسَةٌ، وَخَمْسُ قَوَاعِدَ، {relativeGender, select, boy {وَمُسَاعِدٌ يَظُنُّ} girl {وَمُسَاعِدَةٌ تَظُنُّ}} أَنَّ كُلَّ شَيْءٍ نَقَانِقُ. وَالْآثَارُ تَقُودُ إِلَى الْغَابَةِ. شَعْرَةٌ رَمَادِيَّةٌ، وَقِنَاعٌ أَسْوَدُ، وَلِصٌّ مُهَذَّبٌ جِدًّا يَقُولُ شُكْرًا. فَلِمَاذَا أَخَذَهَا؟',
};
