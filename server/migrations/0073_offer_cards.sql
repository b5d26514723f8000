ALTER TABLE "offer_entry" ADD COLUMN "card_years" text;--> statement-breakpoint
ALTER TABLE "offer_entry" ADD COLUMN "card_locations" text;--> statement-breakpoint
ALTER TABLE "offer_entry" ADD COLUMN "card_de" text;--> statement-breakpoint
ALTER TABLE "offer_entry" ADD COLUMN "card_en" text;--> statement-breakpoint
-- What lists show of an offer: JSON in characters of one byte, in parts, since start years pass, locations are ordered by
-- their distance, and readers have a language. All but the locations are fields of an object, without its braces.
CREATE OR REPLACE FUNCTION offer_card(o offer, c company) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT btrim(json_in_one_byte(row_to_json(card)::text), '{}') FROM (
    SELECT (SELECT row_to_json(own) FROM (SELECT c.id, c.name, c.town, c.logo_file_id IS NOT NULL AS "hasLogo") AS own)
        AS company,
      to_char(o.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishedAt", o.deadline, o.salary
  ) AS card
); END $$;
--> statement-breakpoint
CREATE FUNCTION offer_card_years(offer_id uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT '"years":[' || coalesce(string_agg(row_to_json(one)::text, ',' ORDER BY year), '')
    || '],"freePlaces":' || coalesce(sum(free), 0)
  FROM (SELECT y.year, y.total, y.total - y.taken AS free FROM offer_year AS y WHERE y.offer_id = $1) AS one
); END $$;
--> statement-breakpoint
CREATE FUNCTION offer_card_locations(offer_id uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT json_in_one_byte('[' || coalesce(string_agg(row_to_json(one)::text, ',' ORDER BY position, id), '') || ']')
  FROM offer_location AS l
  CROSS JOIN LATERAL (SELECT town, postal_code AS "postalCode", street, latitude, longitude) AS one WHERE l.offer_id = $1
); END $$;
--> statement-breakpoint
CREATE FUNCTION offer_card_title(o offer, locale text) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  json_in_one_byte('"title":' || to_json(CASE WHEN locale = 'en' AND o.title_en <> '' THEN o.title_en ELSE o.title_de END)
    || CASE WHEN locale = 'en' AND o.title_en = '' THEN ',"titleLanguage":"de"' ELSE '' END
    || ',"studyInterest":' || coalesce((SELECT row_to_json(one)::text FROM (
      SELECT s.id::text, CASE WHEN locale = 'en' AND s.name_en <> '' THEN s.name_en ELSE s.name_de END AS name, s.degree
      FROM study_interest AS s WHERE s.id = o.study_interest_id) AS one), 'null'))
); END $$;
--> statement-breakpoint
DROP VIEW offer_entry_source;
--> statement-breakpoint
-- What `offer_entry` holds when it is true: every offer that may be found.
CREATE VIEW offer_entry_source AS
  SELECT o.id AS offer_id, o.company_id, o.study_interest_id, o.published_at, o.deadline,
    o.title_de AS name_de, coalesce(nullif(o.title_en, ''), o.title_de) AS name_en,
    search_cut(concat_ws(' ', o.title_de, o.title_en)) AS search_name,
    offered.years, offered.free_years, accepted.keys AS qualifications, o.minimum_grade, offer_card(o, c) AS card,
    offer_card_years(o.id) AS card_years, offer_card_locations(o.id) AS card_locations,
    offer_card_title(o, 'de') AS card_de, offer_card_title(o, 'en') AS card_en, offer_summary(o) AS summary
  FROM offer AS o
  JOIN company AS c ON c.id = o.company_id AND c.status = 'confirmed'
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(year ORDER BY year), '{}') AS years,
      coalesce(array_agg(year ORDER BY year) FILTER (WHERE taken < total), '{}') AS free_years
    FROM offer_year WHERE offer_id = o.id
  ) AS offered
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(qualification_key ORDER BY qualification_key), '{}') AS keys
    FROM offer_qualification WHERE offer_id = o.id
  ) AS accepted
  WHERE o.status = 'published';
--> statement-breakpoint
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
      search_name, years, free_years, qualifications, minimum_grade, card, card_years, card_locations, card_de, card_en,
      summary)
    SELECT offer_id, company_id, study_interest_id, published_at, deadline, name_de, name_en, search_name, years,
      free_years, qualifications, minimum_grade, card, card_years, card_locations, card_de, card_en, summary
    FROM (SELECT * FROM offer_entry_source WHERE offer_id = ANY (ids) ORDER BY offer_id) AS source
    ON CONFLICT (offer_id) DO UPDATE SET
      (company_id, study_interest_id, published_at, deadline, name_de, name_en, search_name, years,
       free_years, qualifications, minimum_grade, card, card_years, card_locations, card_de, card_en, summary) =
      (excluded.company_id, excluded.study_interest_id, excluded.published_at, excluded.deadline, excluded.name_de,
       excluded.name_en, excluded.search_name, excluded.years, excluded.free_years, excluded.qualifications,
       excluded.minimum_grade, excluded.card, excluded.card_years, excluded.card_locations, excluded.card_de,
       excluded.card_en, excluded.summary);
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
--> statement-breakpoint
DROP TRIGGER study_interest_search_offers ON study_interest;
--> statement-breakpoint
CREATE TRIGGER study_interest_search_offers AFTER UPDATE OF name_de, name_en, degree ON study_interest FOR EACH ROW
  WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION search_touch_offers_of_study_interest();
--> statement-breakpoint
-- What is shown of each offer stays the same, so nobody is told of it.
ALTER TABLE offer_entry DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE offer_entry AS e SET card = offer_card(o, c), card_years = offer_card_years(o.id),
  card_locations = offer_card_locations(o.id), card_de = offer_card_title(o, 'de'), card_en = offer_card_title(o, 'en')
FROM offer AS o JOIN company AS c ON c.id = o.company_id WHERE o.id = e.offer_id;
--> statement-breakpoint
ALTER TABLE offer_entry ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "offer_entry" ALTER COLUMN "card_years" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_entry" ALTER COLUMN "card_locations" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_entry" ALTER COLUMN "card_de" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_entry" ALTER COLUMN "card_en" SET NOT NULL;
