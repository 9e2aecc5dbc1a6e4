import type { PointedText } from '../../../picture-book';
import { pointed as two } from '../pair/pointed.he';

export const pointed: PointedText = {
  ...two,
  characters: {
    downstairs: {
      usual: { mainForm: 'זַ׳קְלִין' },
      substitute: { mainForm: 'סוּזֶט' },
      spares: [{ mainForm: 'פוֹרְטוּנָה' }, { mainForm: 'קְלָרָה' }],
    },
  },
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      count:
        '״כַּמָּה?״ שָׁאַל הָאוֹפֶה.\n״שְׁמוֹנֶה״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name}. {third} {thirdGender, select, boy {דָּפַק} girl {דָּפְקָה}} עַל הַדֶּלְפֵּק שְׁמוֹנֶה פְּעָמִים.\n״אַחַת לְכָל אֶחָד בַּבַּיִת״, {secondGender, select, boy {הוֹסִיף} girl {הוֹסִיפָה}} {second}.',
    },
    s02: {
      ...two.spreads.s02,
      noses: '״לֹא לָרוּחַ. לֹא לַכֶּלֶב״, {thirdGender, select, boy {הִזְהִיר} girl {הִזְהִירָה}} {third}. שָׁלוֹשׁ לְשׁוֹנוֹת, אֶפֶס לִקּוּקִים.',
    },
    s03: {
      ...two.spreads.s03,
      step: 'וְאָז הִרְגַּשְׁתִּי שְׁלוֹשָׁה לְבָבוֹת קְטַנִּים דּוֹפְקִים בַּכְּנִיסָה: {name}, {second} וְ{third}, {thirdGender, select, boy {שֶׁדָּפַק} girl {שֶׁדָּפְקָה}} גַּם בַּדֶּלֶת.',
    },
    s04: {
      ...two.spreads.s04,
      opening: '{third} {thirdGender, select, boy {דָּפַק} girl {דָּפְקָה}}. בַּקּוֹמָה הָרִאשׁוֹנָה, לַחֹשֶׁךְ הָיוּ נַעֲלֵי בַּיִת.',
    },
    s06: {
      ...two.spreads.s06,
      cave: 'בַּשְּׁלִישִׁית יֵשׁ לִי מְעָרָה. {third} {thirdGender, select, boy {דָּפַק} girl {דָּפְקָה}}. ״רַק דֻּבִּים!״',
      wonder:
        '״מוּזָר״, אָמַר הַדֹּב הַקָּטָן. ״{all, select, girls {נְתַתֶּן לָנוּ, וְלֹא נִגְמַר לָכֶן} boys {נְתַתֶּם לָנוּ, וְלֹא נִגְמַר לָכֶם} mixed {נְתַתֶּם לָנוּ, וְלֹא נִגְמַר לָכֶם}}.״',
    },
    s07: {
      ...two.spreads.s07,
      tune: 'בַּקּוֹמָה הָרְבִיעִית נִגְּנוּ בַּחֹשֶׁךְ. {third} {thirdGender, select, boy {דָּפַק} girl {דָּפְקָה}} בַּקֶּצֶב.',
      notes: 'גַּם הַמַּנְגִּינָה. הִיא לִוְּתָה {all, select, girls {אוֹתָן} boys {אוֹתָם} mixed {אוֹתָם}} עַד לְמַעְלָה.',
    },
    s08: {
      ...two.spreads.s08,
      lick: 'רַק אָז {gender, select, boy {{name} לִקֵּק אֶצְבַּע. אַחֲרָיו} girl {{name} לִקְּקָה אֶצְבַּע. אַחֲרֶיהָ}} {second}. {secondGender, select, boy {וְאַחֲרָיו} girl {וְאַחֲרֶיהָ}} {third}.',
    },
    s09: {
      ...two.spreads.s09,
      ask: '״{all, select, girls {הֲבֵאתֶן} boys {הֲבֵאתֶם} mixed {הֲבֵאתֶם}} שְׁמוֹנֶה?״ שָׁאֲלוּ בַּחֹשֶׁךְ.',
      there: '״הִנֵּה הֵן!״ {thirdGender, select, boy {קָרָא} girl {קָרְאָה}} {third}.',
    },
    s10: {
      ...two.spreads.s10,
      door: '(לְמִישֶׁהוּ הָיוּ יָדַיִם מְלֵאוֹת.) ״הַפַּעַם דּוֹפְקִים אֶצְלֵנוּ!״ {thirdGender, select, boy {קָרָא {third} וּפָתַח} girl {קָרְאָה {third} וּפָתְחָה}}: כָּל הַמַּדְרֵגוֹת שֶׁלִּי בָּאוּ.',
    },
    s12: {
      ...two.spreads.s12,
      know: '״עַכְשָׁו {gender, select, boy {אֲנִי יוֹדֵעַ} girl {אֲנִי יוֹדַעַת}}״, {gender, select, boy {מִלְמֵל} girl {מִלְמְלָה}} {name}. ״עַל חֶשְׁבּוֹן הַבַּיִת, זֶה כְּשֶׁכָּל הַבַּיִת בָּא.״ {second} {secondGender, select, boy {חָלַם} girl {חָלְמָה}}. {third} {thirdGender, select, boy {דָּפַק} girl {דָּפְקָה}} מִתּוֹךְ שֵׁנָה.',
    },
  },
  closing:
    'טוּק־טוּק־טוּק! חַג אוּרִים שָׂמֵחַ, {name}, {second} וְ{third}! נִשְׁאַר {all, select, girls {לָכֶן} boys {לָכֶם} mixed {לָכֶם}} קְצָת סֻכָּר עַל הָאַף. הוּא עַל חֶשְׁבּוֹן הַבַּיִת.',
  blurb:
    'הַבַּיִת זֶה אֲנִי. חָמֵשׁ קוֹמוֹת, הֲמוֹן מַדְרֵגוֹת, וּבְנֵר שְׁמִינִי שֶׁל חֲנֻכָּה, טַק! כָּבִיתִי. {name}, {second} וְ{third} {all, select, girls {עוֹלוֹת לָהֶן} boys {עוֹלִים לָהֶם} mixed {עוֹלִים לָהֶם}} בַּחֹשֶׁךְ עִם נֵר אֶחָד וּשְׁמוֹנֶה סֻפְגָּנִיּוֹת, {all, select, girls {וְדוֹפְקוֹת} boys {וְדוֹפְקִים} mixed {וְדוֹפְקִים}}. מֵאֲחוֹרֵי כָּל דֶּלֶת יוֹשֵׁב מִישֶׁהוּ בְּלִי אוֹר. ״סֻפְגָּנִיָּה לְךָ, וְהָאוֹר עַל חֶשְׁבּוֹן הַבַּיִת!״ אֲבָל אוֹתִי אַף אֶחָד לֹא שָׁאַל. וּמַה יִּשָּׁאֵר לַקּוֹמָה הַחֲמִישִׁית?',
};
