import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:^|\n)(?:import|export)\b(?! type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/g;
/** Words that come with what is opened, and so with no page. */
const BRINGS_OWN = /<LazyMessages\b/;

/** The file behind an import of ours; `null` for a library. */
function resolve(from: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.join(path.dirname(from), specifier)
      : null;
  if (base === null) return null;
  const found = [`${base}.tsx`, `${base}.ts`, `${base}/index.ts`, base].find((file) => existsSync(file));
  return found && /\.tsx?$/.test(found) ? found : null;
}

const importsOf = (file: string, source: string): readonly string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, fixed, late]) => resolve(file, fixed ?? late ?? '') ?? []);

const TRANSLATOR = /\bconst (\w+) = useTranslations\((?:'([^']+)')?\)/g;

/** What a key says for sure: of `genders.${gender}` that is `genders`. */
function fixedPart(argument: string): string {
  const literal = /^'([^']*)'|^`([^`]*)`/.exec(argument);
  const key = literal?.[1] ?? literal?.[2] ?? '';
  const dynamic = key.indexOf('${');
  return dynamic === -1 ? key : key.slice(0, dynamic).split('.').slice(0, -1).join('.');
}

/** Paths of the messages that a source reads: single ones, or the part from which it chooses one by a variable. */
function pathsOf(source: string): readonly string[] {
  return [...source.matchAll(TRANSLATOR)].flatMap(([, name, namespace = '']) => {
    const calls = [...source.matchAll(new RegExp(`\\b${name}(?:\\.\\w+)?\\((['\`][^\\n]*|[^\\n]*)`, 'g'))];
    const keys = calls.map(([, argument = '']) => fixedPart(argument.trim()));
    return keys.map((key) => [namespace, key].filter(Boolean).join('.'));
  });
}

/** Paths of the messages that a component and all that it draws read in the browser, by the file that reads them. */
export function usedMessages(entry: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const waiting = [entry];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file) || !/^(?:components|lib\/client)\//.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    const bringsOwn = BRINGS_OWN.test(source);
    found.set(file, bringsOwn ? [] : pathsOf(source));
    if (!bringsOwn) waiting.push(...importsOf(file, source));
  }
  return found;
}
