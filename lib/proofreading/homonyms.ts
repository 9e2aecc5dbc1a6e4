import type { Language } from '@/lib/markets';

const words = (list: string): readonly string[] => list.split(' ');

/** Names that are also ordinary words: in lower case, or in scripts without capitals, the text may mean the word. */
export const HOMONYMS: Readonly<Record<Language, readonly string[]>> = {
  he: words(
    'טל גל רון ניר שחר שקד אלון ארז אלה בר ברק נטע אגם כרמל גפן רז רותם הדס אביב אורי עדי יובל תמר יעל שירה ענבר עמית אופק גיא תום עידו עמר דני דבורה',
  ),
  ar: words('نور ملك جميل أمير أميرة ريم زهرة سما جود علي هدى منى كريم سعاد ليث غزل نغم ناصر خليل لين سلمى فارس'),
  en: words(
    'rose mark robin lily ivy grace hope joy will may april june daisy violet ruby pearl amber hunter bill jack art dawn faith river sky ray sunny summer autumn honey olive iris poppy willow jasmine drew pat rob sue bob gene frank max nick chase miles wade grant pierce brook clay dale glen heath reed rich stone star penny ginger hazel fern holly heather rusty sandy sonny teddy buddy duke earl king prince dean guy jean carol sally tom dick harry',
  ),
  ru: words('лев вера надежда любовь роза слава роман мир марта майя яна лада злата ева рада света'),
};
