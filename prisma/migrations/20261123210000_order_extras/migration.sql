-- AlterEnum
ALTER TYPE "OrderKind" ADD VALUE 'extra' AFTER 'parent';
