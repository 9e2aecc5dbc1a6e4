import type { CatalogueBook } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';

type Role = NonNullable<CatalogueBook['relative']>['role'];

/** What children in the shop's markets call their grandparents, and dogs; English has Kenya's words too. */
export const SUGGESTIONS: Readonly<Record<Language, Readonly<Record<Role, readonly string[]>>>> = {
  he: {
    grandmother: ['סבתא', 'סבתוש', 'סאבתא', 'נונה', 'בובע', 'טאטע', 'מאמא'],
    grandfather: ['סבא', 'סבוש', 'סבאל׳ה', 'דדה', 'זיידע', 'ג׳דו'],
    dog: ['לקי', 'סימבה', 'לואי', 'בל', 'שוקו'],
  },
  en: {
    grandmother: ['Grandma', 'Nana', 'Granny', 'Gran', 'Mimi', 'Bubbe', 'Savta', 'Nyanya', 'Cucu', 'Shosh'],
    grandfather: ['Grandpa', 'Papa', 'Pop-Pop', 'Gramps', 'Grandad', 'Zayde', 'Saba', 'Babu', 'Guka'],
    dog: ['Buddy', 'Luna', 'Max', 'Bella', 'Simba'],
  },
  ar: {
    grandmother: ['تيتا', 'ستّي', 'جدّتي', 'تاتا', 'نانا'],
    grandfather: ['جدّو', 'سيدو', 'سيدي', 'جدّي'],
    dog: ['لاكي', 'سيمبا', 'روكي', 'بيلا'],
  },
  ru: {
    grandmother: ['бабушка', 'бабуля', 'бабуся', 'баба', 'ба'],
    grandfather: ['дед', 'дедушка', 'дедуля', 'деда'],
    dog: ['Шарик', 'Рекс', 'Белка', 'Жучка', 'Барон'],
  },
};
