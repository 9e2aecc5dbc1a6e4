import { describe, expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';

/** What no file of the shop contains, and why; a text without comments and regular `exec` of patterns. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'a shell, in which a word could become a command':
    /\bexecSync\b|\bshell:\s*(?:true|process)|(?<![.\w])exec\(|\{[^}]*\bexec\b[^}]*\}\s*from 'node:child_process'/,
  'code made of a text': /(?<![.\w])eval\(|new Function\(|node:vm\b/,
  'an answer that another origin may read': /access-control-allow/i,
  'a certificate that is not checked': /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
  'a page that listens to other windows':
    /(?:window|globalThis|(?<![.\w]))\.?addEventListener\(\s*'message'|\bonmessage\s*=/,
};
/** The shop itself starts no program: only its commands do. */
const PROGRAMS = /['"](?:node:)?child_process['"]/;

/** Files that do it all the same, and why they may. */
const ALLOWED: Readonly<Record<string, string>> = {
  'lib/typesetting/run-node.ts': "starts Node itself on a file of its own folder, with the path of the shop's own data",
  'lib/typesetting/ink/limit-ink.process.ts': 'asks V8 for its garbage collector: the text is a constant',
  'scripts/install.mjs': 'npm is a script on Windows; its words are constants',
};
const isWorker = (name: string): boolean => name.endsWith('.worker.ts');

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const findDangers = (files: readonly Source[]): readonly string[] =>
  files
    .filter((file) => !isTest(file) && !(file.name in ALLOWED) && !isWorker(file.name))
    .flatMap(({ name, text }) => {
      const code = withoutComments(text);
      const found = Object.entries(REFUSED).flatMap(([what, pattern]) =>
        pattern.test(code) ? [`${name}: ${what}`] : [],
      );
      return PROGRAMS.test(code) && !name.startsWith('scripts/') ? [...found, `${name}: starts a program`] : found;
    });

describe('what the shop never does', () => {
  it('no shell, no code of a text, no other origin, no unchecked certificate, no messages of other windows', () => {
    const files = listSources(['app', 'components', 'lib', 'scripts'], /\.(?:tsx?|m?js|cjs)$/);
    expect(files.length).toBeGreaterThan(1500);
    expect(findDangers(files)).toEqual([]);
  });

  it.each([
    "import { exec } from 'node:child_process';",
    "execSync('typst ' + name);",
    "spawn('typst', [name], { shell: true });",
    'eval(text);',
    "new Function('a', text);",
    "import { runInThisContext } from 'node:vm';",
    "headers.set('Access-Control-Allow-Origin', '*');",
    'tls.connect({ rejectUnauthorized: false });',
    "window.addEventListener('message', read);",
  ])('the rule reports: %s', (text) => {
    expect(findDangers([createSource(text, 'scripts/example.ts')])).toHaveLength(1);
  });

  it('and a program that anything but a command starts; not a pattern, a worker of its own or a comment', () => {
    expect(findDangers([createSource("import { spawn } from 'node:child_process';")])).toHaveLength(1);
    for (const text of ['/a/.exec(text);', "worker.addEventListener('message', read);", '// eval( is refused']) {
      expect(findDangers([createSource(text)])).toEqual([]);
    }
  });
});
