import './breadcrumbs.css';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { Link } from '@/components/ui/link';

type BreadcrumbsProps = { readonly crumbs: readonly Crumb[]; readonly label: string };

/** The way from the door of the shop to this page. */
export function Breadcrumbs({ crumbs, label }: BreadcrumbsProps) {
  const here = crumbs.at(-1);
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            {crumb === here ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link href={crumb.path}>{crumb.name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
