import type { Gender } from '@/lib/catalogue';

export const IMPORT_COLUMNS = ['name', 'firstName', 'lastName', 'gender', 'age', 'birthDate'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Headings of class lists in the shop's languages, in lower case. */
export const COLUMN_WORDS: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: [
    ...['שם', 'שם מלא', 'שם הילד', 'שם הילדה', 'שם הילד/ה', 'שם ומשפחה', 'שם פרטי ומשפחה'],
    ...['name', 'full name', 'child', "child's name", 'child name', 'student', 'pupil'],
    ...['الاسم', 'الاسم الكامل', 'اسم الطفل', 'اسم الطفلة', 'اسم الطالب'],
    ...['имя', 'имя ребёнка', 'имя ребенка', 'фио', 'имя и фамилия', 'ребёнок', 'ребенок'],
  ],
  firstName: ['שם פרטי', 'first name', 'given name', 'الاسم الأول', 'الاسم الشخصي', 'личное имя'],
  lastName: ['שם משפחה', 'last name', 'surname', 'family name', 'اسم العائلة', 'العائلة', 'фамилия'],
  gender: ['מין', 'מגדר', 'בן/בת', 'בת/בן', 'gender', 'sex', 'boy/girl', 'الجنس', 'ذكر/أنثى', 'пол'],
  age: ['גיל', 'age', 'العمر', 'السن', 'возраст', 'лет'],
  birthDate: [
    ...['תאריך לידה', 'ת. לידה', 'ת.לידה', 'יום הולדת', 'birth date', 'date of birth', 'birthday', 'dob', 'birthdate'],
    ...['تاريخ الميلاد', 'تاريخ الولادة', 'дата рождения', 'день рождения'],
  ],
};

/** How class lists write boys and girls, in lower case. */
export const GENDER_WORDS: Readonly<Record<Gender, readonly string[]>> = {
  boy: [
    ...['בן', 'ילד', 'זכר', 'ז', "ז'", 'boy', 'male', 'm', 'b', 'son', 'he'],
    ...['ولد', 'صبي', 'ذكر', 'طفل', 'мальчик', 'м', 'муж', 'мужской', 'мал'],
  ],
  girl: [
    ...['בת', 'ילדה', 'נקבה', 'נ', "נ'", 'girl', 'female', 'f', 'g', 'daughter', 'she'],
    ...['بنت', 'فتاة', 'أنثى', 'انثى', 'طفلة', 'девочка', 'ж', 'жен', 'женский', 'дев'],
  ],
};
