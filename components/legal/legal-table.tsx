import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/text';

type LegalTableProps = {
  /** Caption for screen readers; the visible heading says the same. */
  readonly caption: string;
  readonly head: string;
  readonly value: string;
  readonly rows: ReadonlyArray<{ readonly key: string; readonly head: ReactNode; readonly value: ReactNode }>;
};

/** A table with two columns. */
export function LegalTable({ caption, head, value, rows }: LegalTableProps) {
  return (
    <div className="rounded-card hairline border-edge bg-leaf px-4 py-2 shadow-1 sm:px-6">
      <table className="w-full border-collapse text-start">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className="text-ink-soft text-small">
          <tr>
            <th className="w-[42%] py-2.5 pe-4 text-start font-medium" scope="col">
              {head}
            </th>
            <th className="py-2.5 text-start font-medium" scope="col">
              {value}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="border-line hairline-top dashed align-top" key={row.key}>
              <th className="py-3 pe-4 text-start font-semibold" scope="row">
                {row.head}
              </th>
              <td className="py-3">{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
