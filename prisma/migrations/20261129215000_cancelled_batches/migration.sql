-- AlterEnum
ALTER TYPE "CompanyActionKind" ADD VALUE 'cancelled';
