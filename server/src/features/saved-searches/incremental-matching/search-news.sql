-- For a statement on a table of search rows: the kind of its records, the event, the column that names them. What is put
-- together at run time would be planned each time.
CREATE FUNCTION search_tell_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[2] = 'applicant_id' THEN
    INSERT INTO search_news (kind, record_id, event) SELECT DISTINCT TG_ARGV[0], applicant_id, TG_ARGV[1] FROM touched;
  ELSIF TG_ARGV[2] = 'offer_id' THEN
    -- A company is found by its offers.
    INSERT INTO search_news (kind, record_id, event) SELECT DISTINCT TG_ARGV[0], offer_id, TG_ARGV[1] FROM touched
      UNION ALL SELECT DISTINCT 'companies', company_id, 'changed' FROM touched;
  ELSIF TG_ARGV[2] = 'company_id' THEN
    INSERT INTO search_news (kind, record_id, event) SELECT DISTINCT TG_ARGV[0], company_id, TG_ARGV[1] FROM touched;
  ELSE
    RAISE EXCEPTION 'search_tell_news knows no column %', TG_ARGV[2];
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER profile_entry_came AFTER INSERT ON profile_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('applicants', 'came', 'applicant_id');
CREATE TRIGGER profile_entry_changed AFTER UPDATE ON profile_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('applicants', 'changed', 'applicant_id');
CREATE TRIGGER offer_entry_came AFTER INSERT ON offer_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('offers', 'came', 'offer_id');
CREATE TRIGGER offer_entry_changed AFTER UPDATE ON offer_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('offers', 'changed', 'offer_id');
-- Rows of companies are deleted and made anew: what left before it came has only changed.
CREATE TRIGGER company_entry_left AFTER DELETE ON company_entry REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('companies', 'left', 'company_id');
CREATE TRIGGER company_entry_came AFTER INSERT ON company_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('companies', 'came', 'company_id');
