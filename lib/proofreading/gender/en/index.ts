import { createFault } from '../../checks/excerpt';
import type { PageCheck } from '../../model';
import { findMentions } from './mentions';
import { findWrongNouns } from './nouns';
import { findWrongPronouns } from './pronouns';
import { parsePage } from './text';

/** English words about the hero in the wrong gender: pronouns that can only refer to the hero, and nouns like “boy”. */
export const checkEnglish: PageCheck = ({ text: raw, name, gender }) => {
  const { text, tokens } = parsePage(raw, name);
  const mentions = findMentions(tokens);
  const context = { tokens, mentions };
  const places = [...new Set([...findWrongPronouns(context, gender), ...findWrongNouns(context, gender)])].sort(
    (a, b) => a - b,
  );
  return places.flatMap((at) => {
    const token = tokens[at];
    return token ? [createFault('gender_disagreement', text, token.start, token.end - token.start)] : [];
  });
};
