import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';

export type BookLanguage = 'he' | 'en' | 'ar' | 'ru';
type Values = Readonly<Record<string, string | number>>;

const files = new Map<string, unknown>();

function loadDomain(language: BookLanguage, domain: string): unknown {
  const file = path.join(process.cwd(), 'messages', language, `${domain}.json`);
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return files.get(file);
}

/** Translates a message key to its text in the language: `t('wizard.child.go')`. */
export const createTranslate =
  (language: BookLanguage) =>
  (key: string, values: Values = {}): string => {
    const [domain = '', ...keys] = key.split('.');
    const message = keys.reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)?.[part],
      loadDomain(language, domain),
    );
    if (typeof message !== 'string') throw new Error(`no message ${key} in ${language}`);
    const plain = message.replace(/<\/?\w+>/g, '');
    return String(new IntlMessageFormat(plain, language, undefined, { ignoreTag: true }).format(values));
  };
