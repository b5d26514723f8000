ALTER TABLE "offer_entry_text" ADD COLUMN "matchable" text;--> statement-breakpoint
DROP VIEW offer_entry_text_source;--> statement-breakpoint
-- `matchable` is put together here, since a page of companies reads it of two hundred offers.
CREATE VIEW offer_entry_text_source AS
  SELECT o.id AS offer_id, e.no, compared.position,
    json_build_array(o.id, o.title_de, o.title_en, date_part('epoch', o.published_at) * 1000, compared.position)::text
      AS matchable,
    search_stems(search_cut(offer_text(o))) AS words, search_cut(offer_text(o)) AS cut
  FROM offer_entry AS e JOIN offer AS o ON o.id = e.offer_id
  CROSS JOIN LATERAL (SELECT match_position(o) AS position OFFSET 0) AS compared;
--> statement-breakpoint
UPDATE offer_entry_text AS t SET matchable = source.matchable FROM offer_entry_text_source AS source WHERE source.no = t.no;--> statement-breakpoint
ALTER TABLE "offer_entry_text" ALTER COLUMN "matchable" SET NOT NULL;--> statement-breakpoint
-- What the list of companies sums up of an offer, as short as it can be said: study interest, free places, locations.
CREATE OR REPLACE FUNCTION offer_summary(o offer) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT json_build_array(o.study_interest_id,
    (SELECT coalesce(json_agg(json_build_array(year, total - taken) ORDER BY year), '[]')
      FROM offer_year WHERE offer_id = o.id),
    (SELECT coalesce(json_agg(json_build_array(town, latitude, longitude) ORDER BY position, id), '[]')
      FROM offer_location WHERE offer_id = o.id))::text
); END $$;
--> statement-breakpoint
-- Planned once a connection: planning took several times as long as what it does for one record.
CREATE OR REPLACE FUNCTION index_offer(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  -- An offer keeps its number, so that no page that somebody reads on from moves.
  numbers jsonb;
  heard text[];
BEGIN
  PERFORM search_lock('offer', ids);
  SELECT jsonb_object_agg(offer_id, no) INTO numbers FROM offer_entry WHERE offer_id = ANY (ids);
  DELETE FROM offer_entry WHERE offer_id = ANY (ids);
  INSERT INTO offer_entry (offer_id, no, company_id, study_interest_id, published_at, deadline, name_de, name_en,
      search_name, years, free_years, qualifications, minimum_grade, card, summary)
    OVERRIDING SYSTEM VALUE
    SELECT offer_id, coalesce((numbers ->> offer_id::text)::integer, nextval('offer_entry_no_seq')), company_id,
      study_interest_id, published_at, deadline, name_de, name_en, search_name, years, free_years, qualifications,
      minimum_grade, card, summary
    FROM (SELECT * FROM offer_entry_source WHERE offer_id = ANY (ids) ORDER BY offer_id) AS source;
  WITH source AS MATERIALIZED (
    SELECT offer_id, no, position, matchable, cut FROM offer_entry_text_source WHERE offer_id = ANY (ids)
  ), written AS (
    INSERT INTO offer_entry_text (no, offer_id, position, matchable, words)
      SELECT no, offer_id, position, matchable, search_stems(cut) FROM source
  )
  SELECT array_agg(word) INTO heard FROM source, unnest(search_words(cut)) AS word;
  PERFORM search_learn('offer', heard);
  INSERT INTO offer_posting (interest, place, no, company, at, deadline, grade, course, years, free, qualifications,
      cell, town, x, y, z)
    SELECT interest, place, no, company, at, deadline, grade, course, years, free, qualifications, cell, town, x, y, z
    FROM offer_posting_source WHERE offer_id = ANY (ids);
END $$;
--> statement-breakpoint
UPDATE offer_entry AS e SET summary = offer_summary(o) FROM offer AS o WHERE o.id = e.offer_id;
