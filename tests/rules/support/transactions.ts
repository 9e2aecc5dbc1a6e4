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
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

/** Methods of the ports in lib/providers and of the photo engine that no table has. */
const PORT_CALL = /(?:^|\.)(?:put|illustrate|openCheckout|readEvent|refund|signedUrl|normalise|readFace|paintFace)$/;
/** Those that others have too, where the name before says whose they are. */
const NAMED_CALL = /(?:^|\.)(?:(?:storage|sheets)\.\w+|(?:email|sms)\.send|fulfilment\.submit)$/;
const GLOBAL_CALL = /^(?:fetch|setTimeout|setInterval)$/;
const MODULE =
  /^(?:node:)?(?:fs|http|https|net|dns|child_process|worker_threads)(?:\/|$)|^(?:sharp|nodemailer|@aws-sdk\/.+)$/;

type Import = { readonly from: string; readonly name: string };
type Module = {
  readonly file: Source;
  readonly functions: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, Import>;
  readonly exports: ReadonlyMap<string, Import>;
  readonly calls: readonly Node[];
};

/** Functions and imports of a file, by the names that the file calls them by. */
function readModule(file: Source): Module {
  const [functions, imports, exports] = [new Map<string, Node>(), new Map<string, Import>(), new Map<string, Import>()];
  const calls: Node[] = [];
  for (const node of parseNodes(file)) {
    if (node.type === 'FunctionDeclaration') functions.set(nameOf(node.id), node);
    if (node.type === 'VariableDeclarator' && isNode(node.init) && /Function/.test(node.init.type)) {
      functions.set(nameOf(node.id), node.init);
    }
    if (node.type === 'CallExpression') calls.push(node);
    const from = getStringLiteral(node.source);
    if (from === null) continue;
    for (const one of listOf(node.specifiers)) {
      if (node.type === 'ImportDeclaration')
        imports.set(nameOf(one.local), { from, name: nameOf(one.imported) || '*' });
      else exports.set(nameOf(one.exported), { from, name: nameOf(one.local) });
    }
  }
  return { file, functions, imports, exports, calls };
}

/** Follows calls from function to function, through imports and doors. */
function graph(files: readonly Source[]) {
  const sources = new Map(files.map((file) => [file.name, file]));
  const read = new Map<string, Module>();
  const moduleOf = (name: string): Module | null => {
    const file = sources.get(name);
    if (!file) return null;
    const known = read.get(name) ?? readModule(file);
    read.set(name, known);
    return known;
  };
  const resolve = (from: string, spec: string): Module | null => {
    const base = spec.startsWith('@/') ? spec.slice(2) : path.posix.join(path.posix.dirname(from), spec);
    return moduleOf(`${base}.ts`) ?? moduleOf(`${base}.tsx`) ?? moduleOf(`${base}/index.ts`);
  };
  const find = (module: Module, name: string): { readonly module: Module; readonly node: Node } | null => {
    const node = module.functions.get(name);
    if (node) return { module, node };
    const told = module.imports.get(name) ?? module.exports.get(name);
    const next = told && /^[@.]/.test(told.from) ? resolve(module.file.name, told.from) : null;
    return next && told ? find(next, told.name) : null;
  };
  /** `repo.lockBook` of `import * as repo`, or a plain name. */
  const target = (module: Module, callee: string) => {
    const [root = '', member] = callee.split('.');
    const space = member ? module.imports.get(root) : undefined;
    if (!member) return find(module, root);
    const other = space?.name === '*' ? resolve(module.file.name, space.from) : null;
    return other && find(other, member);
  };
  return { moduleOf, target };
}

const isIo = (callee: string, { imports, functions }: Module): boolean => {
  const root = callee.split('.')[0] ?? '';
  if (MODULE.test(imports.get(root)?.from ?? '')) return true;
  if (/^(?:tx|db)\.|\.(?:tx|db)\./.test(callee) || functions.has(callee)) return false;
  return PORT_CALL.test(callee) || NAMED_CALL.test(callee) || GLOBAL_CALL.test(callee);
};

/** Network, storage and picture work that runs while a transaction is open, by what its callback calls in turn. */
export function ioInTransactions(files: readonly Source[]): string[] {
  const { moduleOf, target } = graph(files);
  const found = new Set<string>();
  function follow(module: Module, node: Node, seen: Set<Node>): void {
    if (seen.has(node)) return;
    seen.add(node);
    for (const call of walkNodes(node)) {
      if (call.type !== 'CallExpression') continue;
      const callee = toDottedName(call.callee);
      if (isIo(callee, module))
        found.add(formatLocation(module.file, call, `calls ${callee} while a transaction is open`));
      const next = target(module, callee);
      if (next) follow(next.module, next.node, seen);
    }
  }
  for (const file of files.filter(({ text }) => text.includes('$transaction('))) {
    const module = moduleOf(file.name);
    for (const call of module?.calls ?? []) {
      if (!module || !/(?:^|\.)\$transaction$/.test(toDottedName(call.callee))) continue;
      for (const callback of getArguments(call)) follow(module, callback, new Set());
    }
  }
  return [...found].sort();
}
