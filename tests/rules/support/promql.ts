import { parser } from '@prometheus-io/lezer-promql';

type Selector = { readonly metric: string; readonly labels: readonly string[] };
type Parsed = {
  /** Where the grammar of Prometheus does not go on, as offsets. */
  readonly faults: readonly number[];
  /** Series that the expression reads, with the labels that it asks for. */
  readonly selectors: readonly Selector[];
};

/** Reads an expression by Prometheus' own grammar. */
export function parsePromql(expr: string): Parsed {
  const faults: number[] = [];
  const selectors: { metric: string; labels: string[] }[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, name, from, to, node }) => {
      if (type.isError) faults.push(from);
      const text = expr.slice(from, to);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') selectors.push({ metric: text, labels: [] });
      if (name === 'LabelName' && node.parent?.name === 'UnquotedLabelMatcher') selectors.at(-1)?.labels.push(text);
    },
  });
  return { faults, selectors };
}
