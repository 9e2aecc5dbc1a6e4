import { describe, expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';
import { formatLocation, getArguments, getStringLiteral, type Node, parseNodes, toDottedName } from './support/syntax';

const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;
const WRAPPERS = /^(?:query|mutation|upload|endpoint)$/;

/** Answers that read nothing and so cannot fail, or are made with the build, which then fails. */
const PLAIN = new Set([
  'app/api/[...path]/route.ts',
  'app/api/home/[language]/route.ts',
  'app/api/shelf/[language]/route.ts',
  'app/api/sandbox/geo/json/route.ts',
  'app/api/sandbox/geo/trace/route.ts',
]);

const routeOf = ({ name }: Source): string => name.replace(/^app/, '').replace(/\/route\.ts$/, '');

/** `'/api/geo'`, or the constant that holds it. */
function namedRoute(file: Source, node: Node | undefined): string | null {
  if (node?.type !== 'Identifier') return getStringLiteral(node);
  const declared = [...parseNodes(file)].find(
    ({ type, id }) => type === 'VariableDeclarator' && (id as Node).name === node.name,
  );
  return getStringLiteral(declared?.init);
}

/** What is wrong with the handlers of a file: not wrapped, or under another route's name. */
function faults(file: Source): string[] {
  const found: string[] = [];
  for (const node of parseNodes(file)) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const declaration = node.declaration as Node | null;
    if (declaration?.type === 'FunctionDeclaration' && METHODS.test(String((declaration.id as Node).name))) {
      found.push(formatLocation(file, node, 'handles a request outside query, mutation, upload and endpoint'));
    }
    for (const { id, init } of (declaration?.declarations ?? []) as readonly Node[]) {
      if (!METHODS.test(String((id as Node).name))) continue;
      const call = init as Node;
      const wrapped = call.type === 'CallExpression' && WRAPPERS.test(toDottedName(call.callee));
      if (!wrapped)
        found.push(formatLocation(file, node, 'handles a request outside query, mutation, upload and endpoint'));
      else if (namedRoute(file, getArguments(call)[0]) !== routeOf(file)) {
        found.push(formatLocation(file, node, `is not called ${routeOf(file)}`));
      }
    }
  }
  return found;
}

const routes = listSources(['app'], /\/route\.ts$/);

describe('9 An error in a route is logged under the route name and returned as a code', () => {
  it('every handler is created by query, mutation, upload or endpoint, with its own route', () => {
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter(({ name }) => !PLAIN.has(name)).flatMap(faults)).toEqual([]);
  });

  it('the exceptions are there', () => {
    const names = routes.map(({ name }) => name);
    expect([...PLAIN].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('the rule notices', () => {
  const at = (text: string) => faults(createSource(text, 'app/api/geo/route.ts'));
  it.each([
    'export async function GET(request: Request) { return new Response(); }',
    'export const GET = async () => new Response();',
    "export const GET = query('/api/support', async () => reply({}));",
  ])('%s', (text) => expect(at(text)).toHaveLength(1));
  it('and lets pass', () => {
    expect(at("export const dynamic = 'force-dynamic'; export const GET = query('/api/geo', handle);")).toEqual([]);
  });
});
