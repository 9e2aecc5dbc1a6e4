-- AlterEnum
ALTER TYPE "RefundReason" ADD VALUE 'left_group' BEFORE 'staff';
