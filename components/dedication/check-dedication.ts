import { type AutosaveErrors, FORM_ERROR } from '@/components/feedback/use-autosave';
import { dedicationSchema } from '@/lib/books';

/** What is wrong with the text of a dedication. Its rules are loaded when the visitor touches the page. */
export function checkDedication(text: string): AutosaveErrors {
  const code = dedicationSchema.safeParse(text).error?.issues[0]?.message;
  return code ? { [FORM_ERROR]: code } : {};
}
