import path from 'node:path';
import type { Source } from './sources';
import {
  formatLocation,
  getArguments,
  getStringLiteral,
  type Node,
  parseNodes,
  toDottedName,
  walkNodes,
} from './syntax';

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const toNodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const getName = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

/** Methods of the ports in lib/providers and of the photo engine; no Prisma model has methods of these names. */
const PORT_CALL = /(?:^|\.)(?:put|illustrate|openCheckout|readEvent|refund|signedUrl|normalise|readFace|paintFace)$/;
/** Port methods with common names, recognized by the object's name. */
const NAMED_PORT_CALL = /(?:^|\.)(?:(?:storage|sheets)\.\w+|(?:email|sms)\.send|fulfilment\.submit)$/;
const GLOBAL_CALL = /^(?:fetch|setTimeout|setInterval)$/;
const IO_MODULE =
  /^(?:node:)?(?:fs|http|https|net|dns|child_process|worker_threads)(?:\/|$)|^(?:sharp|nodemailer|@aws-sdk\/.+)$/;

type Import = { readonly from: string; readonly name: string };
type Module = {
  readonly file: Source;
  readonly functions: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, Import>;
  readonly exports: ReadonlyMap<string, Import>;
  readonly calls: readonly Node[];
};

/** Functions, imports and calls of a file; functions and imports by their local names. */
function readModule(file: Source): Module {
  const functions = new Map<string, Node>();
  const imports = new Map<string, Import>();
  const exports = new Map<string, Import>();
  const calls: Node[] = [];
  for (const node of parseNodes(file)) {
    if (node.type === 'FunctionDeclaration') functions.set(getName(node.id), node);
    if (node.type === 'VariableDeclarator' && isNode(node.init) && /Function/.test(node.init.type)) {
      functions.set(getName(node.id), node.init);
    }
    if (node.type === 'CallExpression') calls.push(node);
    const from = getStringLiteral(node.source);
    if (from === null) continue;
    for (const specifier of toNodes(node.specifiers)) {
      if (node.type === 'ImportDeclaration')
        imports.set(getName(specifier.local), { from, name: getName(specifier.imported) || '*' });
      else exports.set(getName(specifier.exported), { from, name: getName(specifier.local) });
    }
  }
  return { file, functions, imports, exports, calls };
}

/** Resolves calls to functions, through imports and re-exports. */
function createCallGraph(files: readonly Source[]) {
  const sources = new Map(files.map((file) => [file.name, file]));
  const read = new Map<string, Module>();
  const findModule = (name: string): Module | null => {
    const file = sources.get(name);
    if (!file) return null;
    const known = read.get(name) ?? readModule(file);
    read.set(name, known);
    return known;
  };
  const resolve = (from: string, spec: string): Module | null => {
    const base = spec.startsWith('@/') ? spec.slice(2) : path.posix.join(path.posix.dirname(from), spec);
    return findModule(`${base}.ts`) ?? findModule(`${base}.tsx`) ?? findModule(`${base}/index.ts`);
  };
  const find = (module: Module, name: string): { readonly module: Module; readonly node: Node } | null => {
    const node = module.functions.get(name);
    if (node) return { module, node };
    const imported = module.imports.get(name) ?? module.exports.get(name);
    const next = imported && /^[@.]/.test(imported.from) ? resolve(module.file.name, imported.from) : null;
    return next && imported ? find(next, imported.name) : null;
  };
  /** `repo.lockBook` of `import * as repo`, or a plain name. */
  const findCallee = (module: Module, callee: string) => {
    const [root = '', member] = callee.split('.');
    const namespace = member ? module.imports.get(root) : undefined;
    if (!member) return find(module, root);
    const other = namespace?.name === '*' ? resolve(module.file.name, namespace.from) : null;
    return other && find(other, member);
  };
  return { findModule, findCallee };
}

const isIo = (callee: string, { imports, functions }: Module): boolean => {
  const root = callee.split('.')[0] ?? '';
  if (IO_MODULE.test(imports.get(root)?.from ?? '')) return true;
  if (/^(?:tx|db)\.|\.(?:tx|db)\./.test(callee) || functions.has(callee)) return false;
  return PORT_CALL.test(callee) || NAMED_PORT_CALL.test(callee) || GLOBAL_CALL.test(callee);
};

/** Network, storage and image calls inside a transaction's callback, directly or through other functions. */
export function findIoInTransactions(files: readonly Source[]): string[] {
  const { findModule, findCallee } = createCallGraph(files);
  const found = new Set<string>();
  function visit(module: Module, node: Node, seen: Set<Node>): void {
    if (seen.has(node)) return;
    seen.add(node);
    for (const call of walkNodes(node)) {
      if (call.type !== 'CallExpression') continue;
      const callee = toDottedName(call.callee);
      if (isIo(callee, module))
        found.add(formatLocation(module.file, call, `calls ${callee} while a transaction is open`));
      const next = findCallee(module, callee);
      if (next) visit(next.module, next.node, seen);
    }
  }
  for (const file of files.filter(({ text }) => text.includes('$transaction('))) {
    const module = findModule(file.name);
    for (const call of module?.calls ?? []) {
      if (!module || !/(?:^|\.)\$transaction$/.test(toDottedName(call.callee))) continue;
      for (const callback of getArguments(call)) visit(module, callback, new Set());
    }
  }
  return [...found].sort();
}
