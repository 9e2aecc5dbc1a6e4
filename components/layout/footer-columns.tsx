// A client component, so that the page's data carries only labels and URLs, not the markup. It needs no hydration.
'use client';

import { Link } from '@/components/ui/link';

type Column = readonly [title: string, links: readonly (readonly [label: string, href: string])[]];

/** Link columns of the footer. */
export function FooterColumns({ columns }: { readonly columns: readonly Column[] }) {
  return columns.map(([title, links]) => (
    <div key={title}>
      <h2 className="mb-1.5 font-ui text-body font-semibold tracking-normal">{title}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={href}>
            <Link className="footer-link" href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
