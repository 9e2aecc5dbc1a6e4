import { useTranslations } from 'next-intl';
import { ApprovalTicks } from '@/components/group/approval/approval-ticks';
import { useApproval } from '@/components/group/approval/use-approval';
import { useIsDrawn } from '@/components/group/book/book-pages';
import { Button } from '@/components/ui/button';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { sendJson } from '@/lib/client/api/send-json';
import type { OwnChild } from '@/lib/kindergarten';

type ApproveOwnProps = {
  readonly child: OwnChild;
  /** Of the child, in the API of the class link. */
  readonly path: string;
  readonly onApproved: () => Promise<unknown>;
};

/** The parent's word about the book: its words and pictures were looked at, or it is printed as it is drawn. */
export function ApproveOwn({ child: { bookId }, path, onApproved }: ApproveOwnProps) {
  const t = useTranslations('kindergarten.join.approve');
  const drawn = useIsDrawn(bookId);
  const approval = useApproval(async (json) => {
    await sendJson(`${path}/approval`, { method: 'PUT', json });
    await onApproved();
  });
  const { sending, send, submit } = approval;
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <ApprovalTicks
        approval={approval}
        drawn={drawn}
        images={t(drawn ? 'images' : 'imagesLater')}
        texts={t('texts')}
      />
      <Button fullWidth loading={sending} size="large" type="submit">
        {t('confirm')}
      </Button>
      <UnstyledButton
        className="text-link justify-self-center text-small"
        disabled={sending}
        onClick={() => void send({ asDrawn: true })}
        type="button"
      >
        {t('asDrawn')}
      </UnstyledButton>
    </form>
  );
}
