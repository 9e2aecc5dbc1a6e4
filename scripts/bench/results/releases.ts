import type { Figure } from './figure';

/** The figures of one bench, and where they are from. */
export type Measured = {
  /** The command that measures them again. */
  readonly source: string;
  /** ISO time. */
  readonly measuredAt: string;
  readonly commit: string;
  /** Processor, cores and memory. */
  readonly machine: string;
  readonly figures: readonly Figure[];
};

/** A file of `docs/benchmarks`: the benches of one release by name. */
export type Release = {
  /** The day of the measurement, `2026-11-30`: the shop is deployed by commit and has no version numbers. */
  readonly day: string;
  readonly benches: Readonly<Record<string, Measured>>;
};

/** A figure beside the same figure of the release before. */
export type ComparedFigure = {
  readonly figure: Figure;
  readonly before: { readonly day: string; readonly value: number } | null;
};

/** A bench as it was measured last. */
export type ComparedBench = {
  readonly name: string;
  readonly day: string;
  readonly measured: Measured;
  readonly figures: readonly ComparedFigure[];
};

/** The newest measurement of a figure in some releases. */
function findBefore(releases: readonly Release[], bench: string, name: string): ComparedFigure['before'] {
  for (const { day, benches } of releases) {
    const value = benches[bench]?.figures.find((figure) => figure.name === name)?.value;
    if (value !== undefined && value !== null) return { day, value };
  }
  return null;
}

/**
 * Every bench with its newest figures, each beside the last one before: not every release measures every bench. In the
 * order of `names`; benches that exist no longer are left out.
 */
export function compareReleases(releases: readonly Release[], names: readonly string[]): readonly ComparedBench[] {
  const newestFirst = releases.toSorted((a, b) => b.day.localeCompare(a.day));
  return names.flatMap((name) => {
    const at = newestFirst.findIndex(({ benches }) => benches[name]);
    const release = newestFirst[at];
    const measured = release?.benches[name];
    if (!release || !measured) return [];
    const earlier = newestFirst.slice(at + 1);
    const figures = measured.figures.map((figure) => ({ figure, before: findBefore(earlier, name, figure.name) }));
    return [{ name, day: release.day, measured, figures }];
  });
}
