ALTER TABLE "thread" ADD COLUMN "about_application" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whether a thread whose applicant is gone was about an application is no longer known: it may have been.
UPDATE thread SET about_application = true
WHERE application_id IS NOT NULL OR (applicant_id IS NULL AND institution_location_key IS NULL);
--> statement-breakpoint
UPDATE thread_state SET unread = 0
FROM thread, account
WHERE thread.id = thread_id AND about_application AND account.id = account_id AND account.type = 'company'
  AND NOT account.permissions @> ARRAY['company-profile-edit'] AND unread <> 0;
--> statement-breakpoint
-- A thread that began about an application is read by those of the company who may read its applications, also when the
-- application is deleted later.
CREATE FUNCTION mark_thread_about_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.about_application := NEW.about_application OR NEW.application_id IS NOT NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER thread_about_application BEFORE INSERT OR UPDATE OF application_id ON thread
  FOR EACH ROW EXECUTE FUNCTION mark_thread_about_application();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER account_unread_about_applications AFTER UPDATE OF permissions ON account
  FOR EACH ROW
  WHEN (OLD.permissions @> ARRAY['company-profile-edit'] AND NOT NEW.permissions @> ARRAY['company-profile-edit'])
  EXECUTE FUNCTION clear_unread_about_applications();
