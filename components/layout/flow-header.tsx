import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { UnstyledButton } from '@/components/ui/unstyled-button';

type FlowHeaderProps = {
  /** Target of the back arrow: a URL or a callback. */
  readonly back: { readonly label: string } & ({ readonly href: string } | { readonly onBack: () => void });
  /** The step indicator or the book's title. */
  readonly children: ReactNode;
  /** The saved indicator, or tools. */
  readonly actions?: ReactNode;
  /** Transparent, over the wooden table of the reader. */
  readonly transparent?: boolean;
};

/**
 * Header of the wizard, preview and checkout: back arrow, current step, saved indicator. Works on server and client.
 */
export function FlowHeader({ back, children, actions, transparent }: FlowHeaderProps) {
  const arrow = <Icon className="size-6" flip name="arrow-left" />;
  return (
    <header className="flow-header" data-glass={transparent || undefined}>
      {'href' in back ? (
        <Link aria-label={back.label} className="icon-button" href={back.href}>
          {arrow}
        </Link>
      ) : (
        <UnstyledButton aria-label={back.label} className="icon-button" onClick={back.onBack} type="button">
          {arrow}
        </UnstyledButton>
      )}
      <div className="flex min-w-0 grow justify-center">{children}</div>
      <div className="flex min-w-11 shrink-0 items-center justify-end">{actions}</div>
    </header>
  );
}
