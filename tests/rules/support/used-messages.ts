import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:^|\n)(?:import|export)\b(?! type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/g;
/** A component that loads its messages when it opens, so no page provides them. */
const LAZY_MESSAGES = /<LazyMessages\b/;

/** The repository's file behind an import; `null` for a package. */
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

const listImports = (file: string, source: string): readonly string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, fixed, late]) => resolve(file, fixed ?? late ?? '') ?? []);

const TRANSLATOR = /\bconst (\w+) = useTranslations\((?:'([^']+)')?\)/g;

/** The static part of a key: `genders` in `genders.${gender}`. */
function getStaticPart(argument: string): string {
  const literal = /^'([^']*)'|^`([^`]*)`/.exec(argument);
  const key = literal?.[1] ?? literal?.[2] ?? '';
  const dynamic = key.indexOf('${');
  return dynamic === -1 ? key : key.slice(0, dynamic).split('.').slice(0, -1).join('.');
}

/** Paths of the messages that a source reads; a dynamic key gives the path of its parent. */
function listMessagePaths(source: string): readonly string[] {
  return [...source.matchAll(TRANSLATOR)].flatMap(([, name, namespace = '']) => {
    const calls = [...source.matchAll(new RegExp(`\\b${name}(?:\\.\\w+)?\\((['\`][^\\n]*|[^\\n]*)`, 'g'))];
    const keys = calls.map(([, argument = '']) => getStaticPart(argument.trim()));
    return keys.map((key) => [namespace, key].filter(Boolean).join('.'));
  });
}

/** Paths of the messages that a component and its children read in the browser, by file. */
export function findUsedMessages(entry: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const pending = [entry];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (found.has(file) || !/^(?:components|lib\/client)\//.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    const loadsOwn = LAZY_MESSAGES.test(source);
    found.set(file, loadsOwn ? [] : listMessagePaths(source));
    if (!loadsOwn) pending.push(...listImports(file, source));
  }
  return found;
}
