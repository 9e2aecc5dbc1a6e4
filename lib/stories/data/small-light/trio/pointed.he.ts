import type { PointedText } from '../../../picture-book';
import { pointed as two } from '../pair/pointed.he';

export const pointed: PointedText = {
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      story:
        '{name}, {second} וְ{third} הִשְׁאִירוּ מְנוֹרָה דּוֹלֶקֶת, כְּדֵי שֶׁהַחֹשֶׁךְ יִשָּׁאֵר בַּחוּץ.\n״שָׁלוֹשׁ דְּפִיקוֹת״, {thirdGender, select, boy {סָפַר} girl {סָפְרָה}} {third}.\nאֲבָל הַחֹשֶׁךְ לֹא דּוֹפֵק.',
    },
    s03: {
      ...two.spreads.s03,
      home: '״אֲנַחְנוּ {all, select, girls {לוֹקְחוֹת} boys {לוֹקְחִים} mixed {לוֹקְחִים}} אוֹתָךְ הַבַּיְתָה״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name} מַהֵר, לִפְנֵי שֶׁמִּישֶׁהוּ יִתְחָרֵט.',
      gate: '״אִיייי!״ חָרַק הַשַּׁעַר.\n״גַּם אֲנַחְנוּ {all, select, girls {מְפַחֲדוֹת} boys {מְפַחֲדִים} mixed {מְפַחֲדִים}}״, {secondGender, select, boy {לָחַשׁ} girl {לָחֲשָׁה}} לוֹ {second}.',
    },
    s04: {
      ...two.spreads.s04,
      tall: 'הָעֵצִים הָיוּ גְּבוֹהִים מְאֹד.\n{name}, {second} וְ{third} קְצָת פָּחוֹת.',
      ask: '״אֵיךְ עוֹבְרִים כָּל כָּךְ הַרְבֵּה חֹשֶׁךְ?״ {secondGender, select, boy {שָׁאַל} girl {שָׁאֲלָה}} {second}.\n״לְאַט־לְאַט״, {thirdGender, select, boy {אָמַר} girl {אָמְרָה}} {third}. ״אֲנִי אֶסְפֹּר.״',
    },
    s05: { ...two.spreads.s05, heroYell: '״אָאָאָה!״ צָעֲקוּ {name}, {second} וְ{third}.' },
    s06: {
      ...two.spreads.s06,
      talk: '״חָשַׁבְתִּי {all, select, girls {שֶׁאַתֶּן} boys {שֶׁאַתֶּם} mixed {שֶׁאַתֶּם}} הַחֹשֶׁךְ״, אָמַר הַשּׁוּעָלוֹן.\n״וַאֲנַחְנוּ חָשַׁבְנוּ שֶׁאַתָּה הַחֹשֶׁךְ״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}. ״בּוֹא נְפַחֵד בְּיַחַד.״\n״חֲמִשָּׁה מְפַחֲדִים״, {thirdGender, select, boy {סָפַר} girl {סָפְרָה}} {third}.',
    },
    s10: {
      ...two.spreads.s10,
      plenty:
        '״אוֹר אֶחָד״, {thirdGender, select, boy {סָפַר} girl {סָפְרָה}} {third}.\n״זֶה מַסְפִּיק לָנוּ״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}.',
      stars: 'וּפִתְאוֹם הַחֹשֶׁךְ הִתְמַלֵּא כּוֹכָבִים.\n{third} {thirdGender, select, boy {הִפְסִיק} girl {הִפְסִיקָה}} לִסְפֹּר.',
    },
  },
  closing:
    '{name} וְ{second} זָזוּ הַצִּדָּה\nוּפִנּוּ לַחֹשֶׁךְ מָקוֹם בַּמִּטָּה.\n״אַרְבָּעָה״, {thirdGender, select, boy {סָפַר} girl {סָפְרָה}} {third}.\nוְעַל אֶדֶן הַחַלּוֹן נִשְׁאַר דּוֹלֵק אוֹר אֶחָד קָטָן.',
  blurb:
    'בְּאֶמְצַע הַלַּיְלָה גַּחְלִילִית שֶׁהָלְכָה לְאִבּוּד דּוֹפֶקֶת עַל הַחַלּוֹן שֶׁל {name}, {second} וְ{third}. הַמִּשְׁפָּחָה שֶׁלָּהּ מְאִירָה בַּצַּד הַשֵּׁנִי שֶׁל הַיַּעַר, וּבַדֶּרֶךְ לְשָׁם יֵשׁ חֹשֶׁךְ. הֲמוֹן חֹשֶׁךְ. וּ{all, select, girls {שְׁלָשְׁתָּן בִּכְלָל לֹא אוֹהֲבוֹת} boys {שְׁלָשְׁתָּם בִּכְלָל לֹא אוֹהֲבִים} mixed {שְׁלָשְׁתָּם בִּכְלָל לֹא אוֹהֲבִים}} חֹשֶׁךְ. אֲבָל אוֹר קָטָן מְבַקֵּשׁ עֶזְרָה, וְיֵשׁ רַק דֶּרֶךְ אַחַת לַעֲבֹר יַעַר בַּלַּיְלָה: צַעַד קָטָן. וְעוֹד אֶחָד.',
};
