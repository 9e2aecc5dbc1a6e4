import type { PointedText } from '../../../picture-book';
import { pointed as one } from '../picture/pointed.he';

export const pointed: PointedText = {
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      hero: '״לְדַבֵּר {gender, select, boy {אֲנִי יוֹדֵעַ״, אָמַר} girl {אֲנִי יוֹדַעַת״, אָמְרָה}} {name}.\n״אָז נֶאֱרֹז כָּרִיךְ״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}.',
    },
    s02: {
      ...one.spreads.s02,
      sword: '״אֵיפֹה הַחֲרָבוֹת?״ שָׁאַל הַמֶּלֶךְ.',
      sandwich: '״יֵשׁ לָנוּ כָּרִיךְ״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name}.',
      with: '״לֹא. עִם דְּרָקוֹן. וְעִם מְלָפְפוֹן חָמוּץ״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}.',
      half: 'הַמֶּלֶךְ בָּלַע רֹק. ״חֲצִי מַמְלָכָה, אִם תַּחְזְרוּ.״',
      which:
        '״כְּשֶׁנַּחֲזֹר״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name}.\n״וְאֵיזֶה חֲצִי?״ {secondGender, select, boy {שָׁאַל} girl {שָׁאֲלָה}} {second}.',
    },
    s03: {
      ...one.spreads.s03,
      up: '{name} וְ{second} עָלוּ. גַּם עֵז אַחַת עָלְתָה, לִבְדֹּק אִם דְּרָקוֹן זֶה אֹכֶל.',
    },
    s04: {
      ...one.spreads.s04,
      sword: '״וְאֵיפֹה הַחֲרָבוֹת {pair, select, girls {שֶׁלָּכֶן} boys {שֶׁלָּכֶם} mixed {שֶׁלָּכֶם}}?״',
      sandwich: '״יֵשׁ לָנוּ כָּרִיךְ״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name}.',
    },
    s05: {
      ...one.spreads.s05,
      count:
        '{gender, select, boy {{name} נִפַּח לְחָיַיִם, כְּדֵי לַעֲזֹר.} girl {{name} נִפְּחָה לְחָיַיִם, כְּדֵי לַעֲזֹר.}} {secondGender, select, boy {{second} סָפַר.} girl {{second} סָפְרָה.}}',
    },
    s06: {
      ...one.spreads.s06,
      pail: '{second} {secondGender, select, boy {שָׁמַר} girl {שָׁמְרָה}} בַּצַּד דְּלִי אֶחָד.',
    },
    s07: {
      ...one.spreads.s07,
      again:
        '{name} {gender, select, boy {הִבְהִיל} girl {הִבְהִילָה}} עוֹד פַּעַם, וְ{second} {secondGender, select, boy {עָשָׂה} girl {עָשְׂתָה}} פַּרְצוּף.',
    },
    s08: {
      ...one.spreads.s08,
      half: '{name} {gender, select, boy {חָצָה} girl {חָצְתָה}} אֶת הַכָּרִיךְ. {second} {secondGender, select, boy {חָצָה} girl {חָצְתָה}} חֲצִי, וַחֲצִי שָׁלֵם לַדְּרָקוֹן. אַף פַּעַם לֹא נָתְנוּ לוֹ חֲצִי שֶׁל מַשֶּׁהוּ.',
      ask: '״מִמָּה אַתָּה מְפַחֵד?״ {secondGender, select, boy {שָׁאַל} girl {שָׁאֲלָה}} {second}.',
    },
    s09: { ...one.spreads.s09, hush: '{name} וְ{second} לֹא אָמְרוּ כְּלוּם.' },
    s10: {
      ...one.spreads.s10,
      come: '״נָבוֹא בִּימֵי שְׁלִישִׁי״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name}.',
      you: '״בִּגְלָלְךָ״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}.',
    },
    s11: { ...one.spreads.s11, dragon: '״הַחֲצִי שֶׁיֵּשׁ בּוֹ דְּרָקוֹן״, אָמְרוּ {name} וְ{second}.' },
    s12: {
      ...one.spreads.s12,
      ready: '״{pair, select, girls {מוּכָנוֹת} boys {מוּכָנִים} mixed {מוּכָנִים}}, {name} וְ{second}?״ שׁוֹאֵל הַדְּרָקוֹן.',
    },
  },
  closing:
    'לַיְלָה טוֹב, {name} וְ{second}. אִם יָבוֹא {pair, select, girls {לָכֶן} boys {לָכֶם} mixed {לָכֶם}} פִּתְאוֹם הִיק, אַל דְּאָגָה: זֶה מִישֶׁהוּ מֵהָהָר שֶׁמִּתְגַּעְגֵּעַ.',
  blurb:
    'לַדְּרָקוֹן יֵשׁ שִׁהוּק, וּבְכָל הִיק הוֹלֵךְ מַשֶּׁהוּ: הַכְּבִיסָה, הַשֶּׁלֶט, הַשָּׂפָם שֶׁל הַשּׁוֹטֵר. הַמֶּלֶךְ מַבְטִיחַ חֲצִי מַמְלָכָה, הָאַבִּירִים יוֹרְדִים מֵהָהָר מַהֵר מְאוֹד, וְרַק {name} וְ{second} בַּדֶּרֶךְ לְמַעְלָה, בְּלִי חֶרֶב, עִם כָּרִיךְ אֶחָד. כֻּלָּם יוֹדְעִים שֶׁכְּדֵי לַעֲצֹר שִׁהוּק צָרִיךְ לְהַבְהִיל. אֲבָל מִמָּה, בְּעֶצֶם, מְפַחֵד דְּרָקוֹן?',
};
