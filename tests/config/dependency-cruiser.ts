import type { IForbiddenRuleType, IRuleSetType } from 'dependency-cruiser';

// The order of the house, lowest first. A domain of a row may use every row above it, and none of its own row.
export const ROWS = [
  ['capabilities'],
  ['markets', 'tracking'],
  ['prices', 'catalogue', 'photos', 'blog', 'support', 'accounts', 'partners', 'social-proof'],
  ['mails', 'book-alerts'],
  ['illustrator'],
  ['stories'],
  ['typesetting'],
  ['proofreading'],
  ['books'],
  ['payments'],
  ['orders'],
  ['fulfilment'],
  ['rewards'],
  ['kindergarten', 'company'],
  ['desk'],
];

const any = (names: readonly string[]) => `(?:${names.join('|')})`;
const DOMAINS = ROWS.flat();
const FLOOR = '^lib/(?:platform/|brand\\.ts$)';
const TESTS = '\\.test\\.tsx?$|/testing(?:/|\\.ts$)';
const DOOR = '(?:index|server)\\.ts$';
// What a test needs to build its world may stand higher; what runs may not.
const from = (path: string, pathNot: readonly string[] = []) => ({ path, pathNot: [TESTS, ...pathNot] });
const rule = (name: string, fromPart: IForbiddenRuleType['from'], to: Readonly<Record<string, unknown>>) =>
  ({ name, severity: 'error', from: fromPart, to }) as IForbiddenRuleType;

const lowerOnly = ROWS.flatMap((row, index) =>
  row.map((domain) =>
    rule(`1 use only lower domains: ${domain}`, from(`^lib/${domain}/`), {
      path: '^lib/',
      pathNot: [FLOOR, `^lib/${any([domain, ...ROWS.slice(0, index).flat()])}/`, '^lib/providers/[^/]+/port\\.ts$'],
    }),
  ),
);

export const ruleSet: IRuleSetType = {
  forbidden: [
    ...lowerOnly,
    rule(
      '1 every folder of lib has its row',
      { path: `^lib/(?!${any([...DOMAINS, 'platform', 'providers', 'wiring', 'client', 'i18n'])}/)[^/]+/` },
      {},
    ),
    ...DOMAINS.map((domain) =>
      rule(
        `1 enter ${domain} through its doors`,
        from('^(?:app|components|lib)/', [`^lib/${domain}/`, '^lib/wiring/']),
        {
          path: `^lib/${domain}/`,
          pathNot: [`^lib/${domain}/${DOOR}`],
        },
      ),
    ),
    rule('1 wiring enters by doors and jobs', from('^lib/wiring/', ['^lib/wiring/registry\\.ts$']), {
      path: `^lib/${any(DOMAINS)}/`,
      pathNot: [`^lib/[^/]+/(?:index|server|jobs)\\.ts$`],
    }),
    rule('1 only the registry loads handlers', from('^(?:app|components|lib)/', ['^lib/wiring/registry\\.ts$']), {
      path: '\\.handler\\.ts$',
    }),
    rule('1 platform is the floor', from('^lib/platform/'), { path: '^lib/', pathNot: [FLOOR] }),
    rule('1 no cycles', { path: '^(?:app|components|lib)/' }, { circular: true }),
    rule('2 know a provider by its port', from('^(?:app|components|lib)/', ['^lib/(?:wiring|providers)/']), {
      path: '^lib/providers/',
      pathNot: ['/port\\.ts$'],
    }),
    rule('2 providers know domains by their doors', from('^lib/providers/'), {
      path: '^lib/',
      pathNot: [FLOOR, '^lib/providers/', `^lib/${any(DOMAINS)}/${DOOR}`],
    }),
    rule('3 components/ui knows no domain', from('^components/ui/'), { path: '^(?:lib|app|components/(?!ui/))' }),
    rule('3 components load no server code', from('^components/'), {
      path: '/server\\.ts$|^lib/(?:wiring|platform/(?:db|env|jobs|http|log))|/repo\\.ts$',
    }),
    rule('3 the browser side of lib loads no server code', from('^lib/client/'), {
      path: '/server\\.ts$|^lib/(?:wiring|providers|platform/(?:db|env|jobs|http|log))',
    }),
    rule(
      '3 doors for the browser load no server code',
      from('^lib/[^/]+/index\\.ts$', ['^lib/(?:platform|providers|wiring)/']),
      {
        path: '^lib/platform/(?:db|env|jobs|http|log)|/(?:server|repo)\\.ts$',
        reachable: true,
      },
    ),
    rule('3 pages and components do not touch Prisma', from('^(?:app|components)/'), {
      path: '^lib/platform/db/|node_modules/(?:@prisma|pg|pg-boss)/',
    }),
    rule('3 only repositories touch Prisma', from(`^lib/${any(DOMAINS)}/`, ['/repo\\.ts$']), {
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
    rule('every import is found', { path: '^(?:app|components|lib|middleware)' }, { couldNotResolve: true }),
  ],
};
