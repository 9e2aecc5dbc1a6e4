import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { checkChildName, toNameError } from '@/lib/books';
import { ownChildSchema } from '@/lib/kindergarten';
import type { Language } from '@/lib/markets';

type NamedChild = { readonly name?: unknown; readonly nameKeptAsWritten?: unknown };

const checkName = ({ name, nameKeptAsWritten }: NamedChild, language: Language) =>
  checkChildName(String(name ?? ''), language, { keepAsWritten: nameKeptAsWritten === true });

/**
 * The form of a parent; the name has rules of its own, which depend on the language of the books. They are checked with
 * the other fields, so that everything that is missing is shown at once.
 */
export const createJoinFormSchema = (language: Language) =>
  ownChildSchema.refine((child) => checkName(child, language).ok, {
    path: ['name'],
    when: ({ value }) => ownChildSchema.shape.name.safeParse((value as NamedChild).name).success,
    error: ({ input }) => {
      const checked = checkName(input as NamedChild, language);
      return checked.ok ? undefined : toNameError(checked);
    },
  });

export type JoinInput = z.input<ReturnType<typeof createJoinFormSchema>>;
export type JoinValues = z.output<ReturnType<typeof createJoinFormSchema>>;

/** Checks the form of a parent for books in a language. */
export const createJoinResolver = (language: Language) => zodResolver(createJoinFormSchema(language));
