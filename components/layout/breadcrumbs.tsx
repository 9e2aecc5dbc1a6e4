import type { Crumb } from '@/components/seo/breadcrumbs';
import { Link } from '@/components/ui/link';

type BreadcrumbsProps = { readonly crumbs: readonly Crumb[]; readonly label: string };

/** Breadcrumb navigation from the home page to this page. */
export function Breadcrumbs({ crumbs, label }: BreadcrumbsProps) {
  const current = crumbs.at(-1);
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb-list">
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            {crumb === current ? (
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
