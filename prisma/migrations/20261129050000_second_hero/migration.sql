-- AlterTable
ALTER TABLE "books" ADD COLUMN     "second_age" INTEGER,
ADD COLUMN     "second_gender" "Gender",
ADD COLUMN     "second_name" TEXT;

ALTER TABLE "books"
  ADD CONSTRAINT books_second_name_length CHECK (char_length(second_name) BETWEEN 2 AND 150),
  ADD CONSTRAINT books_second_age CHECK (second_age BETWEEN 1 AND 10),
  ADD CONSTRAINT books_second_whole CHECK (num_nonnulls(second_name, second_gender, second_age) IN (0, 3));
