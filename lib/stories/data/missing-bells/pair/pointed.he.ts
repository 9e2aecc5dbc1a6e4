import type { PointedText } from '../../../picture-book';
import { pointed as one } from '../picture/pointed.he';

export const pointed: PointedText = {
  characters: {
    cyclist: { usual: { mainForm: 'יוֹנָתָן' }, substitute: { mainForm: 'עִידוֹ' }, spares: [{ mainForm: 'אוֹרֶן' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      case: '{gender, select, boy {״תַּעֲלוּמָה״, אָמַר הַבַּלָּשׁ {name}.} girl {״תַּעֲלוּמָה״, אָמְרָה הַבַּלָּשִׁית {name}.}}\n{secondGender, select, boy {הַבַּלָּשׁ {second} פָּתַח פִּנְקָס.} girl {הַבַּלָּשִׁית {second} פָּתְחָה פִּנְקָס.}}\n{relative}, {relativeGender, select, boy {הָעוֹזֵר, קִוָּה} girl {הָעוֹזֶרֶת, קִוְּתָה}} שֶׁמְּדֻבָּר בְּנַקְנִיקִיּוֹת.',
    },
    s02: {
      ...one.spreads.s02,
      talk: '״לְמִי יֵשׁ שֵׂעָר אָפֹר?״ {gender, select, boy {שָׁאַל} girl {שָׁאֲלָה}} {name}.\n״לְסַבְתָּא שֶׁלִּי״, אָמַר {cyclist}.\n״וְהִיא חוֹטֶפֶת דְּבָרִים?״ {secondGender, select, boy {שָׁאַל} girl {שָׁאֲלָה}} {second}.\n״רַק תְּנוּמוֹת.״',
    },
    s05: {
      ...one.spreads.s05,
      rule: '{pair, select, girls {כְּלָל רְבִיעִי: בַּלָּשִׁיּוֹת לֹא נִרְדָּמוֹת.} boys {כְּלָל רְבִיעִי: בַּלָּשִׁים לֹא נִרְדָּמִים.} mixed {כְּלָל רְבִיעִי: בַּלָּשִׁים לֹא נִרְדָּמִים.}}',
      snore: 'חְרְרר… פִיייי… חְרְרר… דִּוְּחוּ {relative} וְ{second}.',
    },
    s07: {
      ...one.spreads.s07,
      legs: '{name}, {second} וְ{relative}\nהָלְכוּ כָּל כָּךְ צָמוּד,\nשֶׁבְּיַחַד הָיוּ {pair, select, girls {{relativeGender, select, boy {לָהֶם} girl {לָהֶן}}} boys {לָהֶם} mixed {לָהֶם}}\nשְׁמוֹנֶה רַגְלַיִם.',
      rule: 'אֵין כְּלָל שֶׁאוֹסֵר עַל {pair, select, girls {בַּלָּשִׁיּוֹת} boys {בַּלָּשִׁים} mixed {בַּלָּשִׁים}}\nלָלֶכֶת הַבַּיְתָה.\n{secondGender, select, boy {{second} בָּדַק.} girl {{second} בָּדְקָה.}}',
    },
    s09: { ...one.spreads.s09, her: '״הֵם בִּשְׁבִילָהּ״, אָמַר הַדְּבִיבוֹן לְ{name} וּלְ{second}.' },
    s10: {
      ...one.spreads.s10,
      six: 'חַיָּב לִהְיוֹת כְּלָל שִׁשִּׁי, {gender, select, boy {חָשַׁב} girl {חָשְׁבָה}} {name}.\n{secondGender, select, boy {{second} תָּלָה כַּרְטִיס רֵיק.} girl {{second} תָּלְתָה כַּרְטִיס רֵיק.}}',
    },
    s11: {
      ...one.spreads.s11,
      shut: '{gender, select, boy {״לַעֲצֹם עֵינַיִם״, אָמַר {name} לְכָל הָעִיר.} girl {״לַעֲצֹם עֵינַיִם״, אָמְרָה {name} לְכָל הָעִיר.}}\n״וְלֹא לְהָצִיץ״, {secondGender, select, boy {הוֹסִיף} girl {הוֹסִיפָה}} {second}.',
    },
  },
  closing:
    'שְׁשְׁשׁ, {name} וְ{second}. {pair, select, girls {עִצְמוּ עֵינַיִם. מָה אַתֶּן שׁוֹמְעוֹת?} boys {עִצְמוּ עֵינַיִם. מָה אַתֶּם שׁוֹמְעִים?} mixed {עִצְמוּ עֵינַיִם. מָה אַתֶּם שׁוֹמְעִים?}}',
  blurb:
    'בְּבֹקֶר אֶחָד הָעִיר לֹא צִלְצְלָה. מִישֶׁהוּ לָקַח אֶת כָּל הַפַּעֲמוֹנִים, וְהִשְׁאִיר שַׂעֲרָה אֲפֹרָה, טְבִיעָה שֶׁל יָד קְטַנָּה וּ״סְלִיחָה״. {pair, select, girls {הַבַּלָּשִׁיּוֹת {name} וְ{second} יוֹצְאוֹת} boys {הַבַּלָּשִׁים {name} וְ{second} יוֹצְאִים} mixed {הַבַּלָּשִׁים {name} וְ{second} יוֹצְאִים}} לַדֶּרֶךְ עִם זְכוּכִית מַגְדֶּלֶת, עִם {relativeGender, select, boy {עוֹזֵר שֶׁמְּחַפֵּשׂ} girl {עוֹזֶרֶת שֶׁמְּחַפֶּשֶׂת}} נַקְנִיקִיּוֹת וְעִם חֲמִשָּׁה כְּלָלִים. הַכְּלָל הַשִּׁשִּׁי עוֹד לֹא כָּתוּב. כִּי לִפְעָמִים מוֹצְאִים אֶת הַגַּנָּב, וְרַק אָז מַתְחִילָה הַשְּׁאֵלָה.',
};
