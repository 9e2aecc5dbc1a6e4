import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cpuSeconds } from '@/tests/prove/growth/usage';
import { printLine } from '../../cli';
import { fromRoot } from '../../paths';
import { findFreePort } from '../../ports';
import { startBaselineApp } from '../pages/baseline-app';
import { PAGE_PATHS } from '../pages/page-paths';
import { type BenchResult, type Figure, notMeasured, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { isQuick, measureInTurns, RUNS } from '../results/runs';
import type { BenchShop } from '../shop';
import { pinToCores, unpin } from './cores';
import { startNginx } from './nginx';
import { createText, loadPage, type PageBody } from './page-body';
import { sendRequests } from './send-requests';

const SECONDS = isQuick ? 1 : 3;
const CONNECTIONS = 16;
/** The entry pages, with a post in place of the list of posts. */
const PAGES = PAGE_PATHS.map((page) => page.replace(/\/blog$/, '/blog/reading-aloud')).slice(
  0,
  isQuick ? 2 : undefined,
);
const AIM = { atLeast: 0.9 } as const;
const NO_NGINX = 'nginx is not installed';

/** A server of the same page, and the processes whose computing counts. */
type Server = { readonly name: ServerName; readonly url: string; readonly pids: () => readonly number[] };
type ServerName = 'shop' | 'bare Next page of equal size' | 'nginx with the same HTML' | 'shop behind nginx';

const toFileName = (page: string): string => page.slice(1).replaceAll('/', '-');

/**
 * Requests that one core answers in a second. It counts what the server's processes computed: on a busy machine, or where
 * who asks is slower than who answers, the clock would tell less.
 */
async function measureServer({ url, pids }: Server): Promise<number> {
  const before = cpuSeconds(pids());
  const { requests, seconds } = await sendRequests({ url, seconds: SECONDS, connections: CONNECTIONS });
  const computed = cpuSeconds(pids()) - before;
  // Only Linux tells what a process computed.
  return requests / (computed > 0 ? computed : seconds);
}

type Servers = { readonly [Page in string]: readonly Server[] };

type Started = {
  readonly shop: BenchShop;
  readonly bare: { readonly url: string; readonly pid: number };
  readonly nginx: Awaited<ReturnType<typeof startNginx>>;
  /** Pages that the proxy has stored: it answers alone, and what the shop does beside it does not count. */
  readonly stored: Set<string>;
};

/** The servers of a page, with their names in the order of the figures. */
function listServers(page: string, { shop, bare, nginx, stored }: Started): readonly Server[] {
  const web = () => [shop.pids.get('web') ?? 0];
  return [
    { name: 'shop', url: shop.url + page, pids: web },
    { name: 'bare Next page of equal size', url: `${bare.url}/${toFileName(page)}`, pids: () => [bare.pid] },
    ...(nginx
      ? ([
          { name: 'nginx with the same HTML', url: `${nginx.filesUrl}/${toFileName(page)}.html`, pids: nginx.pids },
          {
            name: 'shop behind nginx',
            url: nginx.proxyUrl + page,
            pids: () => [...nginx.pids(), ...(stored.has(page) ? [] : web())],
          },
        ] as const)
      : []),
  ];
}

type Found = ReadonlyMap<string, readonly number[]>;
const toKey = (page: string, name: ServerName): string => `${page}: ${name}`;

/** The figures of a page; the two ratios are those of each round, in which the servers took turns. */
function listFigures(page: string, found: Found, remarks: Readonly<Record<string, string>>): readonly Figure[] {
  const list = (name: ServerName) => found.get(toKey(page, name));
  const toRequests = (name: ServerName) => {
    const all = list(name);
    const described = { unit: 'requests/s', ...(remarks[name] && { note: remarks[name] }) };
    return all ? toFigure(toKey(page, name), all, described) : notMeasured(toKey(page, name), described, NO_NGINX);
  };
  const toRatio = (of: ServerName, to: ServerName) => {
    const [one, other] = [list(of), list(to)];
    const name = `${page}: ${of} ÷ ${to}`;
    const described = { unit: '', aim: AIM };
    if (!one || !other) return notMeasured(name, described, NO_NGINX);
    return toFigure(
      name,
      one.map((value, round) => value / (other[round] ?? 0)),
      described,
    );
  };
  return [
    toRequests('shop'),
    toRequests('bare Next page of equal size'),
    toRatio('shop', 'bare Next page of equal size'),
    toRequests('nginx with the same HTML'),
    toRequests('shop behind nginx'),
    toRatio('shop behind nginx', 'nginx with the same HTML'),
  ];
}

/** Says how far the bare page is from the shop's in size, and whether the proxy may store the page. */
async function checkServers(page: string, body: PageBody, started: Started): Promise<Readonly<Record<string, string>>> {
  const remarks: Record<string, string> = {};
  for (const { name, url } of listServers(page, started)) {
    const { html } = await loadPage(url);
    if (name === 'bare Next page of equal size')
      remarks[name] = `HTML ${(Buffer.byteLength(html) / Buffer.byteLength(body.html)).toFixed(2)} of the shop's`;
    if (name === 'shop behind nginx') {
      const { cache } = await loadPage(url);
      if (cache === 'HIT') started.stored.add(page);
      else remarks[name] = `not stored by the proxy: ${body.cacheControl}`;
    }
  }
  return remarks;
}

/** The shop's pages, a bare app with pages of the same sizes, and nginx with the same files where it is installed. */
async function startServers(shop: BenchShop, bodies: ReadonlyMap<string, PageBody>): Promise<Started> {
  printLine('Building the baseline app ...');
  const texts = Object.fromEntries([...bodies].map(([page, { html }]) => [toFileName(page), createText(html)]));
  const dir = fromRoot('.data/bench/bare');
  const url = await startBaselineApp(dir, await findFreePort(), shop.recordProcess, texts);
  const { recordProcess } = shop;
  const nginx = await startNginx({ dir: fromRoot('.data/bench/nginx'), shopUrl: shop.url, recordProcess });
  for (const [page, { html, gzip }] of nginx ? bodies : []) {
    const file = path.join(nginx?.filesDir ?? '', `${toFileName(page)}.html`);
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, gzip);
  }
  return { shop, bare: { url, pid: shop.pids.get('bare') ?? 0 }, nginx, stored: new Set() };
}

/**
 * Requests per second on one core of each kind of page, beside a bare Next page of equal HTML size; and of the shop behind
 * nginx as a caching proxy, beside nginx with the same HTML as compressed files.
 */
export async function benchThroughput(shop: BenchShop): Promise<BenchResult> {
  const bodies = new Map<string, PageBody>();
  for (const page of PAGES) bodies.set(page, await loadPage(shop.url + page));
  const started = await startServers(shop, bodies);
  const servers: Servers = Object.fromEntries(PAGES.map((page) => [page, listServers(page, started)]));
  const pids = [...new Set(Object.values(servers).flatMap((all) => all.flatMap((server) => server.pids())))];
  pinToCores(pids, '0');
  try {
    const remarks = new Map<string, Readonly<Record<string, string>>>();
    for (const [page, body] of bodies) remarks.set(page, await checkServers(page, body, started));
    const subjects = new Map(
      Object.entries(servers).flatMap(([page, all]) =>
        all.map((server) => [toKey(page, server.name), () => measureServer(server)] as const),
      ),
    );
    printLine(`Asking ${subjects.size} servers of pages ${RUNS} times for ${SECONDS} s each ...`);
    // The first requests compile what the next ones run.
    if (!isQuick) await measureInTurns(subjects, 1);
    const found = await measureInTurns(subjects, RUNS);
    return toResult(PAGES.flatMap((page) => listFigures(page, found, remarks.get(page) ?? {})));
  } finally {
    unpin(pids);
  }
}
