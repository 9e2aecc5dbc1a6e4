import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

type MakeBarProps = {
  /** Where the arrow leads: an address, or what to do. */
  readonly back: { readonly label: string } & ({ readonly href: string } | { readonly onBack: () => void });
  /** The step indicator or the book's title. */
  readonly children: ReactNode;
  /** The saved mark, or tools. */
  readonly end?: ReactNode;
  /** Over the light table the bar lets the wood through. */
  readonly glass?: boolean;
};

/** The quiet bar of the way to a book: back, where one is, whether it is saved. Works on server and client. */
export function MakeBar({ back, children, end, glass }: MakeBarProps) {
  const arrow = <Icon className="size-6" flip name="arrow-left" />;
  return (
    <header className="make-bar" data-glass={glass || undefined}>
      {'href' in back ? (
        <Link aria-label={back.label} className="icon-button" href={back.href}>
          {arrow}
        </Link>
      ) : (
        <button aria-label={back.label} className="icon-button" onClick={back.onBack} type="button">
          {arrow}
        </button>
      )}
      <div className="flex min-w-0 grow justify-center">{children}</div>
      <div className="flex min-w-11 items-center justify-end">{end}</div>
    </header>
  );
}
