CREATE FUNCTION search_touch_profile_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id)
    SELECT DISTINCT 'profile', applicant_id FROM application
    WHERE type = 3 AND id IN (
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.application_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.application_id END)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER application_search_added AFTER INSERT ON application FOR EACH ROW
  WHEN (NEW.type = 3) EXECUTE FUNCTION search_touch('profile', 'applicant_id');
CREATE TRIGGER application_search_changed AFTER UPDATE ON application FOR EACH ROW
  WHEN (3 IN (OLD.type, NEW.type) AND OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION search_touch('profile', 'applicant_id');
CREATE TRIGGER application_search_removed AFTER DELETE ON application FOR EACH ROW
  WHEN (OLD.type = 3) EXECUTE FUNCTION search_touch('profile', 'applicant_id');
CREATE TRIGGER application_study_interest_search AFTER INSERT OR UPDATE OR DELETE ON application_study_interest
  FOR EACH ROW EXECUTE FUNCTION search_touch_profile_of_application();
CREATE TRIGGER application_place_search AFTER INSERT OR UPDATE OR DELETE ON application_place
  FOR EACH ROW EXECUTE FUNCTION search_touch_profile_of_application();
CREATE TRIGGER application_language_search AFTER INSERT OR UPDATE OR DELETE ON application_language
  FOR EACH ROW EXECUTE FUNCTION search_touch_profile_of_application();
CREATE TRIGGER application_attachment_search AFTER INSERT OR UPDATE OR DELETE ON application_attachment
  FOR EACH ROW EXECUTE FUNCTION search_touch_profile_of_application();

CREATE FUNCTION search_touch_profile_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id) SELECT 'profile', id FROM applicant WHERE account_id = NEW.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER account_search_profile AFTER UPDATE OF first_name, last_name, confirmed_at, hidden_at ON account FOR EACH ROW
  WHEN (NEW.type = 'applicant' AND OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION search_touch_profile_of_account();

CREATE TRIGGER applicant_image_search_profile AFTER UPDATE OF image_file_id ON applicant FOR EACH ROW
  WHEN (OLD.image_file_id IS DISTINCT FROM NEW.image_file_id) EXECUTE FUNCTION search_touch('profile', 'id');

CREATE FUNCTION search_touch_profile_of_study_interest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id)
    SELECT DISTINCT 'profile', applicant_id FROM profile_entry WHERE NEW.id = ANY (interests) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER study_interest_search_profile AFTER UPDATE ON study_interest FOR EACH ROW
  WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION search_touch_profile_of_study_interest();
