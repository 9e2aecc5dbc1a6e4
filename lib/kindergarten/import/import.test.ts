import { describe, expect, it } from 'vitest';
import { guessName } from './guess-name';
import { matchColumns } from './match-columns';
import { parseTable } from './parse-table';
import { readChildren } from './read-children';

const TODAY = new Date('2026-11-23T12:00:00Z');
const read = (text: string, language: 'he' | 'en' | 'ar' | 'ru' = 'en', country: 'IL' | 'US' | 'KE' = 'IL') => {
  const table = parseTable(text);
  return readChildren(table, matchColumns(table), { language, country, today: TODAY });
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

  it.each(['sep=;\r\nName;Age\r\nMaya, Noa;4', '"sep=;"\nName;Age\nMaya, Noa;4', 'SEP=\t\nName\tAge\nMaya, Noa\t4'])(
    'takes the separator that the file names: %j',
    (text) =>
      expect(parseTable(text)).toEqual([
        ['Name', 'Age'],
        ['Maya, Noa', '4'],
      ]),
  );

  it('leaves out marks that nobody sees', () => {
    expect(parseTable('\u202bנועה\u202c\t\u2067בת\u2069\nאי\u200bתי\u00ad\tבן\u200f')).toEqual([
      ['נועה', 'בת'],
      ['איתי', 'בן'],
    ]);
  });

  it.each([
    ['he', 'שם הילד\tמין\tגיל\nנועה כהן\tבת\t4', 'נועה', 'נועה כהן', 'girl', 4],
    ['he', 'שם פרטי,שם משפחה,מגדר\nאיתי,לוי,ז׳', 'איתי', 'איתי לוי', 'boy', null],
    ['he', 'שם משפחה,שם,מגדר\nלוי,איתי,ז׳', 'איתי', 'איתי לוי', 'boy', null],
    ['en', 'Full name,Boy/Girl,Age\nMaya Levi,F,6', 'Maya', 'Maya Levi', 'girl', 6],
    ['en', 'Full name,Age\n"Levi, Maya",6', 'Maya', 'Maya Levi', null, 6],
    ['en', 'First name,Last name\nAnna Maria,Levi', 'Anna Maria', 'Anna Maria Levi', null, null],
    ['ar', 'الاسم\tالجنس\tالعمر\nنور\tأنثى\t٧', 'نور', '', 'girl', 7],
    ['ru', 'Имя;Пол;Дата рождения\nМаша;девочка;24.11.2021', 'Маша', '', 'girl', 4],
    ['ru', 'ФИО;Пол\nИванова Мария Петровна;ж', 'Мария', 'Мария Петровна Иванова', 'girl', null],
  ] as const)('matches the columns of a list in %s: %j', (language, text, name, fullName, gender, age) => {
    expect(read(text, language)).toEqual([{ name, fullName, gender, age, faults: {}, duplicate: false }]);
  });

  it('finds names, genders and ages without headings', () => {
    const [first, second] = read('Maya\tgirl\t6\nDan\tboy\t4');
    expect(first).toMatchObject({ name: 'Maya', gender: 'girl', age: 6 });
    expect(second).toMatchObject({ name: 'Dan', gender: 'boy', age: 4 });
  });

  it.each([
    ['headings below a title', 'Gan Shaked 2026\n\nTeacher: Dana,,\nName,Age\nMaya,4\nDan,5'],
    ['headings again on each page', 'Name,Age\nMaya,4\nName,Age\nDan,5'],
    ['a title without headings', 'Gan Shaked\nMaya,4\nDan,5'],
    ['empty columns before the list', ',,Name,Age\n,,Maya,4\n,,Dan,5'],
  ])('finds the children in a list with %s', (_, text) =>
    expect(read(text).map(({ name, age }) => [name, age])).toEqual([
      ['Maya', 4],
      ['Dan', 5],
    ]),
  );

  it.each([
    '1\tMaya Levi\n2\tDan Cohen\n3\tNoa Barak',
    '1. Maya Levi\n2. Dan Cohen\n3. Noa Barak',
    '1) Maya Levi\n2) Dan Cohen\n3) Noa Barak',
    '١\tMaya Levi\n٢\tDan Cohen\n٣\tNoa Barak',
    'Maya Levi\t7\nDan Cohen\t8\nNoa Barak\t9',
    '• Maya Levi\n• Dan Cohen\n• Noa Barak',
    '- Maya Levi\n- Dan Cohen\n- Noa Barak',
    '#,Name\n1,Maya Levi\n2,Dan Cohen\n3,Noa Barak',
  ])('running numbers are no ages, and no part of a name: %j', (text) =>
    expect(read(text).map(({ name, fullName, age, faults }) => [name, fullName, age, faults])).toEqual([
      ['Maya', 'Maya Levi', null, {}],
      ['Dan', 'Dan Cohen', null, {}],
      ['Noa', 'Noa Barak', null, {}],
    ]),
  );

  it.each([
    ['24-Nov-21', 4],
    ['43864', 6],
    ['November 24, 2021', 4],
    ['2021-11-24 00:00:00', 4],
    ['2021-11-24T00:00:00Z', 4],
    ['24 Nov 2021', 4],
    ['24 בנובמבר 2021', 4],
    ['24 نوفمبر 2021', 4],
    ['٢٤ تشرين الثاني ٢٠٢١', 4],
    ['24 ноября 2021 г.', 4],
    ['24 ноя 2021', 4],
    ['11/24/2021', 4],
    ['24.11.21', 4],
  ])('a date of birth gives the age, in whichever column: %s', (date, age) => {
    const row = date.includes(',') ? `"${date}"` : date;
    expect(read(`Name,Date of birth\nMaya,${row}`)[0]).toMatchObject({ age, faults: {} });
    expect(read(`Name,Age\nMaya,${row}`)[0]).toMatchObject({ age, faults: {} });
  });

  it('a date that can be read in two ways is read as the list writes the others, else as the country does', () => {
    const age = (text: string, country: 'IL' | 'US') => read(`Name,Birthday\nMaya,${text}`, 'en', country)[0]?.age;
    expect(age('01/12/2020', 'IL')).toBe(5);
    expect(age('01/12/2020', 'US')).toBe(6);
    expect(age('01/12/2020\nDan,11/24/2021', 'IL')).toBe(6);
    expect(age('01/12/2020\nDan,24/11/2021', 'US')).toBe(5);
  });

  it('asks for an age that no date tells for sure', () => {
    const [first, second] = read('Name,Birthday\nMaya,01/12/2020\nNoa,03/02/2020\nDan,11/24/2021\nTom,24/11/2021');
    expect(first).toMatchObject({ age: null, faults: { age: { text: '01/12/2020', code: 'birth_date_unsure' } } });
    expect(second).toMatchObject({ age: 6, faults: {} });
    const hebrew = read('Name,Birthday\nMaya,כ״ד בכסלו')[0];
    expect(hebrew).toMatchObject({ age: null, faults: { age: { text: 'כ״ד בכסלו', code: 'birth_date_unsure' } } });
  });

  it('keeps what cannot be read, names what is wrong, and never makes a boy of it', () => {
    const [child] = read('Name,Gender,Age\nM4ya,both,12');
    expect(child).toMatchObject({ name: 'M4ya', gender: null, age: null });
    expect(child?.faults).toEqual({
      name: { text: 'M4ya', code: 'name_letters_only' },
      gender: { text: 'both', code: 'gender_required' },
      age: { text: '12', code: 'age_out_of_range' },
    });
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
