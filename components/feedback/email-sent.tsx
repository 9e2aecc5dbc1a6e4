import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type EmailSentProps = {
  /** Says where the e-mail goes. */
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** What a dialog shows once the e-mail that it asked about is on its way. */
export function EmailSent({ children, closeLabel, onClose }: EmailSentProps) {
  return (
    <div className="grid gap-5" role="status">
      <p>{children}</p>
      <Button onClick={onClose} fullWidth>
        {closeLabel}
      </Button>
    </div>
  );
}
