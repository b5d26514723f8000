-- A thread that began about an application is read by those of the company who may read its applications, also when the
-- application is deleted later.
CREATE FUNCTION mark_thread_about_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.about_application := NEW.about_application OR NEW.application_id IS NOT NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER thread_about_application BEFORE INSERT OR UPDATE OF application_id ON thread
  FOR EACH ROW EXECUTE FUNCTION mark_thread_about_application();

-- Who loses the permission has nothing left to read in them. The sum is locked first, as by all who change it (ADR 36).
CREATE FUNCTION clear_unread_about_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messaging_unread (account_id) VALUES (NEW.id)
  ON CONFLICT (account_id) DO UPDATE SET unread = excluded.unread WHERE false;
  UPDATE thread_state SET unread = 0
  FROM thread
  WHERE thread.id = thread_id AND about_application AND account_id = NEW.id AND unread <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER account_unread_about_applications AFTER UPDATE OF permissions ON account
  FOR EACH ROW
  WHEN (OLD.permissions @> ARRAY['company-profile-edit'] AND NOT NEW.permissions @> ARRAY['company-profile-edit'])
  EXECUTE FUNCTION clear_unread_about_applications();
