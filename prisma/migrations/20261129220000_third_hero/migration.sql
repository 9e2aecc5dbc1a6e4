-- AlterTable
ALTER TABLE "books" ADD COLUMN     "third_age" INTEGER,
ADD COLUMN     "third_gender" "Gender",
ADD COLUMN     "third_name" TEXT;

ALTER TABLE "books"
  ADD CONSTRAINT books_third_name_length CHECK (char_length(third_name) BETWEEN 2 AND 150),
  ADD CONSTRAINT books_third_age CHECK (third_age BETWEEN 1 AND 10),
  ADD CONSTRAINT books_third_whole CHECK (num_nonnulls(third_name, third_gender, third_age) IN (0, 3));
