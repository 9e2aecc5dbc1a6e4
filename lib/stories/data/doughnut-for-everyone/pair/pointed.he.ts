import type { PointedText } from '../../../picture-book';
import { pointed as one } from '../picture/pointed.he';

export const pointed: PointedText = {
  characters: {
    downstairs: {
      usual: { mainForm: 'זַ׳קְלִין' },
      substitute: { mainForm: 'סוּזֶט' },
      spares: [{ mainForm: 'פוֹרְטוּנָה' }],
    },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      count:
        '״כַּמָּה?״ שָׁאַל הָאוֹפֶה.\n״שְׁמוֹנֶה״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name}.\n״אַחַת לְכָל אֶחָד בַּבַּיִת״, {secondGender, select, boy {הוֹסִיף} girl {הוֹסִיפָה}} {second}.',
    },
    s02: {
      ...one.spreads.s02,
      noses: 'לֹא לָרוּחַ. לֹא לַכֶּלֶב. אֲפִלּוּ {name} וְ{second} לֹא לִקְּקוּ אֶצְבַּע.',
      candle: 'וּבַכִּיס שֶׁל {second}, לְנֵר שְׁמִינִי, חִכָּה הַשַּׁמָּשׁ. גַּם אֲנִי חִכִּיתִי, עִם כָּל הַחַלּוֹנוֹת דּוֹלְקִים.',
    },
    s03: {
      ...one.spreads.s03,
      step: 'וְאָז הִרְגַּשְׁתִּי שְׁנֵי לְבָבוֹת קְטַנִּים דּוֹפְקִים בַּכְּנִיסָה: {name} וְ{second}.',
    },
    s04: {
      ...one.spreads.s04,
      candle: '״יֵשׁ לָנוּ נֵר״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}, ״וְאֵין גַּפְרוּרִים.״',
      doughnut: '״סֻפְגָּנִיָּה לָךְ״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name},',
      free: '״וְהָאוֹר עַל חֶשְׁבּוֹן הַבַּיִת!״ {secondGender, select, boy {הִשְׁלִים} girl {הִשְׁלִימָה}} {second}.',
    },
    s06: {
      ...one.spreads.s06,
      ask: '״וְדֻבִּים אוֹכְלִים סֻפְגָּנִיּוֹת?״ {secondGender, select, boy {לָחַשׁ} girl {לָחֲשָׁה}} {second}.\nהַדֻּבִּים הִתְיַעֲצוּ. ״עִם רִבָּה.״',
      wonder:
        '״מוּזָר״, אָמַר הַדֹּב הַקָּטָן. ״{pair, select, girls {נְתַתֶּן לָנוּ, וְלֹא נִגְמַר לָכֶן} boys {נְתַתֶּם לָנוּ, וְלֹא נִגְמַר לָכֶם} mixed {נְתַתֶּם לָנוּ, וְלֹא נִגְמַר לָכֶם}}.״',
    },
    s07: {
      ...one.spreads.s07,
      notes: 'גַּם הַמַּנְגִּינָה. הִיא לִוְּתָה אֶת {name} וְאֶת {second} עַד לְמַעְלָה.',
    },
    s08: {
      ...one.spreads.s08,
      lick: '{gender, select, boy {רַק אָז {name} לִקֵּק אֶצְבַּע, וּמִיָּד אַחֲרָיו {second}.} girl {רַק אָז {name} לִקְּקָה אֶצְבַּע, וּמִיָּד אַחֲרֶיהָ {second}.}}',
    },
    s09: {
      ...one.spreads.s09,
      ask: '״{pair, select, girls {הֲבֵאתֶן} boys {הֲבֵאתֶם} mixed {הֲבֵאתֶם}} שְׁמוֹנֶה?״ שָׁאֲלוּ בַּחֹשֶׁךְ.',
      answer:
        '״הֵבֵאנוּ״, {gender, select, boy {אָמַר} girl {אָמְרָה}} {name}. ״הֵן רַק…״\n״…לֹא פֹּה״, {secondGender, select, boy {אָמַר} girl {אָמְרָה}} {second}.',
      there: '״הִנֵּה הֵן!״ {pair, select, girls {קָרְאוּ שְׁתֵּיהֶן} boys {קָרְאוּ שְׁנֵיהֶם} mixed {קָרְאוּ שְׁנֵיהֶם}}.',
    },
    s10: {
      ...one.spreads.s10,
      door: '(לְמִישֶׁהוּ הָיוּ יָדַיִם מְלֵאוֹת.) {secondGender, select, boy {{second} פָּתַח אֶת הַדֶּלֶת: כָּל הַמַּדְרֵגוֹת שֶׁלִּי בָּאוּ.} girl {{second} פָּתְחָה אֶת הַדֶּלֶת: כָּל הַמַּדְרֵגוֹת שֶׁלִּי בָּאוּ.}}',
    },
    s12: {
      ...one.spreads.s12,
      know: '״עַכְשָׁו {gender, select, boy {אֲנִי יוֹדֵעַ} girl {אֲנִי יוֹדַעַת}}״, {gender, select, boy {מִלְמֵל} girl {מִלְמְלָה}} {name}. ״עַל חֶשְׁבּוֹן הַבַּיִת, זֶה כְּשֶׁכָּל הַבַּיִת בָּא.״ {second} כְּבָר {secondGender, select, boy {חָלַם} girl {חָלְמָה}} עַל זֶה.',
    },
  },
  closing:
    'חַג אוּרִים שָׂמֵחַ, {name} וְ{second}! נִשְׁאַר {pair, select, girls {לָכֶן} boys {לָכֶם} mixed {לָכֶם}} קְצָת סֻכָּר עַל הָאַף. הוּא עַל חֶשְׁבּוֹן הַבַּיִת.',
  blurb:
    'הַבַּיִת זֶה אֲנִי. חָמֵשׁ קוֹמוֹת, הֲמוֹן מַדְרֵגוֹת, וּבְנֵר שְׁמִינִי שֶׁל חֲנֻכָּה, טַק! כָּבִיתִי. {name} וְ{second} {pair, select, girls {עוֹלוֹת לָהֶן} boys {עוֹלִים לָהֶם} mixed {עוֹלִים לָהֶם}} בַּחֹשֶׁךְ עִם נֵר אֶחָד וּשְׁמוֹנֶה סֻפְגָּנִיּוֹת, וּמֵאֲחוֹרֵי כָּל דֶּלֶת יוֹשֵׁב מִישֶׁהוּ בְּלִי אוֹר. ״סֻפְגָּנִיָּה לְךָ, וְהָאוֹר עַל חֶשְׁבּוֹן הַבַּיִת!״ אֲבָל אוֹתִי אַף אֶחָד לֹא שָׁאַל. וּמַה יִּשָּׁאֵר לַקּוֹמָה הַחֲמִישִׁית?',
};
