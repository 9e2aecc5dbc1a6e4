-- AlterEnum
ALTER TYPE "CreditReason" ADD VALUE 'taken_back' BEFORE 'staff';
ALTER TYPE "CreditReason" ADD VALUE 'restored' BEFORE 'staff';
