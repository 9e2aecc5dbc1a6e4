import { reachesAim } from './figure';
import { formatAim, formatNumber } from './format';
import type { ComparedBench, ComparedFigure } from './releases';

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** `+4 %` in comparison with the release before. */
function formatChange(value: number, before: number): string {
  if (before === 0) return value === 0 ? '0 %' : '';
  const percent = Math.round((value / before - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

function renderRow({ figure, before }: ComparedFigure): string {
  const { name, unit, value, spread, aim, note } = figure;
  const reached = reachesAim(figure);
  const cells = [
    reached === false ? `**${name}**` : name,
    value === null ? 'not measured' : `${formatNumber(value)}${unit && ` ${unit}`}`,
    spread ? `${formatNumber(spread[0])} to ${formatNumber(spread[1])}` : '',
    aim ? formatAim(aim) : '',
    reached === null ? '' : reached ? 'yes' : '**no**',
    before ? `${formatNumber(before.value)} (${before.day})` : '',
    before && value !== null ? formatChange(value, before.value) : '',
    note ?? '',
  ];
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

const HEAD = '| figure | median | runs from … to | aim | reached | before | change | note |';

function renderBench({ name, day, measured, figures }: ComparedBench, hasChart: boolean): string {
  const { source, machine, commit } = measured;
  return [
    `## ${name}`,
    '',
    `\`${source}\`, ${day}, commit ${commit.slice(0, 9)}, ${machine}`,
    '',
    ...(hasChart ? [`![Figures of ${name} as parts of their aims](charts/${name}.svg)`, ''] : []),
    HEAD,
    `|${' --- |'.repeat(8)}`,
    ...figures.map(renderRow),
  ].join('\n');
}

/** How many figures of a bench reach their aims, and how many do not. */
function renderSummary({ name, day, figures }: ComparedBench): string {
  const count = (reached: boolean) => figures.filter(({ figure }) => reachesAim(figure) === reached).length;
  const missed = count(false);
  return `| [${name}](#${name}) | ${day} | ${count(true)} | ${missed > 0 ? `**${missed}**` : 0} |`;
}

/** The page of `docs/benchmarks` in Markdown; `charts` names the benches that have a chart. */
export const renderPage = (benches: readonly ComparedBench[], charts: ReadonlySet<string>): string =>
  `${[
    '# Benchmarks',
    '',
    '`npm run bench` writes this page from the files beside it, one per day of measurement: the newest figures of each',
    'bench, its aims, and the measurement before. A chart shows how much of its aim a figure uses up: a bar that ends left',
    'of the line reaches it; the thin line at its end is the spread of the runs, the tick the measurement before.',
    '',
    '| bench | measured | figures that reach their aims | that do not |',
    `|${' --- |'.repeat(4)}`,
    ...benches.map(renderSummary),
    '',
    benches.map((bench) => renderBench(bench, charts.has(bench.name))).join('\n\n'),
  ].join('\n')}\n`;
