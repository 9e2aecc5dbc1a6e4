import { IntlMessageFormat } from 'intl-messageformat';
import type { Telling } from './model';

const NO_BREAK_SPACE = '\u00A0';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A dash never starts a line, and the dash that opens a Russian reply keeps its first word. */
const bindDashes = (message: string): string =>
  message.replaceAll(' —', `${NO_BREAK_SPACE}—`).replace(/^— /, `—${NO_BREAK_SPACE}`);

const compiled = new Map<string, IntlMessageFormat>();

function compile(message: string, language: string): IntlMessageFormat {
  const key = `${language}\n${message}`;
  const known = compiled.get(key);
  if (known) return known;
  // No `other` branch: genders are typed, and a branch that nobody reads would only rot.
  const fresh = new IntlMessageFormat(bindDashes(message), language, undefined, {
    ignoreTag: true,
    requiresOtherClause: false,
  });
  compiled.set(key, fresh);
  return fresh;
}

/**
 * One ICU message in one child's words. The name enters as data, inside bidi isolates, so that neither braces nor
 * a Latin name within Hebrew can disturb the sentence.
 */
export function tell(message: string, { name, gender, language }: Telling): string {
  const isolated = `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}`;
  return String(compile(message, language).format({ name: isolated, gender }));
}
