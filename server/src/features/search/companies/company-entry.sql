-- What a text may find a company by: this, and the names of its courses, which are cut once for all of them.
CREATE FUNCTION company_text(c company) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', c.name, c.industry, c.town, c.description_de, c.description_en)
$$;

-- The words of a study interest join the vocabulary of companies when it is named, not when a company publishes an offer:
-- that would take most of the time of `index_company_courses`. No foreign key, which would count as a use of it.
CREATE FUNCTION search_study_interest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cut text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM study_interest_words WHERE study_interest_id = OLD.id;
    RETURN NULL;
  END IF;
  cut := search_cut(concat_ws(E'\n', NEW.name_de, NEW.name_en));
  INSERT INTO study_interest_words (study_interest_id, stems) VALUES (NEW.id, search_stems(cut))
    ON CONFLICT (study_interest_id) DO UPDATE SET stems = excluded.stems;
  PERFORM search_learn('company', search_words(cut));
  RETURN NULL;
END $$;
CREATE TRIGGER study_interest_search_words AFTER INSERT OR DELETE OR UPDATE OF name_de, name_en ON study_interest
  FOR EACH ROW EXECUTE FUNCTION search_study_interest();

CREATE VIEW company_course_stems AS
  SELECT DISTINCT o.company_id, w.study_interest_id, w.stems
  FROM offer AS o JOIN study_interest_words AS w USING (study_interest_id) WHERE o.status = 'published';

-- The stems of a company's own text together with those of its courses.
CREATE FUNCTION company_stems(own tsvector, id uuid) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  joined tsvector := own;
  course tsvector;
BEGIN
  FOR course IN SELECT stems FROM company_course_stems WHERE company_id = id ORDER BY study_interest_id LOOP
    joined := joined || course;
  END LOOP;
  RETURN joined;
END $$;

CREATE VIEW company_entry_source AS
  SELECT c.id AS company_id, search_person(c.id) AS no, c.name, c.created_at, search_cut(c.name) AS search_name,
    search_cell(c.latitude, c.longitude) AS cell,
    (cos(radians(c.latitude)) * cos(radians(c.longitude)))::real AS x,
    (cos(radians(c.latitude)) * sin(radians(c.longitude)))::real AS y,
    sin(radians(c.latitude))::real AS z,
    search_town(c.town) AS town
  FROM company AS c WHERE c.status = 'confirmed' AND NOT c.is_unattended;

CREATE VIEW company_entry_text_source AS
  SELECT c.id AS company_id, e.no, own.stems AS own_words, company_stems(own.stems, c.id) AS words, own.words AS heard
  FROM company_entry AS e JOIN company AS c ON c.id = e.company_id
  CROSS JOIN LATERAL (SELECT search_stems(cut) AS stems, search_words(cut) AS words FROM search_cut(company_text(c)) AS cut)
    AS own;

-- Planned once a connection: planning took several times as long as what it does for one record.
CREATE FUNCTION index_company(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  heard text[];
BEGIN
  PERFORM search_lock('company', ids);
  DELETE FROM company_entry WHERE company_id = ANY (ids);
  INSERT INTO company_entry (company_id, no, name, created_at, search_name, cell, x, y, z, town)
    SELECT company_id, no, name, created_at, search_name, cell, x, y, z, town
    FROM company_entry_source WHERE company_id = ANY (ids);
  WITH source AS MATERIALIZED (SELECT * FROM company_entry_text_source WHERE company_id = ANY (ids)
  ), written AS (
    INSERT INTO company_entry_text (no, own_words, words) SELECT no, own_words, words FROM source
  )
  SELECT array_agg(word) INTO heard FROM source, unnest(source.heard) AS word;
  PERFORM search_learn('company', heard);
END $$;

-- Where what they offer has changed, which changes nothing else of their rows.
CREATE FUNCTION index_company_courses(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$ BEGIN
  PERFORM search_lock('company', ids);
  UPDATE company_entry_text AS t SET words = joined.words
  FROM (
    SELECT t.no, t.words AS before, company_stems(t.own_words, id) AS words
    FROM unnest(ids) AS id JOIN company_entry_text AS t ON t.no = search_person(id) OFFSET 0
  ) AS joined
  WHERE t.no = joined.no AND joined.before IS DISTINCT FROM joined.words;
END $$;
CREATE TRIGGER company_search AFTER INSERT OR UPDATE OR DELETE ON company
  FOR EACH ROW EXECUTE FUNCTION search_touch('company', 'id');
CREATE TRIGGER offer_search_company AFTER INSERT OR DELETE ON offer
  FOR EACH ROW EXECUTE FUNCTION search_touch('company_courses', 'company_id');
CREATE TRIGGER offer_search_company_changed AFTER UPDATE ON offer FOR EACH ROW
  WHEN ((OLD.status, OLD.study_interest_id, OLD.company_id) IS DISTINCT FROM (NEW.status, NEW.study_interest_id, NEW.company_id))
  EXECUTE FUNCTION search_touch('company_courses', 'company_id');
