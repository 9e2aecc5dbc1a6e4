import { FormError } from '@/components/feedback/form-error';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { useErrorText } from '@/lib/client/api/error-text';
import type { useApproval } from './use-approval';

type ApprovalTicksProps = {
  readonly approval: ReturnType<typeof useApproval>;
  /** What is ticked: the words, the pictures. */
  readonly texts: string;
  readonly images: string;
  /** Pictures that are still drawn cannot be ticked. */
  readonly drawn?: boolean;
};

/** The two ticks before a group's book is printed, and why it was not approved. */
export function ApprovalTicks({ approval, texts, images, drawn = true }: ApprovalTicksProps) {
  const errorText = useErrorText();
  const { ticked, setTicked, missing, failure } = approval;
  return (
    <>
      <Checkbox
        aria-describedby="approval-note"
        checked={ticked.texts}
        onChange={({ target }) => setTicked({ ...ticked, texts: target.checked })}
      >
        {texts}
      </Checkbox>
      <Checkbox
        aria-describedby="approval-note"
        checked={ticked.images}
        disabled={!drawn}
        onChange={({ target }) => setTicked({ ...ticked, images: target.checked })}
      >
        {images}
      </Checkbox>
      <div>
        <FieldMessage error={missing && errorText('approval_required')} id="approval-note" />
        <FormError failure={failure} />
      </div>
    </>
  );
}
