-- Keeps the sum of an account's unread messages (ADR 36), whatever changes them: a message, a reading, the archive, a
-- block, or a thread that is deleted.
CREATE FUNCTION sum_unread() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND NOT OLD.archived THEN
    change := change - OLD.unread;
  END IF;
  IF TG_OP <> 'DELETE' AND NOT NEW.archived THEN
    change := change + NEW.unread;
  END IF;
  UPDATE messaging_unread SET unread = unread + change WHERE account_id = coalesce(NEW.account_id, OLD.account_id);
  -- An account that goes takes its sum with it, before or after its threads.
  IF NOT FOUND AND TG_OP <> 'DELETE' THEN
    INSERT INTO messaging_unread AS sum (account_id, unread) VALUES (NEW.account_id, change)
    ON CONFLICT (account_id) DO UPDATE SET unread = sum.unread + change;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER thread_state_came AFTER INSERT ON thread_state
  FOR EACH ROW WHEN (NEW.unread <> 0 AND NOT NEW.archived) EXECUTE FUNCTION sum_unread();
CREATE TRIGGER thread_state_changed AFTER UPDATE OF unread, archived ON thread_state
  FOR EACH ROW WHEN ((OLD.unread, OLD.archived) IS DISTINCT FROM (NEW.unread, NEW.archived))
  EXECUTE FUNCTION sum_unread();
CREATE TRIGGER thread_state_left AFTER DELETE ON thread_state
  FOR EACH ROW WHEN (OLD.unread <> 0 AND NOT OLD.archived) EXECUTE FUNCTION sum_unread();
