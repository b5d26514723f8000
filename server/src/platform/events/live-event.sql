-- Positions are given at the end of a transaction under a lock that is held until its commit: a reader that has seen a
-- position will never see a lower one appear, and none is left out. Notifications come in the same order.
CREATE FUNCTION live_event_number() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint;
  told text;
BEGIN
  UPDATE last_live_event SET position = position + 1 RETURNING position INTO given;
  UPDATE live_event SET position = given WHERE id = NEW.id;
  told := json_build_object('position', given, 'accountIds', NEW.account_ids, 'type', NEW.type, 'data', NEW.data);
  -- PostgreSQL's own limit; what is longer is read from the table.
  IF octet_length(told) >= 8000 THEN
    told := json_build_object('position', given);
  END IF;
  PERFORM pg_notify('tandem_events', told);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER live_event_number AFTER UPDATE ON live_event
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.position IS NULL) EXECUTE FUNCTION live_event_number();

-- Puts the numbering behind all that the transaction still has to do at its end: the index of the search waits for
-- locks of its own there, and two transactions would wait for each other.
CREATE FUNCTION live_event_defer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE live_event SET position = NULL WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER live_event_defer AFTER INSERT ON live_event
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION live_event_defer();
