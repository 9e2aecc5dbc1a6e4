import type { PointedText } from '../../../picture-book';
import { pointed as two } from '../pair/pointed.ar';

export const pointed: PointedText = {
  ...two,
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      hero: '{gender, select, boy {حَضَّرَ {name} سَانْدَوِيشَةً،} girl {حَضَّرَتْ {name} سَانْدَوِيشَةً،}} {secondGender, select, boy {وَأَضَافَ {second} خِيَارَةً،} girl {وَأَضَافَتْ {second} خِيَارَةً،}} {thirdGender, select, boy {وَأَخَذَ {third} مِنْدِيلًا.} girl {وَأَخَذَتْ {third} مِنْدِيلًا.}}',
    },
    s02: {
      ...two.spreads.s02,
      sword: 'سَأَلَ الْمَلِكُ: «وَأَيْنَ السُّيُوفُ؟»',
      with: '{secondGender, select, boy {قَالَ {second}: «مَعَ تِنِّينٍ.»} girl {قَالَتْ {second}: «مَعَ تِنِّينٍ.»}} {thirdGender, select, boy {وَقَالَ {third}: «وَمَعَ مِنْدِيلٍ.»} girl {وَقَالَتْ {third}: «وَمَعَ مِنْدِيلٍ.»}}',
      half: 'بَلَعَ الْمَلِكُ رِيقَهُ وَقَالَ: «نِصْفُ الْمَمْلَكَةِ، إِنْ {all, select, girls {رَجَعْتُنَّ} boys {رَجَعْتُمْ} mixed {رَجَعْتُمْ}}.»',
    },
    s03: {
      ...two.spreads.s03,
      up: '{gender, select, boy {وَصَعِدَ} girl {وَصَعِدَتْ}} {name} وَ{second} وَ{third}. وَصَعِدَتْ عَنْزَةٌ أَيْضًا، لِتَرَى هَلْ يُؤْكَلُ التِّنِّينُ.',
    },
    s04: {
      ...two.spreads.s04,
      sword: '«وَأَيْنَ السُّيُوفُ؟»',
      sandwich:
        '{gender, select, boy {قَالَ {name}: «مَعَنَا سَانْدَوِيشَةٌ.»} girl {قَالَتْ {name}: «مَعَنَا سَانْدَوِيشَةٌ.»}} {thirdGender, select, boy {وَقَالَ {third}: «وَمِنْدِيلٌ.»} girl {وَقَالَتْ {third}: «وَمِنْدِيلٌ.»}}',
    },
    s05: {
      ...two.spreads.s05,
      count:
        '{gender, select, boy {حَبَسَ {name} نَفَسَهُ أَيْضًا،} girl {حَبَسَتْ {name} نَفَسَهَا أَيْضًا،}} {secondGender, select, boy {وَعَدَّ {second}،} girl {وَعَدَّتْ {second}،}} {thirdGender, select, boy {وَسَدَّ {third} أُذُنَيْهِ.} girl {وَسَدَّتْ {third} أُذُنَيْهَا.}}',
    },
    s06: {
      ...two.spreads.s06,
      pail: '{secondGender, select, boy {خَبَّأَ} girl {خَبَّأَتْ}} {second} وَ{third} سَطْلًا وَاحِدًا.',
    },
    s07: {
      ...two.spreads.s07,
      again:
        '{gender, select, boy {أَعَادَهَا {name}،} girl {أَعَادَتْهَا {name}،}} {secondGender, select, boy {وَكَشَّرَ {second} تَكْشِيرَةً مُخِيفَةً،} girl {وَكَشَّرَتْ {second} تَكْشِيرَةً مُخِيفَةً،}} {thirdGender, select, boy {وَرَفَعَ {third} مَخَالِبَهُ.} girl {وَرَفَعَتْ {third} مَخَالِبَهَا.}}',
    },
    s08: {
      ...two.spreads.s08,
      half: '{gender, select, boy {أَعْطَى {name} التِّنِّينَ نِصْفَ السَّانْدَوِيشَةِ.} girl {أَعْطَتْ {name} التِّنِّينَ نِصْفَ السَّانْدَوِيشَةِ.}} لَمْ يُعْطِهِ أَحَدٌ نِصْفَ شَيْءٍ مِنْ قَبْلُ. {secondGender, select, boy {وَقَسَمَ {second} الْبَاقِيَ،} girl {وَقَسَمَتْ {second} الْبَاقِيَ،}} {thirdGender, select, boy {وَرَبَطَ لَهُ {third} الْمِنْدِيلَ.} girl {وَرَبَطَتْ لَهُ {third} الْمِنْدِيلَ.}}',
    },
    s09: {
      ...two.spreads.s09,
      hush: '{thirdGender, select, boy {اقْتَرَبَ {third} قَلِيلًا.} girl {اقْتَرَبَتْ {third} قَلِيلًا.}} وَلَمْ يَقُلْ أَحَدٌ شَيْئًا.',
    },
    s10: {
      ...two.spreads.s10,
      you: '{thirdGender, select, boy {قَالَ {third}: «مِنْ أَجْلِكَ أَنْتَ.»} girl {قَالَتْ {third}: «مِنْ أَجْلِكَ أَنْتَ.»}}',
    },
    s11: {
      ...two.spreads.s11,
      dragon:
        '{all, select, girls {قَالَتِ الثَّلَاثُ مَعًا} boys {قَالَ الثَّلَاثَةُ مَعًا} mixed {قَالَ الثَّلَاثَةُ مَعًا}}: «النِّصْفُ الَّذِي فِيهِ التِّنِّينُ.»',
    },
    s12: {
      ...two.spreads.s12,
      ready:
        'يَسْأَلُ التِّنِّينُ: «{all, select, girls {جَاهِزَاتٌ} boys {جَاهِزُونَ} mixed {جَاهِزُونَ}} يَا {name} وَيَا {second} وَيَا {third}؟»',
    },
  },
  closing:
    '{all, select, girls {تُصْبِحْنَ} boys {تُصْبِحُونَ} mixed {تُصْبِحُونَ}} عَلَى خَيْرٍ، يَا {name} وَيَا {second} وَيَا {third}. وَإِذَا {all, select, girls {جَاءَتْكُنَّ حَازُوقَةٌ، فَلَا تَقْلَقْنَ} boys {جَاءَتْكُمْ حَازُوقَةٌ، فَلَا تَقْلَقُوا} mixed {جَاءَتْكُمْ حَازُوقَةٌ، فَلَا تَقْلَقُوا}}: عَلَى الْجَبَلِ مَنِ اشْتَاقَ {all, select, girls {إِلَيْكُنَّ} boys {إِلَيْكُمْ} mixed {إِلَيْكُمْ}}.',
  blurb:
    'هِقْ! وَرَاحَ الْغَسِيلُ. هِقْ! وَرَاحَ شَارِبُ الشُّرْطِيِّ. عَلَى الْجَبَلِ تِنِّينٌ مُؤَدَّبٌ عِنْدَهُ حَازُوقَةٌ، وَالْمَلِكُ يَعِدُ بِنِصْفِ الْمَمْلَكَةِ، وَالْفُرْسَانُ يَنْزِلُونَ بِسُرْعَةٍ. أَمَّا {name} وَ{second} وَ{third} {all, select, girls {فَيَصْعَدْنَ إِلَيْهِ بِلَا سُيُوفٍ، وَمَعَهُنَّ} boys {فَيَصْعَدُونَ إِلَيْهِ بِلَا سُيُوفٍ، وَمَعَهُمْ} mixed {فَيَصْعَدُونَ إِلَيْهِ بِلَا سُيُوفٍ، وَمَعَهُمْ}} سَانْدَوِيشَةٌ وَاحِدَةٌ وَمِنْدِيلٌ وَثَلَاثَةُ عِلَاجَاتٍ. لٰكِنْ مِمَّ يَخَافُ التِّنِّينُ؟',
};
