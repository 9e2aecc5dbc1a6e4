import type { PointedText } from '../../../picture-book';
import { pointed as two } from '../pair/pointed.he';

export const pointed: PointedText = {
  ...two,
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      hero: '״לְדַבֵּר {gender, select, boy {אֲנִי יוֹדֵעַ״, אָמַר} girl {אֲנִי יוֹדַעַת״, אָמְרָה}} {name}.\n״נֶאֱרֹז כָּרִיךְ״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}.\n״וּמַפִּית״, {thirdGender, select, boy {אָמַר} girl {אָמְרָה}} {third}.',
    },
    s02: {
      ...two.spreads.s02,
      with: '״לֹא. עִם דְּרָקוֹן״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}.\n״וְעִם מַפִּית״, {thirdGender, select, boy {אָמַר} girl {אָמְרָה}} {third}.',
    },
    s03: {
      ...two.spreads.s03,
      up: '{name}, {second} וְ{third} עָלוּ. גַּם עֵז אַחַת עָלְתָה, לִבְדֹּק אִם דְּרָקוֹן זֶה אֹכֶל.',
    },
    s04: {
      ...two.spreads.s04,
      sword: '״וְאֵיפֹה הַחֲרָבוֹת {all, select, girls {שֶׁלָּכֶן} boys {שֶׁלָּכֶם} mixed {שֶׁלָּכֶם}}?״',
      sandwich:
        '״יֵשׁ לָנוּ כָּרִיךְ״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name}.\n״וּמַפִּית״, {thirdGender, select, boy {אָמַר} girl {אָמְרָה}} {third}.',
    },
    s05: {
      ...two.spreads.s05,
      count:
        '{name} {gender, select, boy {נִפַּח} girl {נִפְּחָה}} לְחָיַיִם. {second} {secondGender, select, boy {סָפַר} girl {סָפְרָה}}. {third} {thirdGender, select, boy {הִתְכּוֹפֵף} girl {הִתְכּוֹפְפָה}}.',
    },
    s06: { ...two.spreads.s06, pail: '{second} וְ{third} שָׁמְרוּ בַּצַּד דְּלִי אֶחָד.' },
    s07: {
      ...two.spreads.s07,
      again:
        '{name} {gender, select, boy {הִבְהִיל} girl {הִבְהִילָה}} עוֹד פַּעַם, {second} {secondGender, select, boy {עָשָׂה} girl {עָשְׂתָה}} פַּרְצוּף, וְ{third} {thirdGender, select, boy {שָׁלַף} girl {שָׁלְפָה}} צִפָּרְנַיִם.',
    },
    s08: {
      ...two.spreads.s08,
      half: '{name} {gender, select, boy {חָצָה} girl {חָצְתָה}} אֶת הַכָּרִיךְ. אַף פַּעַם לֹא נָתְנוּ לַדְּרָקוֹן חֲצִי. {third} {thirdGender, select, boy {קָשַׁר} girl {קָשְׁרָה}} לוֹ מַפִּית, וְ{second} {secondGender, select, boy {חִלֵּק} girl {חִלְּקָה}} אֶת הַשְּׁאָר.',
    },
    s09: {
      ...two.spreads.s09,
      hush: '{third} {thirdGender, select, boy {הִתְקָרֵב} girl {הִתְקָרְבָה}} קְצָת. אַף אֶחָד לֹא אָמַר כְּלוּם.',
    },
    s10: { ...two.spreads.s10, you: '״בִּגְלָלְךָ״, {thirdGender, select, boy {אָמַר} girl {אָמְרָה}} {third}.' },
    s11: {
      ...two.spreads.s11,
      dragon: '״הַחֲצִי שֶׁיֵּשׁ בּוֹ דְּרָקוֹן״, אָמְרוּ {all, select, girls {שְׁלָשְׁתָּן} boys {שְׁלָשְׁתָּם} mixed {שְׁלָשְׁתָּם}}.',
    },
    s12: {
      ...two.spreads.s12,
      ready: '״{all, select, girls {מוּכָנוֹת} boys {מוּכָנִים} mixed {מוּכָנִים}}, {name}, {second} וְ{third}?״ שׁוֹאֵל הַדְּרָקוֹן.',
    },
  },
  closing:
    'לַיְלָה טוֹב, {name}, {second} וְ{third}. אִם יָבוֹא {all, select, girls {לָכֶן} boys {לָכֶם} mixed {לָכֶם}} פִּתְאוֹם הִיק, אַל דְּאָגָה: זֶה מִישֶׁהוּ מֵהָהָר שֶׁמִּתְגַּעְגֵּעַ.',
  blurb:
    'לַדְּרָקוֹן יֵשׁ שִׁהוּק, וּבְכָל הִיק הוֹלֵךְ מַשֶּׁהוּ: הַכְּבִיסָה, הַשֶּׁלֶט, הַשָּׂפָם שֶׁל הַשּׁוֹטֵר. הַמֶּלֶךְ מַבְטִיחַ חֲצִי מַמְלָכָה, הָאַבִּירִים יוֹרְדִים מֵהָהָר מַהֵר מְאוֹד, וְרַק {name}, {second} וְ{third} בַּדֶּרֶךְ לְמַעְלָה, בְּלִי חֶרֶב, עִם כָּרִיךְ אֶחָד וּמַפִּית. כֻּלָּם יוֹדְעִים שֶׁכְּדֵי לַעֲצֹר שִׁהוּק צָרִיךְ לְהַבְהִיל. אֲבָל מִמָּה, בְּעֶצֶם, מְפַחֵד דְּרָקוֹן?',
};
