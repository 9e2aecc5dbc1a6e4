-- A relative may be a pet, too, which is he or she.
ALTER TABLE "books" RENAME COLUMN "grandparent_name" TO "relative_name";
ALTER TABLE "books" RENAME CONSTRAINT books_grandparent_name_length TO books_relative_name_length;
ALTER TABLE "books" ADD COLUMN "relative_gender" "Gender";
