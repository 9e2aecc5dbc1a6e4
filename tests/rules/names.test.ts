import { expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';

/** Words with a standard word of the field instead: `error` for problem, `props` or `data` for facts, `email` for letter. */
const REJECTED = new Set(
  `anew asker asking asked begun busy chosen desk dress elsewhere everybody anybody nobody stranger facts forget forgets
   forgetting forgotten hush keep kept keeping lies lives makeable mend mended met unmet most least note noted passport
   patience picked problem remark remember recall said says say shown specimens stitch talk tell telling told
   untold tidy till veil veils warm whither wish`.split(/\s+/),
);

/** The names that are right although they contain a rejected word. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'tests/fixtures/proof-corpus': 'sample sentences',
};

const EXPORT = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

/** Splits `tidyForm` into `tidy` and `form`, and `MAX_ASKERS` into `max` and `askers`. */
const splitName = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => word.toLowerCase());

const findRejectedNames = (files: readonly Source[]): string[] =>
  files.flatMap(({ name: file, text }) =>
    [...text.matchAll(EXPORT)].flatMap(([, name = '']) =>
      splitName(name).some((word) => REJECTED.has(word)) ? [`${file}: ${name}`] : [],
    ),
  );

const code = listSources(['app', 'components', 'lib', 'scripts', 'tests'], /\.tsx?$/).filter(
  ({ name }) => !Object.keys(EXCEPTIONS).some((path) => name.startsWith(path)),
);

it('exported names use standard words or words of the glossary', () => expect(findRejectedNames(code)).toEqual([]));

it('the rule reports violations', () => {
  expect(findRejectedNames([createSource('export const mendForm = 1;\nexport type Dress = {};')])).toHaveLength(2);
  expect(findRejectedNames([createSource('export async function useToldAnswers() {}')])).toHaveLength(1);
  expect(findRejectedNames([createSource('export const normalizeUrl = 1; const told = 2;')])).toEqual([]);
});
