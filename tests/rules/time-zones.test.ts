import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, type Node, parseNodes } from './support/syntax';

/** What depends on where the device or the server stands. */
const LOCAL = '[gs]et(?:Hours|Date|Day|Month|FullYear|Minutes)|getTimezoneOffset|toLocale(?:Date|Time)String';
const LOCAL_NAME = new RegExp(`^(?:${LOCAL})$`);
/** Files without it need no parsing. */
const MENTIONED = new RegExp(LOCAL);

const findLocalTime = (files: readonly Source[]): string[] =>
  files
    .filter(({ text }) => MENTIONED.test(text))
    .flatMap((file) =>
      [...parseNodes(file)].flatMap((node) => {
        const callee = node.callee as Node | undefined;
        const name = String((callee?.property as Node | undefined)?.name);
        return node.type === 'CallExpression' && callee?.type === 'MemberExpression' && LOCAL_NAME.test(name)
          ? [formatLocation(file, node, `reads the local time by ${name}`)]
          : [];
      }),
    );

it('a date is the same on the server and in every browser: it names its time zone', () =>
  expect(findLocalTime(listSources(['app', 'components', 'lib'], /\.tsx?$/).filter((file) => !isTest(file)))).toEqual(
    [],
  ));

it.each(['date.getHours()', 'new Date().toLocaleDateString("he")', 'date.setDate(1)'])('the rule reports: %s', (text) =>
  expect(findLocalTime([createSource(`const a = ${text};`)])).toHaveLength(1),
);

it('reading in UTC, or in a named zone, is right', () =>
  expect(findLocalTime([createSource('const a = date.getUTCHours() + Number(format.format(date));')])).toEqual([]));
