import type { PointedText } from '../../../picture-book';
import { pointed as one } from '../picture/pointed.ar';

export const pointed: PointedText = {
  characters: {
    son: { usual: { mainForm: 'سَلِيمٍ' }, substitute: { mainForm: 'وَلِيدٍ' }, spares: [{ mainForm: 'كَرِيمٍ' }] },
    neighbour: { usual: { mainForm: 'بَشِيرٌ' }, substitute: { mainForm: 'مُنِيرٌ' }, spares: [{ mainForm: 'نَبِيلٌ' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      announce:
        '{gender, select, boy {قَالَ} girl {قَالَتْ}} {name} وَ{second} لِلْقِطَّةِ: «غَدًا نَصُومُ. صَوْمَ الْعُصْفُورَةِ، مِنَ السَّحُورِ حَتَّى الظُّهْرِ.»',
    },
    s02: {
      ...one.spreads.s02,
      eyes: 'قَامَتْ عَيْنُ {name} الْأُولَى. أَمَّا عَيْنَا {second} فَبَقِيَتَا فِي السَّرِيرِ.',
      drink: 'قَالَتِ الْجَدَّةُ: «اشْرَبَا! كَأْسٌ لِكُلٍّ مِنْكُمَا، وَكَأْسٌ عَنِ الْعُصْفُورَةِ. الظُّهْرُ بَعِيدٌ عَلَى جَنَاحَيْنِ صَغِيرَيْنِ.»',
    },
    s03: {
      ...one.spreads.s03,
      growl:
        'قَرْقَرَ بَطْنُ {name}، {secondGender, select, boy {فَقَالَ لَهُ} girl {فَقَالَتْ لَهُ}} {second}: «هُسّ! {pair, select, girls {نَحْنُ صَائِمَتَانِ} boys {نَحْنُ صَائِمَانِ} mixed {نَحْنُ صَائِمَانِ}}.»',
      done: '{secondGender, select, boy {هَمَسَ} girl {هَمَسَتْ}} {second} لِلْعُصْفُورَةِ: «وَصَلْنَا!»',
    },
    s04: {
      ...one.spreads.s04,
      ask: '{secondGender, select, boy {سَأَلَ} girl {سَأَلَتْ}} {second}: «وَهَلْ يَرْجِعُ الصَّحْنَانِ؟»',
    },
    s05: {
      ...one.spreads.s05,
      hush: '{secondGender, select, boy {هَمَسَ} girl {هَمَسَتْ}} {second} لِلْقَطَائِفِ: «لَا تَقْفِزِي. كِدْنَا نَصِلُ.»',
    },
    s08: {
      ...one.spreads.s08,
      thanks: 'قَالَ: «شُكْرًا يَا {name} وَيَا {second}. شُكْرًا يَا قَطَائِفُ.» ثُمَّ نَظَرَ إِلَى الصَّحْنِ.',
    },
    s09: {
      ...one.spreads.s09,
      think:
        '{gender, select, boy {فَكَّرَ} girl {فَكَّرَتْ}} {name} وَ{second} بِسُرْعَةِ عُصْفُورَتَيْنِ، {pair, select, girls {وَقَالَتَا:} boys {وَقَالَا:} mixed {وَقَالَا:}}',
    },
    s10: {
      ...one.spreads.s10,
      hurry: '{secondGender, select, boy {صَاحَ} girl {صَاحَتْ}} {second}: «أَسْرِعْ يَا عَمِّي! الْمِدْفَعُ!»',
      mine: '{gender, select, boy {قَالَ} girl {قَالَتْ}} {name}: «أَمَّا رُكَبُنَا فَأَفْطَرَتْ عِنْدَ الظُّهْرِ!»',
    },
    s11: {
      ...one.spreads.s11,
      full: '{gender, select, boy {قَالَ} girl {قَالَتْ}} {name} وَ{second}: «لَا. مَلْآنَ.»',
    },
    s12: {
      ...one.spreads.s12,
      wait: '{secondGender, select, boy {صَاحَ {second}: «لَا تَذْهَبْ!»} girl {صَاحَتْ {second}: «لَا تَذْهَبْ!»}} {gender, select, boy {وَرَكَضَ {name} يُحْضِرُ الْمَعْمُولَ.} girl {وَرَكَضَتْ {name} تُحْضِرُ الْمَعْمُولَ.}}',
    },
  },
  closing: 'كُلُّ عَامٍ وَأَنْتُمَا بِخَيْرٍ، يَا {name} وَيَا {second}. وَإِذَا دَقَّ بَابَكُمَا صَحْنٌ، فَافْتَحَا بِسُرْعَةٍ: الْقَطَائِفُ تَبْرُدُ.',
  blurb:
    '{gender, select, boy {غَدًا يَصُومُ} girl {غَدًا تَصُومُ}} {name} وَ{second} صَوْمَ الْعُصْفُورَةِ، مِنَ السَّحُورِ حَتَّى الظُّهْرِ. هُوَ صَغِيرٌ، لٰكِنَّهُ كَامِلٌ. وَبَعْدَ الْعَصْرِ تُرْسِلُ الْجَدَّةُ صَحْنَيْنِ مِنَ الْقَطَائِفِ إِلَى الْجِيرَانِ. صَحْنٌ يَرْجِعُ بِالتَّمْرِ. وَصَحْنٌ يَصِلُ إِلَى بَابِ جَارٍ لَيْسَ عِنْدَهُ شَيْءٌ. وَلَا صَحْنَ يَرْجِعُ إِلَى بَيْتِهِ فَارِغًا.',
};
