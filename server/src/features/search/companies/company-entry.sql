-- All that a text may find a company by: its courses too.
CREATE FUNCTION company_words(c company) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT concat_ws(E'\n', c.name, c.industry, c.town, c.description_de, c.description_en,
    (SELECT string_agg(DISTINCT concat_ws(E'\n', name_de, name_en), E'\n')
      FROM offer JOIN study_interest ON study_interest.id = offer.study_interest_id
      WHERE offer.company_id = c.id AND offer.status = 'published'))
); END $$;

CREATE VIEW company_entry_source AS
  SELECT c.id AS company_id, search_person(c.id) AS no, c.name, c.created_at, search_cut(c.name) AS search_name,
    search_cell(c.latitude, c.longitude) AS cell,
    (cos(radians(c.latitude)) * cos(radians(c.longitude)))::real AS x,
    (cos(radians(c.latitude)) * sin(radians(c.longitude)))::real AS y,
    sin(radians(c.latitude))::real AS z,
    search_town(c.town) AS town, search_vector(company_words(c)) AS words
  FROM company AS c WHERE c.status = 'confirmed';

-- Planned once a connection: planning took several times as long as what it does for one record.
CREATE FUNCTION index_company(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM search_lock('company', ids);
  DELETE FROM company_entry WHERE company_id = ANY (ids);
  INSERT INTO company_entry (company_id, no, name, created_at, search_name, cell, x, y, z, town, words)
    SELECT company_id, no, name, created_at, search_name, cell, x, y, z, town, words
    FROM company_entry_source WHERE company_id = ANY (ids);
  PERFORM search_learn('company', array_agg(company_words(c)))
    FROM company AS c JOIN company_entry AS e ON e.company_id = c.id WHERE e.company_id = ANY (ids);
END $$;
CREATE TRIGGER company_search AFTER INSERT OR UPDATE OR DELETE ON company
  FOR EACH ROW EXECUTE FUNCTION search_touch('company', 'id');
CREATE TRIGGER offer_search_company AFTER INSERT OR UPDATE OR DELETE ON offer
  FOR EACH ROW EXECUTE FUNCTION search_touch('company', 'company_id');
