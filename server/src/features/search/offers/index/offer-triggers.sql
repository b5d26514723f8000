CREATE TRIGGER offer_search AFTER INSERT OR UPDATE OR DELETE ON offer
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'id');
CREATE TRIGGER offer_year_search AFTER INSERT OR UPDATE OR DELETE ON offer_year
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');
CREATE TRIGGER offer_location_search AFTER INSERT OR UPDATE OR DELETE ON offer_location
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');
CREATE TRIGGER offer_qualification_search AFTER INSERT OR UPDATE OR DELETE ON offer_qualification
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');
CREATE TRIGGER offer_document_search AFTER INSERT OR UPDATE OR DELETE ON offer_document
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');
CREATE TRIGGER offer_expertise_search AFTER INSERT OR UPDATE OR DELETE ON offer_expertise
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');
CREATE TRIGGER offer_language_search AFTER INSERT OR UPDATE OR DELETE ON offer_language
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');
CREATE TRIGGER offer_maths_module_search AFTER INSERT OR UPDATE OR DELETE ON offer_maths_module
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');

CREATE FUNCTION search_touch_offers_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id)
    SELECT 'offer', id FROM offer WHERE company_id = NEW.id AND status = 'published' ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER company_search_offers AFTER UPDATE ON company FOR EACH ROW
  WHEN ((OLD.status, OLD.is_unattended, OLD.name, OLD.town, OLD.latitude, OLD.longitude, OLD.logo_file_id)
    IS DISTINCT FROM (NEW.status, NEW.is_unattended, NEW.name, NEW.town, NEW.latitude, NEW.longitude, NEW.logo_file_id))
  EXECUTE FUNCTION search_touch_offers_of_company();

CREATE FUNCTION search_touch_offers_of_study_interest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id)
    SELECT 'offer', id FROM offer WHERE study_interest_id = NEW.id AND status = 'published'
    UNION SELECT 'company_courses', company_id FROM offer WHERE study_interest_id = NEW.id AND status = 'published'
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER study_interest_search_offers AFTER UPDATE OF name_de, name_en, degree ON study_interest FOR EACH ROW
  WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION search_touch_offers_of_study_interest();
