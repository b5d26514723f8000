SELECT search_learn('company', array_agg(word)) FROM study_interest_words, unnest(words) AS word;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_study_interest() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE VIEW company_course_stems AS
  SELECT DISTINCT o.company_id, w.study_interest_id, w.stems
  FROM offer AS o JOIN study_interest_words AS w USING (study_interest_id) WHERE o.status = 'published';--> statement-breakpoint
CREATE OR REPLACE FUNCTION company_stems(own tsvector, id uuid) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  joined tsvector := own;
  course tsvector;
BEGIN
  FOR course IN SELECT stems FROM company_course_stems WHERE company_id = id ORDER BY study_interest_id LOOP
    joined := joined || course;
  END LOOP;
  RETURN joined;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_company(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_company_courses(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$ BEGIN
  PERFORM search_lock('company', ids);
  UPDATE company_entry_text AS t SET words = joined.words
  FROM (
    SELECT t.no, t.words AS before, company_stems(t.own_words, id) AS words
    FROM unnest(ids) AS id JOIN company_entry_text AS t ON t.no = search_person(id) OFFSET 0
  ) AS joined
  WHERE t.no = joined.no AND joined.before IS DISTINCT FROM joined.words;
END $$;
--> statement-breakpoint
DROP FUNCTION course_words;--> statement-breakpoint
DROP VIEW company_course_words;--> statement-breakpoint
ALTER TABLE "study_interest_words" DROP COLUMN "words";
