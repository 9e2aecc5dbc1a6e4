import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';

export type BookLanguage = 'he' | 'en' | 'ar' | 'ru';
type Values = Readonly<Record<string, string | number>>;

const files = new Map<string, unknown>();

function file(language: BookLanguage, domain: string): unknown {
  const at = path.join(process.cwd(), 'messages', language, `${domain}.json`);
  if (!files.has(at)) files.set(at, JSON.parse(readFileSync(at, 'utf8')));
  return files.get(at);
}

/** A text of the shop as its visitor reads it: `say('wizard.child.go')`. */
export const wordsIn =
  (language: BookLanguage) =>
  (key: string, values: Values = {}): string => {
    const [domain = '', ...keys] = key.split('.');
    const message = keys.reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)?.[part],
      file(language, domain),
    );
    if (typeof message !== 'string') throw new Error(`no message ${key} in ${language}`);
    const plain = message.replace(/<\/?\w+>/g, '');
    return String(new IntlMessageFormat(plain, language, undefined, { ignoreTag: true }).format(values));
  };
