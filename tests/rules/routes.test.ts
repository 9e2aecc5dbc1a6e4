import { describe, expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';
import { formatLocation, getArguments, getStringLiteral, type Node, parseNodes, toDottedName } from './support/syntax';

const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;
const WRAPPERS = /^(?:query|mutation|upload|endpoint)$/;

/** Routes that read nothing and thus cannot fail, or are rendered at build time. */
const UNWRAPPED_ROUTES = new Set([
  'app/api/[...path]/route.ts',
  'app/api/home/[country]/[language]/route.ts',
  'app/api/shelf/[country]/[language]/route.ts',
  'app/api/sandbox/geo/json/route.ts',
  'app/api/sandbox/geo/trace/route.ts',
]);

const getRoutePath = ({ name }: Source): string => name.replace(/^app/, '').replace(/\/route\.ts$/, '');

/** `'/api/geo'`, or the constant that holds it. */
function getRouteArgument(file: Source, node: Node | undefined): string | null {
  if (node?.type !== 'Identifier') return getStringLiteral(node);
  const declared = [...parseNodes(file)].find(
    ({ type, id }) => type === 'VariableDeclarator' && (id as Node).name === node.name,
  );
  return getStringLiteral(declared?.init);
}

/** Errors of a file's handlers: not wrapped, or with another route's name. */
function findErrors(file: Source): string[] {
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
      else if (getRouteArgument(file, getArguments(call)[0]) !== getRoutePath(file)) {
        found.push(formatLocation(file, node, `is not called ${getRoutePath(file)}`));
      }
    }
  }
  return found;
}

const findStale = (names: ReadonlySet<string>, files: readonly Source[]): string[] =>
  [...names].filter((one) => !files.some(({ name }) => name === one));

const routes = listSources(['app'], /\/route\.ts$/);

describe('9 An error in a route is logged under the route name and returned as a code', () => {
  it('every handler is created by query, mutation, upload or endpoint, with its own route', () => {
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter(({ name }) => !UNWRAPPED_ROUTES.has(name)).flatMap(findErrors)).toEqual([]);
  });

  it('the exceptions exist', () => {
    expect(findStale(UNWRAPPED_ROUTES, routes)).toEqual([]);
  });
});

/** Handlers that typeset a paper or pack an archive for each request, without asking how many this reader had. */
const findUnlimited = (files: readonly Source[]): string[] =>
  files
    .filter(({ text }) => /\b(?:typeset\w+|archiveReply)\b/.test(text) && !/\blimitReceipts\(/.test(text))
    .map(({ name }) => name);

describe('papers and archives are made one after the other, a few a minute for one reader', () => {
  it('every route that makes one has the limit', () => expect(findUnlimited(routes)).toEqual([]));

  it('the rule notices one without it', () => {
    const text = "import { typesetPoster } from '@/lib/server/receipts';";
    const limited = createSource(`${text} limitReceipts(accountId, now);`, 'app/b/route.ts');
    expect(findUnlimited([createSource(text, 'app/a/route.ts'), limited])).toEqual(['app/a/route.ts']);
  });
});

describe('the rule notices', () => {
  const at = (text: string) => findErrors(createSource(text, 'app/api/geo/route.ts'));
  it.each([
    'export async function GET(request: Request) { return new Response(); }',
    'export const GET = async () => new Response();',
    "export const GET = query('/api/support', async () => reply({}));",
  ])('%s', (text) => expect(at(text)).toHaveLength(1));
  it('an exception without a route', () =>
    expect(findStale(new Set(['app/a/route.ts', 'app/b/route.ts']), [createSource('', 'app/a/route.ts')])).toEqual([
      'app/b/route.ts',
    ]));
  it('accepts', () => {
    expect(at("export const dynamic = 'force-dynamic'; export const GET = query('/api/geo', handle);")).toEqual([]);
  });
});
