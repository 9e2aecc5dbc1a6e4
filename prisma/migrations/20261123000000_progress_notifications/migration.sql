-- What a waiting browser follows is announced in the transaction that changes it, whoever writes it. A payload names a
-- row by its id, or the queue, and nothing else: no name, no address, no state. Postgres sends equal payloads of one
-- transaction once, and none of a transaction that is rolled back.

CREATE FUNCTION "notify_book_progress"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('progress', 'book:' || COALESCE(NEW."book_id", OLD."book_id"));
  RETURN NULL;
END
$$;

CREATE FUNCTION "notify_queue_progress"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('progress', 'queue');
  RETURN NULL;
END
$$;

CREATE FUNCTION "notify_order_progress"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('progress', 'order:' || NEW."id");
  RETURN NULL;
END
$$;

CREATE TRIGGER "book_tasks_progress" AFTER INSERT OR UPDATE OR DELETE ON "book_tasks"
  FOR EACH ROW EXECUTE FUNCTION "notify_book_progress"();
CREATE TRIGGER "redraws_progress" AFTER INSERT OR UPDATE OR DELETE ON "redraws"
  FOR EACH ROW EXECUTE FUNCTION "notify_book_progress"();
CREATE TRIGGER "illustrations_progress" AFTER INSERT OR DELETE ON "illustrations"
  FOR EACH ROW EXECUTE FUNCTION "notify_book_progress"();

-- Everybody in the queue moves up when a drawing begins or ends.
CREATE TRIGGER "book_tasks_queue" AFTER INSERT OR UPDATE OF "state" OR DELETE ON "book_tasks"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_queue_progress"();

CREATE TRIGGER "orders_progress" AFTER UPDATE OF "state", "paid_at", "production_failed_at" ON "orders"
  FOR EACH ROW EXECUTE FUNCTION "notify_order_progress"();
