import type { PointedText } from '../../../picture-book';
import { pointed as two } from '../pair/pointed.he';

export const pointed: PointedText = {
  characters: {
    cyclist: {
      usual: { mainForm: 'יוֹנָתָן' },
      substitute: { mainForm: 'עִידוֹ' },
      spares: [{ mainForm: 'אוֹרֶן' }, { mainForm: 'נִיר' }],
    },
  },
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      case: '{gender, select, boy {״תַּעֲלוּמָה״, אָמַר הַבַּלָּשׁ {name}.} girl {״תַּעֲלוּמָה״, אָמְרָה הַבַּלָּשִׁית {name}.}}\n{secondGender, select, boy {{second} פָּתַח פִּנְקָס,} girl {{second} פָּתְחָה פִּנְקָס,}} {thirdGender, select, boy {וְ{third} הִקְשִׁיב.} girl {וְ{third} הִקְשִׁיבָה.}}\n{relative}, {relativeGender, select, boy {הָעוֹזֵר, קִוָּה} girl {הָעוֹזֶרֶת, קִוְּתָה}} שֶׁמְּדֻבָּר בְּנַקְנִיקִיּוֹת.',
    },
    s04: {
      ...two.spreads.s04,
      market: 'צִלְצוּל, בְּאֶמְצַע הַשּׁוּק!\n״אֵיפֹה הָיִיתָ בַּלַּיְלָה?״ {gender, select, boy {שָׁאַל} girl {שָׁאֲלָה}} {name}.',
    },
    s05: {
      ...two.spreads.s05,
      rule: '{all, select, girls {כְּלָל רְבִיעִי: בַּלָּשִׁיּוֹת לֹא נִרְדָּמוֹת.} boys {כְּלָל רְבִיעִי: בַּלָּשִׁים לֹא נִרְדָּמִים.} mixed {כְּלָל רְבִיעִי: בַּלָּשִׁים לֹא נִרְדָּמִים.}}',
      snore:
        'חְרְרר… פִיייי… חְרְרר… דִּוְּחוּ {relative} וְ{second}.\n״שְׁשְׁשׁ!״ {thirdGender, select, boy {אָמַר} girl {אָמְרָה}} {third}.',
    },
    s06: {
      ...two.spreads.s06,
      suitcase:
        '{relative} {relativeGender, select, boy {נָהַם} girl {נָהֲמָה}} עַל מִזְוָדָה.\n״לֹא עַכְשָׁו, {relative}״, {thirdGender, select, boy {לָחַשׁ {third}. ״אֲנִי מַקְשִׁיב.״} girl {לָחֲשָׁה {third}. ״אֲנִי מַקְשִׁיבָה.״}}',
    },
    s07: {
      ...two.spreads.s07,
      legs: '{name}, {second}, {third} וְ{relative}\nהָלְכוּ כָּל כָּךְ צָמוּד,\nשֶׁבְּיַחַד הָיוּ {all, select, girls {{relativeGender, select, boy {לָהֶם} girl {לָהֶן}}} boys {לָהֶם} mixed {לָהֶם}}\nעֶשֶׂר רַגְלַיִם.',
      rule: 'אֵין כְּלָל שֶׁאוֹסֵר עַל {all, select, girls {בַּלָּשִׁיּוֹת} boys {בַּלָּשִׁים} mixed {בַּלָּשִׁים}}\nלָלֶכֶת הַבַּיְתָה.\n{secondGender, select, boy {{second} בָּדַק.} girl {{second} בָּדְקָה.}}',
    },
    s09: { ...two.spreads.s09, her: '״הֵם בִּשְׁבִילָהּ״, אָמַר הַדְּבִיבוֹן לְ{third}.' },
    s11: {
      ...two.spreads.s11,
      shut: '{gender, select, boy {״לַעֲצֹם עֵינַיִם״, אָמַר {name} לְכָל הָעִיר.} girl {״לַעֲצֹם עֵינַיִם״, אָמְרָה {name} לְכָל הָעִיר.}}\n״וְלֹא לְהָצִיץ״, {secondGender, select, boy {הוֹסִיף} girl {הוֹסִיפָה}} {second}.\n״רַק לְהַקְשִׁיב״, {thirdGender, select, boy {אָמַר} girl {אָמְרָה}} {third}.',
    },
  },
  closing:
    'שְׁשְׁשׁ, {name}, {second} וְ{third}. {all, select, girls {עִצְמוּ עֵינַיִם. מָה אַתֶּן שׁוֹמְעוֹת?} boys {עִצְמוּ עֵינַיִם. מָה אַתֶּם שׁוֹמְעִים?} mixed {עִצְמוּ עֵינַיִם. מָה אַתֶּם שׁוֹמְעִים?}}',
  blurb:
    'בְּבֹקֶר אֶחָד הָעִיר לֹא צִלְצְלָה. מִישֶׁהוּ לָקַח אֶת כָּל הַפַּעֲמוֹנִים, וְהִשְׁאִיר שַׂעֲרָה אֲפֹרָה, טְבִיעָה שֶׁל יָד קְטַנָּה וּ״סְלִיחָה״. {all, select, girls {הַבַּלָּשִׁיּוֹת {name}, {second} וְ{third} יוֹצְאוֹת} boys {הַבַּלָּשִׁים {name}, {second} וְ{third} יוֹצְאִים} mixed {הַבַּלָּשִׁים {name}, {second} וְ{third} יוֹצְאִים}} לַדֶּרֶךְ עִם זְכוּכִית מַגְדֶּלֶת, עִם {relativeGender, select, boy {עוֹזֵר שֶׁמְּחַפֵּשׂ} girl {עוֹזֶרֶת שֶׁמְּחַפֶּשֶׂת}} נַקְנִיקִיּוֹת וְעִם חֲמִשָּׁה כְּלָלִים. הַכְּלָל הַשִּׁשִּׁי עוֹד לֹא כָּתוּב. כִּי לִפְעָמִים מוֹצְאִים אֶת הַגַּנָּב, וְרַק אָז מַתְחִילָה הַשְּׁאֵלָה.',
};
