-- A bit for each year since 2000. Planned once a connection.
CREATE FUNCTION search_year_bits(years smallint[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$ BEGIN RETURN (
  SELECT coalesce(bit_or(1::bigint << (year - 2000)), 0) FROM unnest(years) AS year WHERE year BETWEEN 2000 AND 2062
); END $$;

-- What lists show of an offer: JSON in characters of one byte, in parts, since start years pass, locations are ordered by
-- their distance, and readers have a language. All but the locations are fields of an object, without its braces.
CREATE FUNCTION offer_card(o offer, c company) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT btrim(json_in_one_byte(row_to_json(card)::text), '{}') FROM (
    SELECT (SELECT row_to_json(own) FROM (SELECT c.id, c.name, c.town, c.logo_file_id IS NOT NULL AS "hasLogo") AS own)
        AS company,
      to_char(o.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishedAt", o.deadline, o.salary
  ) AS card
); END $$;
CREATE FUNCTION offer_card_years(offer_id uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT '"years":[' || coalesce(string_agg(row_to_json(one)::text, ',' ORDER BY year), '')
    || '],"freePlaces":' || coalesce(sum(free), 0)
  FROM (SELECT y.year, y.total, y.total - y.taken AS free FROM offer_year AS y WHERE y.offer_id = $1) AS one
); END $$;
CREATE FUNCTION offer_card_locations(offer_id uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT json_in_one_byte('[' || coalesce(string_agg(row_to_json(one)::text, ',' ORDER BY position, id), '') || ']')
  FROM offer_location AS l
  CROSS JOIN LATERAL (SELECT town, postal_code AS "postalCode", street, latitude, longitude) AS one WHERE l.offer_id = $1
); END $$;
CREATE FUNCTION offer_card_title(o offer, locale text) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  json_in_one_byte('"title":' || to_json(CASE WHEN locale = 'en' AND o.title_en <> '' THEN o.title_en ELSE o.title_de END)
    || CASE WHEN locale = 'en' AND o.title_en = '' THEN ',"titleLanguage":"de"' ELSE '' END
    || ',"studyInterest":' || coalesce((SELECT row_to_json(one)::text FROM (
      SELECT s.id::text, CASE WHEN locale = 'en' AND s.name_en <> '' THEN s.name_en ELSE s.name_de END AS name, s.degree
      FROM study_interest AS s WHERE s.id = o.study_interest_id) AS one), 'null'))
); END $$;

-- What the list of companies sums up of an offer, as short as it can be said: study interest, free places, locations.
CREATE FUNCTION offer_summary(o offer) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT json_build_array(o.study_interest_id,
    (SELECT coalesce(json_agg(json_build_array(year, total - taken) ORDER BY year), '[]')
      FROM offer_year WHERE offer_id = o.id),
    (SELECT coalesce(json_agg(json_build_array(town, latitude, longitude) ORDER BY position, id), '[]')
      FROM offer_location WHERE offer_id = o.id))::text
); END $$;

-- What `offer_entry` holds when it is true: every offer that may be found.
CREATE VIEW offer_entry_source AS
  SELECT o.id AS offer_id, o.company_id, o.study_interest_id, o.published_at, o.deadline,
    o.title_de AS name_de, coalesce(nullif(o.title_en, ''), o.title_de) AS name_en,
    search_cut(concat_ws(' ', o.title_de, o.title_en)) AS search_name,
    offered.years, offered.free_years, accepted.keys AS qualifications, o.minimum_grade, offer_card(o, c) AS card,
    offer_card_years(o.id) AS card_years, offer_card_locations(o.id) AS card_locations,
    offer_card_title(o, 'de') AS card_de, offer_card_title(o, 'en') AS card_en, offer_summary(o) AS summary
  FROM offer AS o
  JOIN company AS c ON c.id = o.company_id AND c.status = 'confirmed' AND NOT c.is_unattended
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

-- All that a text may find an offer by.
CREATE FUNCTION offer_text(o offer) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT concat_ws(E'\n', o.title_de, o.title_en,
    (SELECT concat_ws(E'\n', name_de, name_en) FROM study_interest WHERE id = o.study_interest_id),
    (SELECT concat_ws(E'\n', name, town) FROM company WHERE id = o.company_id),
    (SELECT string_agg(town, E'\n') FROM offer_location WHERE offer_id = o.id),
    o.description_de, o.description_en, o.tasks_de, o.tasks_en, o.benefits_de, o.benefits_en)
); END $$;

-- `matchable` is put together here, since a page of companies reads it of two hundred offers.
CREATE VIEW offer_entry_text_source AS
  SELECT o.id AS offer_id, e.no, compared.position,
    json_build_array(o.id, o.title_de, o.title_en, date_part('epoch', o.published_at) * 1000, compared.position)::text
      AS matchable,
    search_stems(search_cut(offer_text(o))) AS words, search_cut(offer_text(o)) AS cut
  FROM offer_entry AS e JOIN offer AS o ON o.id = e.offer_id
  CROSS JOIN LATERAL (SELECT match_position(o) AS position OFFSET 0) AS compared;

-- A row for each of the offer's locations and for its company's place, under its study interest and under 0; what they
-- share is worked out once.
CREATE VIEW offer_posting_source AS
  SELECT under.interest, place.place, e.no, search_person(e.company_id) AS company, e.published_at AS at, e.deadline,
    e.minimum_grade AS grade, e.study_interest_id AS course, bits.years, bits.free, bits.qualifications,
    coalesce(place.cell, -1) AS cell, place.town, place.x, place.y, place.z, e.offer_id
  FROM offer_entry AS e
  CROSS JOIN LATERAL (
    SELECT search_year_bits(e.years) AS years, search_year_bits(e.free_years) AS free,
      (SELECT coalesce(bit_or(1::bigint << code), 0) FROM search_code
        WHERE kind = 'qualification' AND key = ANY (e.qualifications)) AS qualifications
    OFFSET 0
  ) AS bits
  CROSS JOIN LATERAL (VALUES (0), (coalesce(e.study_interest_id, -1))) AS under (interest)
  CROSS JOIN LATERAL (
    SELECT row_number() OVER (ORDER BY l.position, l.id) - 1 AS place, search_cell(l.latitude, l.longitude) AS cell,
      search_town(l.town) AS town, l.x, l.y, l.z
    FROM (SELECT e.offer_id AS id) AS this LEFT JOIN offer_location AS l ON l.offer_id = this.id
    UNION ALL
    SELECT -1, c.cell, c.town, c.x, c.y, c.z FROM company_entry AS c
    WHERE c.company_id = e.company_id AND c.cell IS NOT NULL
  ) AS place;

-- Planned once a connection: planning took several times as long as what it does for one record. An offer that is found
-- already keeps its row and its number, so that no page that somebody reads on from moves.
CREATE FUNCTION index_offer(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  heard text[];
BEGIN
  PERFORM search_lock('offer', ids);
  DELETE FROM offer_posting WHERE no IN (SELECT no FROM offer_entry WHERE offer_id = ANY (ids));
  DELETE FROM offer_entry AS e WHERE offer_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM offer AS o JOIN company AS c ON c.id = o.company_id AND c.status = 'confirmed' AND NOT c.is_unattended
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
