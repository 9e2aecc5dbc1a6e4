import { EMPHATIC, POSSESSIVES, ROLES } from './data/adjectives';
import { adjectiveGender, type Grammatical } from './morphology';
import type { Token } from './text';

/** Words right before the name that belong to it, in the other gender: “маленький Маша”, “мой внук Вера”. */
export function findWrongAttributes(tokens: readonly Token[], wrong: Grammatical): readonly Token[] {
  return tokens.flatMap((token, at) => {
    if (token.name !== 'nominative' || !/[а-яё]$/u.test(token.word)) return [];
    const found: Token[] = [];
    for (let i = at - 1; i >= 0 && /^ *$/u.test(tokens[i + 1]?.before ?? ''); i--) {
      const one = tokens[i] as Token;
      const gender =
        ROLES.get(one.word) ?? POSSESSIVES.get(one.word) ?? EMPHATIC.get(one.word) ?? adjectiveGender(one.word);
      if (!gender) break;
      if (gender === wrong) found.push(one);
    }
    return found;
  });
}
