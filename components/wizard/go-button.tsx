import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The one coral button of a step: it submits and leads on. */
export function GoButton({ children, busy, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button busy={busy} size="large" type="submit" wide {...rest}>
      {children}
      {!busy && <Icon flip name="arrow-right" />}
    </Button>
  );
}
