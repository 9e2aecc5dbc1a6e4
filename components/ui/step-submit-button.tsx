import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Primary button of a step: submits the form and goes on. */
export function StepSubmitButton({ children, loading, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button loading={loading} size="large" type="submit" fullWidth {...rest}>
      {children}
      {!loading && <Icon flip name="arrow-right" />}
    </Button>
  );
}
