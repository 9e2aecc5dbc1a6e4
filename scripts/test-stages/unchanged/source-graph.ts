import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../paths';
import { listNamedImports, readEntry, withoutNamedImports } from './named-imports';

/**
 * The files of a repository, and which of them each one uses. All names are relative to the root, with `/`. Whatever
 * string of the code is the path of a file counts: a file too many only runs a test in vain.
 */
export type SourceGraph = {
  readonly files: readonly string[];
  /**
   * These files (or all files of these folders) with everything that they use, directly or through others: imports, and
   * the files and folders whose paths their code names (data that is read, threads and processes that are started). Of an
   * entry (`server.ts` of a domain) whoever imports names uses their files only; the others have tests of their own. What
   * `isIdle` knows to be imported in vain is left out, with all that only it uses.
   */
  readonly findUsed: (names: readonly string[], isIdle?: IsIdle) => ReadonlySet<string>;
  /** These files, or all files of these folders. */
  readonly expand: (names: readonly string[]) => readonly string[];
  /** The files that a file imports. */
  readonly findImports: (file: string) => readonly string[];
  /** One hash for the names and contents of files. */
  readonly hash: (files: Iterable<string>) => string;
};

/** Whether a name that a file imports is never used in what is looked at. */
export type IsIdle = (file: string, name: string) => boolean;

const SKIPPED = /(?:^|\/)(?:node_modules|\.git|\.next|\.data|\.out|known-sources)$/;
const CODE = /\.(?:tsx?|mjs|cjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
/** Folders of code: their names begin paths and are no data that is read. */
const CODE_FOLDERS = new Set(['app', 'components', 'lib', 'scripts', 'tests']);
/** The text of a string that can be a path, up to its end or its first `${`. */
const STRING = /['"`]([\w@.()[\]/-]+)(['"`]|\$\{)/g;
const IMPORTED = /^(?:@\/|\.)/;
const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;
/** Parts of a path as arguments: `join('tests', 'fixtures')`. */
const BETWEEN_ARGUMENTS = /['"],\s*['"]/g;

function* walk(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (SKIPPED.test(name)) continue;
    if (entry.isDirectory()) yield* walk(root, name);
    else if (entry.isFile()) yield name;
  }
}

function listByFolder(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
      const inside = folders.get(folder);
      if (inside) inside.push(file);
      else folders.set(folder, [file]);
    }
  }
  return folders;
}

const memoize = <Value>(compute: (file: string) => Value) => {
  const known = new Map<string, Value>();
  return (file: string): Value => {
    const found = known.get(file) ?? compute(file);
    known.set(file, found);
    return found;
  };
};

export function readSourceGraph(root: string = ROOT): SourceGraph {
  const files = [...walk(root, '')].sort();
  const existing = new Set(files);
  const folders = listByFolder(files);
  const expand = (names: readonly string[]) =>
    names.flatMap((name) => (existing.has(name) ? [name] : (folders.get(name) ?? [])));

  const findImported = (from: string, request: string): readonly string[] => {
    const found = ENDINGS.map((ending) => `${locate(from, request)}${ending}`).find((name) => existing.has(name));
    return found ? [found] : [];
  };
  const findNamed = (file: string, { name, isPrefix, canBeFolder }: Name): readonly string[] =>
    [name.replace(/^@\//, ''), locate(file, `./${name}`), path.posix.join(getDomain(file), name)].flatMap((target) => {
      const exact = path.posix.normalize(target).replace(/\/$/, '');
      if (existing.has(exact)) return [exact];
      const isCut = isPrefix && /\/[^/]+$/.test(name) && !folders.has(exact);
      const folder = isCut ? path.posix.dirname(exact) : exact;
      // The folder of its own domain is where code begins its paths, unless a test reads it.
      const isBase = CODE_FOLDERS.has(folder) || (folder === getDomain(file) && !file.includes('.test.'));
      return canBeFolder && !isBase ? (folders.get(folder) ?? []) : [];
    });
  const readCode = memoize((file) =>
    CODE.test(file) ? readFileSync(path.join(root, file), 'utf8').replace(COMMENT, '') : '',
  );
  const listNamesOf = memoize((file) => listNames(file, readCode(file)));
  const listNamed = memoize((file) => listNamedImports(readCode(file)));
  const readEntryOf = memoize((file) => (CODE.test(file) ? readEntry(readCode(file)) : null));
  // A path that begins like an import is one, unless a value completes it.
  const findImportsOf = (file: string, { name, isPrefix }: Name) =>
    IMPORTED.test(name) && !isPrefix ? findImported(file, name) : [];
  const findImports = memoize((file) => [
    ...listNamed(file).flatMap(({ request }) => (IMPORTED.test(request) ? findImported(file, request) : [])),
    ...listNamesOf(file).flatMap((name) => findImportsOf(file, name)),
  ]);
  /** The file that has a name, and the entries on the way to it. */
  const findOrigin = (file: string, name: string): readonly Use[] => {
    const origin = readEntryOf(file)?.get(name);
    const [next] = origin ? findImported(file, origin.request) : [];
    return origin && next ? [{ file, isEntry: true }, ...findOrigin(next, origin.name)] : [{ file, isEntry: false }];
  };
  const findUses = memoize((file): readonly Use[] => {
    const whole = listNamesOf(file).flatMap((name) => {
      const imported = findImportsOf(file, name);
      return imported.length > 0 ? imported : findNamed(file, name);
    });
    const named = listNamed(file).flatMap(({ request, names }) =>
      (IMPORTED.test(request) ? findImported(file, request) : []).flatMap((other) =>
        names.flatMap((name) => findOrigin(other, name).map((use) => ({ ...use, name }))),
      ),
    );
    return [...whole.map((other) => ({ file: other, isEntry: false })), ...named];
  });
  const hashFile = memoize((file) =>
    createHash('sha256')
      .update(readFileSync(path.join(root, file)))
      .digest('hex'),
  );
  return {
    files,
    findUsed: (names, isIdle = () => false) => {
      const used = new Set(expand(names));
      const entries = new Set<string>();
      // Iterating a Set also visits the files added meanwhile.
      for (const file of used) {
        for (const { file: other, isEntry, name } of findUses(file))
          if (name === undefined || !isIdle(file, name)) (isEntry ? entries : used).add(other);
      }
      return new Set([...used, ...entries]);
    },
    expand,
    findImports,
    hash: (chosen) => {
      const hash = createHash('sha256');
      for (const file of [...chosen].sort()) hash.update(`${file}\0${hashFile(file)}\0`);
      return hash.digest('hex');
    },
  };
}

/** The path that an import or a name in `from` means. */
const locate = (from: string, request: string): string =>
  request.startsWith('@/') ? request.slice(2) : path.posix.join(path.posix.dirname(from), request);

/** `lib/photos`: some code resolves names from the folder of its domain. */
const getDomain = (file: string): string => file.split('/').slice(0, 2).join('/');

/** A file that another one uses: whole, or an entry of which it uses only some names; `name` where it is imported by name. */
type Use = { readonly file: string; readonly isEntry: boolean; readonly name?: string };

/** A string of code; `isPrefix` where a value follows. */
type Name = { readonly name: string; readonly isPrefix: boolean; readonly canBeFolder: boolean };

/**
 * Strings that can be paths. Only code that works with paths, or an import that a value completes, reads folders;
 * elsewhere a word is a value, and what begins with a slash is an address.
 */
function listNames(file: string, code: string): readonly Name[] {
  const usesPaths = /^(?:scripts|tests)\//.test(file) || /['"]node:(?:fs|path)|import\.meta\.url/.test(code);
  const text = withoutNamedImports(code);
  const texts = usesPaths ? [text, text.replace(BETWEEN_ARGUMENTS, '/')] : [text];
  return texts
    .flatMap((each) => [...each.matchAll(STRING)])
    .map(([, name = '', end]) => ({
      name,
      isPrefix: end === '${',
      canBeFolder: /\w/.test(name) && (usesPaths || (end === '${' && IMPORTED.test(name))),
    }))
    .filter(({ name, canBeFolder }) => !name.startsWith('/') && (canBeFolder || /[./]/.test(name)));
}
