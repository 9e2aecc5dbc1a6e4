import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

export type ContentsEntry = {
  readonly href: string;
  readonly title: string;
  /** Stands at the end of the line, where a book has its page numbers. */
  readonly note?: ReactNode;
  /** Set where the title is in another language than the page. */
  readonly lang?: string;
};

/** Lines of a table of contents: title, leader, note. */
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
