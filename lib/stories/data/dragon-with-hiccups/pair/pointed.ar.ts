import type { PointedText } from '../../../picture-book';
import { pointed as one } from '../picture/pointed.ar';

const SANDWICH = '{gender, select, boy {قَالَ {name}: «مَعَنَا سَانْدَوِيشَةٌ.»} girl {قَالَتْ {name}: «مَعَنَا سَانْدَوِيشَةٌ.»}}';

export const pointed: PointedText = {
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      hero: '{gender, select, boy {حَضَّرَ {name} سَانْدَوِيشَةً،} girl {حَضَّرَتْ {name} سَانْدَوِيشَةً،}} {secondGender, select, boy {وَأَضَافَ {second} خِيَارَةً.} girl {وَأَضَافَتْ {second} خِيَارَةً.}}',
    },
    s02: {
      ...one.spreads.s02,
      sword: 'سَأَلَ الْمَلِكُ: «وَأَيْنَ السَّيْفَانِ؟»',
      sandwich: SANDWICH,
      with: '{secondGender, select, boy {قَالَ {second}: «لَا. مَعَ تِنِّينٍ. وَمَعَ خِيَارٍ.»} girl {قَالَتْ {second}: «لَا. مَعَ تِنِّينٍ. وَمَعَ خِيَارٍ.»}}',
      half: 'بَلَعَ الْمَلِكُ رِيقَهُ وَقَالَ: «نِصْفُ الْمَمْلَكَةِ، إِنْ رَجَعْتُمَا.»',
      which:
        '{gender, select, boy {قَالَ {name}: «حِينَ نَرْجِعُ.»} girl {قَالَتْ {name}: «حِينَ نَرْجِعُ.»}} {secondGender, select, boy {وَسَأَلَ {second}: «وَأَيُّ نِصْفٍ؟»} girl {وَسَأَلَتْ {second}: «وَأَيُّ نِصْفٍ؟»}}',
    },
    s03: {
      ...one.spreads.s03,
      up: '{gender, select, boy {وَصَعِدَ} girl {وَصَعِدَتْ}} {name} وَ{second}. وَصَعِدَتْ عَنْزَةٌ أَيْضًا، لِتَرَى هَلْ يُؤْكَلُ التِّنِّينُ.',
    },
    s04: { ...one.spreads.s04, sword: '«وَأَيْنَ السَّيْفَانِ؟»', sandwich: SANDWICH },
    s05: {
      ...one.spreads.s05,
      count:
        '{gender, select, boy {حَبَسَ {name} نَفَسَهُ أَيْضًا،} girl {حَبَسَتْ {name} نَفَسَهَا أَيْضًا،}} {secondGender, select, boy {وَعَدَّ {second}.} girl {وَعَدَّتْ {second}.}}',
    },
    s06: {
      ...one.spreads.s06,
      pail: '{secondGender, select, boy {خَبَّأَ {second} سَطْلًا وَاحِدًا.} girl {خَبَّأَتْ {second} سَطْلًا وَاحِدًا.}}',
    },
    s07: {
      ...one.spreads.s07,
      again:
        '{gender, select, boy {أَعَادَهَا {name}،} girl {أَعَادَتْهَا {name}،}} {secondGender, select, boy {وَكَشَّرَ {second} تَكْشِيرَةً مُخِيفَةً.} girl {وَكَشَّرَتْ {second} تَكْشِيرَةً مُخِيفَةً.}}',
    },
    s08: {
      ...one.spreads.s08,
      half: '{gender, select, boy {قَسَمَ {name} السَّانْدَوِيشَةَ نِصْفَيْنِ،} girl {قَسَمَتْ {name} السَّانْدَوِيشَةَ نِصْفَيْنِ،}} {secondGender, select, boy {وَقَسَمَ {second} نِصْفًا.} girl {وَقَسَمَتْ {second} نِصْفًا.}} وَبَقِيَ لِلتِّنِّينِ نِصْفٌ كَامِلٌ. لَمْ يُعْطِهِ أَحَدٌ نِصْفَ شَيْءٍ مِنْ قَبْلُ.',
      ask: '{secondGender, select, boy {سَأَلَ {second}: «مِمَّ تَخَافُ؟»} girl {سَأَلَتْ {second}: «مِمَّ تَخَافُ؟»}}',
    },
    s09: {
      ...one.spreads.s09,
      hush: '{gender, select, boy {لَمْ يَقُلْ {name} شَيْئًا، وَلَا {second}.} girl {لَمْ تَقُلْ {name} شَيْئًا، وَلَا {second}.}}',
    },
    s10: {
      ...one.spreads.s10,
      come: '{gender, select, boy {قَالَ {name}: «سَنَأْتِي أَيَّامَ الثُّلَاثَاءِ.»} girl {قَالَتْ {name}: «سَنَأْتِي أَيَّامَ الثُّلَاثَاءِ.»}}',
      you: '{secondGender, select, boy {قَالَ {second}: «مِنْ أَجْلِكَ أَنْتَ.»} girl {قَالَتْ {second}: «مِنْ أَجْلِكَ أَنْتَ.»}}',
    },
    s11: {
      ...one.spreads.s11,
      dragon: '{gender, select, boy {قَالَ} girl {قَالَتْ}} {name} وَ{second}: «النِّصْفُ الَّذِي فِيهِ التِّنِّينُ.»',
    },
    s12: {
      ...one.spreads.s12,
      tuesday: 'أَيَّامَ الثُّلَاثَاءِ يَطِيرُونَ.',
      ready: 'يَسْأَلُ التِّنِّينُ: «{pair, select, girls {جَاهِزَتَانِ} boys {جَاهِزَانِ} mixed {جَاهِزَانِ}} يَا {name} وَيَا {second}؟»',
    },
  },
  closing: 'تُصْبِحَانِ عَلَى خَيْرٍ، يَا {name} وَيَا {second}. وَإِذَا جَاءَتْكُمَا حَازُوقَةٌ، فَلَا تَقْلَقَا: عَلَى الْجَبَلِ مَنِ اشْتَاقَ إِلَيْكُمَا.',
  blurb:
    'هِقْ! وَرَاحَ الْغَسِيلُ. هِقْ! وَرَاحَ شَارِبُ الشُّرْطِيِّ. عَلَى الْجَبَلِ تِنِّينٌ مُؤَدَّبٌ عِنْدَهُ حَازُوقَةٌ، وَالْمَلِكُ يَعِدُ بِنِصْفِ الْمَمْلَكَةِ، وَالْفُرْسَانُ يَنْزِلُونَ بِسُرْعَةٍ. أَمَّا {name} وَ{second} {pair, select, girls {فَتَصْعَدَانِ} boys {فَيَصْعَدَانِ} mixed {فَيَصْعَدَانِ}} إِلَيْهِ بِلَا سَيْفٍ، وَمَعَهُمَا سَانْدَوِيشَةٌ وَاحِدَةٌ وَثَلَاثَةُ عِلَاجَاتٍ. لٰكِنْ مِمَّ يَخَافُ التِّنِّينُ؟',
};
