/** Postgres stores no U+0000, and nobody types one: a text with it is refused before any handler reads it. */
const isWithout = (text: string): boolean => !text.includes('\u0000');

/** Parses JSON; throws also for a text or a key with U+0000. */
export const parseJsonText = (text: string): unknown =>
  JSON.parse(text, (key: string, value: unknown) => {
    if (isWithout(key) && (typeof value !== 'string' || isWithout(value))) return value;
    throw new SyntaxError('U+0000 in a text');
  });

/** Whether no parameter of the path has a U+0000, or half a letter, which no address can hold. */
export const isPathValid = (params: object): boolean =>
  Object.values(params).every((value) => isWithout(String(value)) && String(value).isWellFormed());

/** Whether no key or value of the query has a U+0000. */
export const isQueryValid = (url: string): boolean =>
  [...new URL(url).searchParams].flat().every((text) => isWithout(text));

/** Whether no field or file name of a form has a U+0000. */
export const isFormValid = (form: FormData): boolean =>
  [...form].every(([key, value]) => isWithout(key) && isWithout(typeof value === 'string' ? value : value.name));
