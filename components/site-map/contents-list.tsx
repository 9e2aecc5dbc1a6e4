import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

export type ContentsEntry = {
  readonly href: string;
  readonly title: string;
  /** Shown at the end of the line, such as a page number. */
  readonly note?: ReactNode;
  /** Set if the title's language differs from the page's. */
  readonly lang?: string;
};

/** A list like a table of contents: title, dotted line, note. */
export function ContentsList({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <ul className="grid">
      {entries.map(({ href, title, note, lang }) => (
        <li className="contents-line" key={href}>
          <Link href={href} hrefLang={lang} lang={lang}>
            {title}
          </Link>
          {note && (
            <>
              <span aria-hidden="true" className="contents-leader" />
              <span className="text-ink-soft text-small">{note}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
