import type { PointedText } from '../../../picture-book';
import { pointed as one } from '../picture/pointed.he';

export const pointed: PointedText = {
  characters: {
    picker: { usual: { mainForm: 'אֲמָאנִי' }, substitute: { mainForm: 'זוּרִי' }, spares: [{ mainForm: 'נָאלָה' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      plan: '״בִּשְׁבִיל עוּגָה כָּזֹאת״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name}, ״צָרִיךְ אֶת כָּל הָעוֹלָם.״\n״אָז נָבִיא אוֹתוֹ״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}.',
    },
    s02: {
      ...one.spreads.s02,
      up: 'הַכַּדּוּר הַפּוֹרֵחַ עָלָה וְעָלָה. {name} וְ{second} הֶחֱזִיקוּ חָזָק. הָעִיר נֶעֶשְׂתָה פֵּרוּר.',
    },
    s03: { ...one.spreads.s03, answer: '״לְסַבְתָּא״, {secondGender, select, boy {עָנָה} girl {עָנְתָה}} {second}.' },
    s06: {
      ...one.spreads.s06,
      glad: '״חוֹגְגִים שֶׁ{relative} נוֹלְדָה״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}. ״כָּל שָׁנָה.״',
    },
    s07: {
      ...one.spreads.s07,
      melt: '״וְהוּא לֹא יִמַּס?״ {secondGender, select, boy {לָחַשׁ} girl {לָחֲשָׁה}} {second}.',
      shadow: '״קְחוּ אֶת הַצֵּל שֶׁלִּי, הוּא קַר מְאֹד. רַק תַּחֲזִירוּ. אֵין לִי אַחֵר.״',
    },
    s08: { ...one.spreads.s08, answer: '״לְסַבְתָּא״, אָמְרוּ {name} וְ{second}, וּכְבָר יָדְעוּ מַה יִּקְרֶה.' },
    s09: {
      ...one.spreads.s09,
      open: '{secondGender, select, boy {{second} הִנְהֵן.} girl {{second} הִנְהֲנָה.}} {gender, select, boy {{name} פָּתַח} girl {{name} פָּתְחָה}} אֶת הַיָּד.',
    },
    s10: {
      ...one.spreads.s10,
      tear: 'דִּמְעָה נָפְלָה פְּנִימָה. ״מֶלַח כְּבָר יֵשׁ״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}, וְ{name} {gender, select, boy {עִרְבֵּב} girl {עִרְבְּבָה}}.',
    },
    s11: {
      ...one.spreads.s11,
      confess: '״זָרַקְנוּ אֶת הַמַּתְכּוֹן״, אָמְרוּ {name} וְ{second} בְּשֶׁקֶט. ״מֵהַשָּׁמַיִם.״',
      laugh:
        '״סוֹף סוֹף!״ צָחֲקָה {relative}. ״עוֹד {pair, select, girls {שְׁתַּיִם שֶׁאוֹפוֹת} boys {שְׁנַיִם שֶׁאוֹפִים} mixed {שְׁנַיִם שֶׁאוֹפִים}} כָּמוֹנִי!״',
    },
    s12: { ...one.spreads.s12, slice: '״הַפְּרוּסָה הַזֹּאת לְ{relative}״, אָמְרוּ {name} וְ{second}.' },
  },
  closing:
    '{name} וְ{second}, נִשְׁאֲרָה פְּרוּסָה אַחַת. לְמִי הִיא? אִם הִיא {pair, select, girls {לִשְׁתֵּיכֶן} boys {לִשְׁנֵיכֶם} mixed {לִשְׁנֵיכֶם}}, אָז פַּעֲמַיִם!',
  blurb:
    'מָחָר לְסַבְתָּא יֵשׁ יוֹם הֻלֶּדֶת, וּבַבַּיִת יֵשׁ רַק בֵּיצָה אַחַת. אָז {name} וְ{second} {pair, select, girls {יוֹצְאוֹת} boys {יוֹצְאִים} mixed {יוֹצְאִים}} בְּכַדּוּר פּוֹרֵחַ עִם תֻּכִּי שֶׁתָּמִיד אוֹמֵר אֶת הַמִּלָּה הַלֹּא נְכוֹנָה, לְהָבִיא חָלָב מֵהָעֵמֶק, תְּמָרִים מֵהַמִּדְבָּר וּמֶלַח מֵהַלִּוְיָתָן. כֻּלָּם שׁוֹאֲלִים לְמִי הָעוּגָה, וְאָז כֻּלָּם אוֹמְרִים אוֹתוֹ דָּבָר: לְסַבְתָּא? אָז פַּעֲמַיִם!',
};
