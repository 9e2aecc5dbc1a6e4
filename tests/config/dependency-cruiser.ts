import type { IForbiddenRuleType, IRuleSetType } from 'dependency-cruiser';

// The layers, lowest first. A domain may use every layer above it in this list, and none of its own layer.
export const LAYERS = [
  ['capabilities', 'consent'],
  ['markets'],
  ['tracking'],
  ['email'],
  ['prices', 'catalogue', 'photos', 'blog', 'support', 'accounts', 'social-proof'],
  ['partners', 'book-alerts'],
  ['illustrator'],
  ['stories'],
  ['typesetting'],
  ['proofreading'],
  ['books'],
  ['payments'],
  ['rewards'],
  ['orders'],
  ['fulfilment'],
  ['privacy'],
  ['kindergarten', 'company'],
  ['staff'],
  ['backup'],
];

const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`;
const DOMAINS = LAYERS.flat();
const PLATFORM = '^lib/(?:platform/|brand\\.ts$)';
/** Messages outside React; depends on markets only. */
const TRANSLATOR = '^lib/i18n/server\\.ts$';
const TESTS = '\\.test\\.tsx?$|/testing/';
/** docs/decisions/0016-own-gender-grammar.md */
const GENDER = '^lib/proofreading/gender/';
/** Pairs the jobs of a domain with their handlers. */
const WORKER = `^lib/${oneOf(DOMAINS)}/worker\\.ts$`;
const PUBLIC_ENTRY = '(?:index|server)\\.ts$';
/** `repository.ts`, or a file of a folder `repository`. */
const REPOSITORY = '/repository(?:\\.ts$|/)';
// Test helpers may import higher layers; production code may not.
const fromPath = (path: string, pathNot: readonly string[] = []) => ({ path, pathNot: [TESTS, ...pathNot] });
const rule = (name: string, fromPart: IForbiddenRuleType['from'], to: Readonly<Record<string, unknown>>) =>
  ({ name, severity: 'error', from: fromPart, to }) as IForbiddenRuleType;

const lowerLayersOnly = LAYERS.flatMap((row, index) =>
  row.map((domain) =>
    rule(`1 use only lower domains: ${domain}`, fromPath(`^lib/${domain}/`), {
      path: '^lib/',
      pathNot: [
        PLATFORM,
        `^lib/${oneOf([domain, ...LAYERS.slice(0, index).flat()])}/`,
        '^lib/providers/[^/]+/port\\.ts$',
        TRANSLATOR,
      ],
    }),
  ),
);

export const ruleSet: IRuleSetType = {
  forbidden: [
    ...lowerLayersOnly,
    rule(
      '1 every folder of lib is in a layer',
      { path: `^lib/(?!${oneOf([...DOMAINS, 'platform', 'providers', 'server', 'client', 'i18n'])}/)[^/]+/` },
      {},
    ),
    rule('1 i18n depends only on markets', fromPath('^lib/i18n/'), {
      path: '^lib/',
      pathNot: ['^lib/(?:i18n|markets)/'],
    }),
    ...DOMAINS.map((domain) =>
      rule(
        `1 import ${domain} through its public entries`,
        fromPath('^(?:app|components|lib)/', [`^lib/${domain}/`, '^lib/server/']),
        {
          path: `^lib/${domain}/`,
          pathNot: [`^lib/${domain}/${PUBLIC_ENTRY}`],
        },
      ),
    ),
    rule('1 lib/server imports only public entries, jobs and workers', fromPath('^lib/server/'), {
      path: `^lib/${oneOf(DOMAINS)}/`,
      pathNot: ['^lib/[^/]+/(?:index|server|jobs|worker)\\.ts$'],
    }),
    rule("1 only a domain's worker loads handlers", fromPath('^(?:app|components|lib)/', [WORKER]), {
      path: '\\.handler\\.ts$',
    }),
    rule(
      '1 the web process loads no workers',
      { path: '^(?:app/|middleware\\.ts$)' },
      { path: WORKER, reachable: true },
    ),
    rule('1 platform imports no other layer', fromPath('^lib/platform/'), { path: '^lib/', pathNot: [PLATFORM] }),
    rule('1 enter the gender grammar through its index', fromPath('^(?:app|components|lib)/', [GENDER]), {
      path: GENDER,
      pathNot: [`${GENDER}index\\.ts$`],
    }),
    // It can become a package: besides its own files it needs these five, and types.
    rule('1 the gender grammar uses only its own files', fromPath(GENDER), {
      path: '.',
      pathNot: [
        GENDER,
        '^lib/proofreading/(?:model|name-forms|common-names|story-messages|checks/excerpt)\\.ts$',
        '^lib/(?:markets|catalogue)/index\\.ts$',
      ],
    }),
    rule('1 no cycles', { path: '^(?:app|components|lib|scripts)/' }, { circular: true }),
    rule('1 only tests use their helpers', fromPath('^(?:app|components|lib|middleware)'), {
      path: '/testing/|^tests/',
    }),
    rule('1 only tests and package.json use scripts', fromPath('^(?:app|components|lib)/'), { path: '^scripts/' }),
    rule('2 import only the port of a provider', fromPath('^(?:app|components|lib)/', ['^lib/(?:server|providers)/']), {
      path: '^lib/providers/',
      pathNot: ['/port\\.ts$'],
    }),
    rule('2 providers import domains through their public entries', fromPath('^lib/providers/'), {
      path: '^lib/',
      pathNot: [PLATFORM, '^lib/providers/', `^lib/${oneOf(DOMAINS)}/${PUBLIC_ENTRY}`],
    }),
    rule('3 pages and components import no routes', fromPath('^(?:app/(?!api/)|components/|lib/)'), {
      path: '^app/api/',
    }),
    rule('3 components/ui imports no domain', fromPath('^components/ui/'), {
      path: '^(?:lib/(?!brand\\.ts$)|app|components/(?!ui/))',
    }),
    rule('3 components load no server code', fromPath('^components/'), {
      path: `/server\\.ts$|^lib/(?:server|platform/(?:db|env|jobs|http|log))|${REPOSITORY}`,
    }),
    rule('3 the browser side of lib loads no server code', fromPath('^lib/client/'), {
      path: '/server\\.ts$|^lib/(?:server|providers|platform/(?:db|env|jobs|http|log))',
    }),
    rule(
      '3 public entries for the browser load no server code',
      fromPath('^lib/[^/]+/index\\.ts$', ['^lib/(?:platform|providers|server)/']),
      {
        path: `^lib/platform/(?:db|env|jobs|http|log)|/server\\.ts$|${REPOSITORY}`,
        reachable: true,
      },
    ),
    rule(
      '3 the reading of a face runs in a browser',
      { path: '^lib/photos/face/(?:read-face|models)\\.ts$' },
      {
        // An allow-list: a module of Node is in it as little as a package that decodes photos.
        path: '.',
        pathNot: ['^lib/photos/(?!server\\.ts$|face/node/)', '^node_modules/(?:zod|@vladmandic/human)/'],
        reachable: true,
      },
    ),
    rule('3 pages and components do not touch Prisma', fromPath('^(?:app|components)/'), {
      path: '^lib/platform/db/|node_modules/(?:@prisma|pg|pg-boss)/',
    }),
    rule('3 only repositories touch Prisma', fromPath(`^lib/${oneOf(DOMAINS)}/`, [REPOSITORY]), {
      path: '^lib/platform/db/generated/|node_modules/(?:@prisma|pg)/',
    }),
    rule(
      '4 middleware loads only markets and urls',
      { path: '^middleware\\.ts$' },
      {
        path: '^(?:lib|app|components)/',
        pathNot: ['^lib/markets/', '^lib/platform/(?:url|result)'],
        reachable: true,
      },
    ),
    rule('every import is found', { path: '^(?:app|components|lib|scripts|middleware)' }, { couldNotResolve: true }),
  ],
};
