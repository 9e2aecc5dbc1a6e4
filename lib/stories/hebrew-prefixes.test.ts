import { expect, test } from 'vitest';
import { formatMessage } from './format-message';

const tell = (message: string, name: string) =>
  formatMessage(message, { name, gender: 'girl', language: 'he' }).replace(/[\u2068\u2069]/gu, '');

test.each([
  ['וְ{name}', 'מִיכַל', 'וּמִיכַל'],
  ['וְ{name}', 'פְּנִינָה', 'וּפְּנִינָה'],
  ['וְ{name}', 'מיכל', 'וּמיכל'],
  ['וְ{name}', 'יְהוּדָה', 'וִיהוּדָה'],
  ['וְ{name}', 'שְׁלֹמֹה', 'וּשְׁלֹמֹה'],
  ['וְ{name}', 'דְּבוֹרָה', 'וּדְבוֹרָה'],
  ['וְ{name}', 'אֲבִיגַיִל', 'וַאֲבִיגַיִל'],
  ['וְ{name}', 'נֹעָה', 'וְנֹעָה'],
  ['לְ{name}', 'יְהוּדָה', 'לִיהוּדָה'],
  ['לְ{name}', 'שְׁלֹמֹה', 'לִשְׁלֹמֹה'],
  ['לְ{name}', 'הֲדַס', 'לַהֲדַס'],
  ['לְ{name}', 'דָּנָה', 'לְדָנָה'],
  ['לְ{name}', 'בָּרָק', 'לְבָּרָק'],
  ['וּלְ{name}', 'נֹעָה', 'וּלְנֹעָה'],
  ['וּלְ{name}', 'שְׁמוּאֵל', 'וְלִשְׁמוּאֵל'],
  ['וּבְ{name}', 'שְׁמוּאֵל', 'וּבִשְׁמוּאֵל'],
])('§10 points: %s before %s is %s', (message, name, expected) => {
  expect(tell(message, name)).toBe(expected);
});

test('§10 points: a prefix without points leaves the name as it is', () => {
  expect(tell('ו{name}, ל{name}', 'יְהוּדָה')).toBe('ויְהוּדָה, ליְהוּדָה');
});
