import { NEW_ID, type UniqueCase } from './unique-case';

/** Unique indexes of classes and companies. */
export const GROUP_CASES: readonly UniqueCase[] = [
  {
    rule: 'kindergarten_orders_order_id_key',
    says: '§3: an order pays one class',
    table: 'kindergarten_orders',
    twin: `${NEW_ID}, 'class_token', NULL`,
    other: `'order_id', NULL`,
  },
  {
    rule: 'kindergarten_orders_class_token_key',
    says: 'rulings "Flow": a class link opens one class',
    table: 'kindergarten_orders',
    twin: `${NEW_ID}, 'order_id', NULL`,
    other: `'class_token', 'x'`,
  },
  {
    rule: 'kindergarten_children_book_id_key',
    says: '§3: a book has one hero',
    table: 'kindergarten_children',
    twin: `${NEW_ID}, 'file_sha256', NULL`,
    other: `'book_id', (SELECT id FROM books WHERE catalogue_id = 2)`,
  },
  {
    rule: 'kindergarten_children_kindergarten_id_file_sha256_key',
    says: '§5 bulk order: a file that was sent is not sent again',
    table: 'kindergarten_children',
    twin: `${NEW_ID}, 'book_id', (SELECT id FROM books WHERE catalogue_id = 2)`,
    other: `'file_sha256', 'y'`,
  },
  {
    rule: 'company_batches_order_id_key',
    says: '§3: an order pays one batch',
    table: 'company_batches',
    twin: `${NEW_ID}, 'link_token', 'x'`,
    other: `'order_id', NULL`,
  },
  {
    rule: 'company_batches_link_token_key',
    says: '§3: a shareable link opens one batch',
    table: 'company_batches',
    twin: `${NEW_ID}, 'order_id', NULL`,
    other: `'link_token', 'x'`,
  },
  {
    rule: 'company_submissions_book_id_key',
    says: '§3: a book belongs to one submission',
    table: 'company_submissions',
    twin: `${NEW_ID}, 'employee_phone', '+972503333333', 'token_hash', NULL`,
    other: `'book_id', NULL`,
  },
  {
    rule: 'company_submissions_batch_id_employee_phone_key',
    says: '§5: only one order per employee',
    table: 'company_submissions',
    twin: `${NEW_ID}, 'book_id', NULL, 'token_hash', NULL`,
    other: `'employee_phone', '+972503333333'`,
  },
  {
    rule: 'company_submissions_token_hash_key',
    says: "rulings 'Flow': an employee's own link opens one order",
    table: 'company_submissions',
    twin: `${NEW_ID}, 'book_id', NULL, 'employee_phone', '+972503333333'`,
    other: `'token_hash', 'y'`,
  },
];
