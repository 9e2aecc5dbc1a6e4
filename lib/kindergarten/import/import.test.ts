import { describe, expect, it } from 'vitest';
import { guessName } from './guess-name';
import { matchColumns } from './match-columns';
import { parseTable } from './parse-table';
import { readChildren } from './read-children';

const TODAY = new Date('2026-11-23T12:00:00Z');
const read = (text: string, language: 'he' | 'en' | 'ar' | 'ru' = 'en', country: 'IL' | 'US' | 'KE' = 'IL') => {
  const table = parseTable(text);
  const options = { language, country, defaultGender: 'boy', defaultAge: 5, today: TODAY } as const;
  return readChildren(table, matchColumns(table), options);
};

describe('§5 class orders: a class list pasted from a spreadsheet, or a CSV file', () => {
  it('reads tabs, commas and semicolons, quoted cells and a byte-order mark', () => {
    const expected = [
      ['Name', 'Gender'],
      ['Levi, Maya', 'girl'],
    ];
    expect(parseTable('\uFEFFName,Gender\r\n"Levi, Maya",girl\r\n')).toEqual(expected);
    expect(parseTable('Name\tGender\nLevi, Maya\tgirl\n\n')).toEqual(expected);
    expect(parseTable('Name;Gender;\n"Levi, Maya";girl;')).toEqual(expected);
  });

  it.each([
    ['he', 'שם הילד\tמין\tגיל\nנועה כהן\tבת\t4', 'נועה כהן', 'girl', 4],
    ['he', 'שם פרטי,שם משפחה,מגדר\nאיתי,לוי,ז׳', 'איתי לוי', 'boy', 5],
    ['en', 'Full name,Boy/Girl,Age\nMaya Levi,F,6', 'Maya Levi', 'girl', 6],
    ['ar', 'الاسم\tالجنس\tالعمر\nنور\tأنثى\t٧', 'نور', 'girl', 7],
    ['ru', 'Имя;Пол;Дата рождения\nМаша;девочка;24.11.2021', 'Маша', 'girl', 4],
  ] as const)('matches the columns of a list in %s', (language, text, name, gender, age) => {
    expect(read(text, language)).toEqual([{ name, gender, age, faults: {}, duplicate: false }]);
  });

  it('finds names, genders and ages without headings', () => {
    const [first, second] = read('Maya\tgirl\t6\nDan\tboy\t4');
    expect(first).toMatchObject({ name: 'Maya', gender: 'girl', age: 6 });
    expect(second).toMatchObject({ name: 'Dan', gender: 'boy', age: 4 });
  });

  it('reads the month first in the United States', () => {
    expect(read('Name,Birthday\nMaya,11/24/2020', 'en', 'US')[0]?.age).toBe(5);
    expect(read('Name,Birthday\nMaya,24/11/2020', 'en', 'KE')[0]?.age).toBe(5);
  });

  it('keeps what cannot be read, names what is wrong, and takes the default instead', () => {
    const [child] = read('Name,Gender,Age\nM4ya,both,12');
    expect(child).toMatchObject({ name: 'M4ya', gender: 'boy', age: 5 });
    expect(child?.faults).toEqual({ name: 'name_letters_only', gender: 'gender_required', age: 'age_out_of_range' });
  });

  it('marks names that come twice, and leaves out rows without a name', () => {
    const children = read('Name,Age\nMaya,4\nmaya,5\n,6\nTotal children: 2,');
    expect(children.map(({ duplicate }) => duplicate)).toEqual([true, true, false]);
  });
});

describe('§5 bulk order: the name that a photo’s file tells', () => {
  it.each([
    ['IMG_1234.jpg', ''],
    ['WhatsApp Image 2026-11-23 at 10.11.12.jpeg', ''],
    ['PXL_20261123_101112345.jpg', ''],
    ['20261123_101112.jpg', ''],
    ['נועה כהן 2.jpeg', 'נועה כהן'],
    ['תמונה של נועה.jpg', 'נועה'],
    ['maya-levi_photo.HEIC', 'Maya Levi'],
    ['Anna (1).png', 'Anna'],
    ['маша.jpg', 'Маша'],
    ["Ng'ang'a.jpg", "Ng'ang'a"],
    ['نور.webp', 'نور'],
    ['a.jpg', ''],
  ])('%s: %s', (file, name) => expect(guessName(file)).toBe(name));
});
