-- The queue has a table of its own: everybody in it moves when one comes, begins or ends, whatever it is about.
DROP TRIGGER "book_tasks_queue" ON "book_tasks";
CREATE TRIGGER "queue_entries_progress" AFTER INSERT OR UPDATE OR DELETE ON "queue_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_queue_progress"();
