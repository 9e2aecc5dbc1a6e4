import type { PointedText } from '../../../picture-book';
import { pointed as one } from '../picture/pointed.ar';

const TWICE = '«لِجَدَّةٍ؟ إِذَنْ خُذَا مَرَّتَيْنِ!»';

export const pointed: PointedText = {
  characters: {
    picker: { usual: { mainForm: 'وَانْجِيرُو' }, substitute: { mainForm: 'وَامْبُويْ' }, spares: [{ mainForm: 'أَمَانِي' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      plan: '{gender, select, boy {قَالَ} girl {قَالَتْ}} {name}: «الدُّنْيَا وَاسِعَةٌ، وَفِيهَا الْبَاقِي.»\n{secondGender, select, boy {قَالَ} girl {قَالَتْ}} {second}: «هَيَّا إِلَيْهَا!»',
    },
    s02: {
      ...one.spreads.s02,
      up: 'ارْتَفَعَ الْمُنْطَادُ، {gender, select, boy {وَتَمَسَّكَ} girl {وَتَمَسَّكَتْ}} {name} وَ{second} بِالْحِبَالِ، وَصَارَتِ الْمَدِينَةُ فُتَاتَةَ كَعْكٍ.',
    },
    s03: {
      ...one.spreads.s03,
      answer: '{secondGender, select, boy {قَالَ} girl {قَالَتْ}} {second}: «لِلْجَدَّةِ.»',
      twice: TWICE,
    },
    s04: { ...one.spreads.s04, twice: '«إِذَنْ… خُذَا… مَرَّتَيْنِ.»' },
    s05: { ...one.spreads.s05, twice: '«لِجَدَّةٍ؟ إِذَنْ خُذَا مَرَّتَيْنِ: وَاحِدَةً لِلْغَدِ، وَوَاحِدَةً لِلْآنِ!»' },
    s06: {
      ...one.spreads.s06,
      glad: '{secondGender, select, boy {قَالَ} girl {قَالَتْ}} {second}: «كُلَّ سَنَةٍ نَفْرَحُ لِأَنَّ {relative} وُلِدَتْ.»',
      twice: '«لٰكِنْ لِجَدَّةٍ؟ خُذَا مَرَّتَيْنِ!»',
    },
    s07: {
      ...one.spreads.s07,
      twice: 'هَمَسَ الْبِطْرِيقُ: «لِجَدَّةٍ؟ إِذَنْ خُذَا مَرَّتَيْنِ.»',
      melt: '{secondGender, select, boy {هَمَسَ} girl {هَمَسَتْ}} {second}: «أَلَنْ يَذُوبَ؟»',
      shadow: '«خُذَا ظِلِّي، فَهُوَ بَارِدٌ جِدًّا. لٰكِنْ أَرْجِعَاهُ إِلَيَّ. لَيْسَ عِنْدِي غَيْرُهُ.»',
    },
    s08: {
      ...one.spreads.s08,
      answer:
        '{gender, select, boy {قَالَ} girl {قَالَتْ}} {name} وَ{second}، {pair, select, girls {وَهُمَا تَعْرِفَانِ} boys {وَهُمَا يَعْرِفَانِ} mixed {وَهُمَا يَعْرِفَانِ}} مَا سَيَحْدُثُ: «لِلْجَدَّةِ.»',
      twice: TWICE,
    },
    s09: {
      ...one.spreads.s09,
      open: '{secondGender, select, boy {أَوْمَأَ {second} بِرَأْسِهِ.} girl {أَوْمَأَتْ {second} بِرَأْسِهَا.}} {gender, select, boy {وَفَتَحَ {name} يَدَهُ.} girl {وَفَتَحَتْ {name} يَدَهَا.}}',
    },
    s10: {
      ...one.spreads.s10,
      tear: 'سَقَطَتْ دَمْعَةٌ فِي الْعَجِينِ. {secondGender, select, boy {قَالَ} girl {قَالَتْ}} {second}: «الْمِلْحُ مَوْجُودٌ.» {gender, select, boy {وَظَلَّ {name} يُحَرِّكُ.} girl {وَظَلَّتْ {name} تُحَرِّكُ.}}',
    },
    s11: {
      ...one.spreads.s11,
      confess: '{gender, select, boy {هَمَسَ} girl {هَمَسَتْ}} {name} وَ{second}: «رَمَيْنَا الْوَصْفَةَ. مِنَ السَّمَاءِ.»',
      laugh:
        'ضَحِكَتْ {relative} وَقَالَتْ: {pair, select, girls {«أَخِيرًا! اثْنَتَانِ تَخْبِزَانِ مِثْلِي!»} boys {«أَخِيرًا! اثْنَانِ يَخْبِزَانِ مِثْلِي!»} mixed {«أَخِيرًا! اثْنَانِ يَخْبِزَانِ مِثْلِي!»}}',
    },
    s12: {
      ...one.spreads.s12,
      slice: '{gender, select, boy {قَالَ} girl {قَالَتْ}} {name} وَ{second}: «هٰذِهِ لِ{relative}.»',
    },
  },
  closing: 'وَأَنْتُمَا، يَا {name} وَيَا {second}، بَقِيَتْ لَكُمَا قِطْعَةٌ. لَا، قِطْعَتَانِ.',
  blurb:
    'غَدًا عِيدُ مِيلَادِ الْجَدَّةِ، وَفِي الْمَطْبَخِ بَيْضَةٌ وَاحِدَةٌ. إِذَنْ {gender, select, boy {يَطِيرُ} girl {تَطِيرُ}} {name} وَ{second} فِي مُنْطَادٍ {pair, select, girls {لِتَجْمَعَا} boys {لِيَجْمَعَا} mixed {لِيَجْمَعَا}} أَطْيَبَ مَا فِي الدُّنْيَا، وَمَعَهُمَا فُسْتُقٌ، الْبَبَّغَاءُ الَّذِي يَعْرِفُ كَلِمَةً مِنْ كُلِّ لُغَةٍ، وَهِيَ دَائِمًا الْكَلِمَةُ الْخَطَأُ. بَقَرَةٌ وَجَمَلٌ وَقِرْدٌ وَحُوتٌ، كُلُّهُمْ يَسْأَلُونَ: «لِمَنِ الْكَعْكَةُ؟» لِجَدَّةٍ؟ إِذَنْ خُذَا مَرَّتَيْنِ!',
};
