ALTER TABLE "offer_entry" DROP CONSTRAINT "offer_entry_offer_id_offer_id_fk";
--> statement-breakpoint
ALTER TABLE "offer_posting" DROP CONSTRAINT "offer_posting_no_offer_entry_no_fk";--> statement-breakpoint
DROP TRIGGER offer_entry_left ON offer_entry;--> statement-breakpoint
DROP TRIGGER offer_entry_company ON offer_entry;--> statement-breakpoint
-- For a statement on a table of search rows: the kind of its records, the event, the column that names them. What is put
-- together at run time would be planned each time.
CREATE OR REPLACE FUNCTION search_tell_news() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER offer_entry_changed AFTER UPDATE ON offer_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('offers', 'changed', 'offer_id');--> statement-breakpoint
-- Planned once a connection: planning took several times as long as what it does for one record. An offer that is found
-- already keeps its row and its number, so that no page that somebody reads on from moves.
CREATE OR REPLACE FUNCTION index_offer(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  heard text[];
BEGIN
  PERFORM search_lock('offer', ids);
  DELETE FROM offer_posting WHERE no IN (SELECT no FROM offer_entry WHERE offer_id = ANY (ids));
  DELETE FROM offer_entry AS e WHERE offer_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM offer AS o JOIN company AS c ON c.id = o.company_id AND c.status = 'confirmed'
    WHERE o.id = e.offer_id AND o.status = 'published'
  );
  INSERT INTO offer_entry (offer_id, company_id, study_interest_id, published_at, deadline, name_de, name_en,
      search_name, years, free_years, qualifications, minimum_grade, card, summary)
    SELECT offer_id, company_id, study_interest_id, published_at, deadline, name_de, name_en, search_name, years,
      free_years, qualifications, minimum_grade, card, summary
    FROM (SELECT * FROM offer_entry_source WHERE offer_id = ANY (ids) ORDER BY offer_id) AS source
    ON CONFLICT (offer_id) DO UPDATE SET
      (company_id, study_interest_id, published_at, deadline, name_de, name_en, search_name, years,
       free_years, qualifications, minimum_grade, card, summary) =
      (excluded.company_id, excluded.study_interest_id, excluded.published_at, excluded.deadline, excluded.name_de,
       excluded.name_en, excluded.search_name, excluded.years, excluded.free_years, excluded.qualifications,
       excluded.minimum_grade, excluded.card, excluded.summary);
  WITH source AS MATERIALIZED (
    SELECT offer_id, no, position, matchable, cut FROM offer_entry_text_source WHERE offer_id = ANY (ids)
  ), written AS (
    INSERT INTO offer_entry_text (no, offer_id, position, matchable, words)
      SELECT no, offer_id, position, matchable, search_stems(cut) FROM source
      ON CONFLICT (no) DO UPDATE SET
        (position, matchable, words) = (excluded.position, excluded.matchable, excluded.words)
  )
  SELECT array_agg(word) INTO heard FROM source, unnest(search_words(cut)) AS word;
  PERFORM search_learn('offer', heard);
  INSERT INTO offer_posting (interest, place, no, company, at, deadline, grade, course, years, free, qualifications,
      cell, town, x, y, z)
    SELECT interest, place, no, company, at, deadline, grade, course, years, free, qualifications, cell, town, x, y, z
    FROM offer_posting_source WHERE offer_id = ANY (ids);
END $$;
