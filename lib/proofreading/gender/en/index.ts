import { faultAt } from '../../checks/excerpt';
import type { Check } from '../../model';
import { mentionsIn } from './mentions';
import { wrongNouns } from './nouns';
import { wrongPronouns } from './pronouns';
import { pageOf } from './text';

/** English words about the hero in the other gender: pronouns that can only be the hero's, and nouns like “boy”. */
export const checkEnglish: Check = ({ text: raw, name, gender }) => {
  const { text, tokens } = pageOf(raw, name);
  const mentions = mentionsIn(tokens);
  const context = { tokens, mentions };
  const places = [...new Set([...wrongPronouns(context, gender), ...wrongNouns(context, gender)])].sort(
    (a, b) => a - b,
  );
  return places.flatMap((at) => {
    const token = tokens[at];
    return token ? [faultAt('gender_disagreement', text, token.start, token.end - token.start)] : [];
  });
};
