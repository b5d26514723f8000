ALTER TABLE "profile_entry" ADD COLUMN "courses_de" text;--> statement-breakpoint
ALTER TABLE "profile_entry" ADD COLUMN "courses_en" text;--> statement-breakpoint
-- The same JSON in characters of one byte, as `inOneByte` of the server makes it: all beyond U+00FF are escaped.
CREATE FUNCTION json_in_one_byte(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  wide text;
  code integer;
BEGIN
  IF value ~ '[^\u0001-\u00ff]' THEN
    FOR wide IN SELECT DISTINCT match[1] FROM regexp_matches(value, '[^\u0001-\u00ff]', 'g') AS match LOOP
      code := ascii(wide);
      value := replace(value, wide, CASE WHEN code < 65536 THEN '\u' || lpad(to_hex(code), 4, '0')
        ELSE '\u' || to_hex(55296 + (code - 65536) / 1024) || '\u' || to_hex(56320 + (code - 65536) % 1024) END);
    END LOOP;
  END IF;
  RETURN value;
END $$;
--> statement-breakpoint
-- A profile as lists show it, but for what depends on who looks: its distance, its match, the language of its courses.
-- The fields of a JSON object, without its braces.
CREATE OR REPLACE FUNCTION profile_card(source application, name text) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT btrim(json_in_one_byte(row_to_json(card)::text), '{}') FROM (
    SELECT source.applicant_id AS id, source.id AS "applicationId", name,
      CASE source.visibility WHEN 'open' THEN
        (SELECT image_file_id FROM applicant WHERE applicant.id = source.applicant_id) END AS image,
      CASE WHEN profile_shows(source, 'title') THEN source.title ELSE '' END AS title,
      array(SELECT own.name FROM application_place AS own WHERE application_id = source.id ORDER BY position) AS places,
      source.desired_years AS "desiredYears",
      (source.grade / 10.0)::numeric(2, 1) AS grade,
      source.qualification_key AS qualification,
      (SELECT round(avg((value ->> 'rating')::integer)) FROM jsonb_array_elements(source.module_additionals)
        WHERE (value ->> 'visible')::boolean) AS maths,
      to_char(source.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"
  ) AS card
); END $$;
--> statement-breakpoint
-- Planned once a connection: planning took several times as long as what it does for one record.
CREATE OR REPLACE FUNCTION index_profile(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  persons bigint[] := array(SELECT search_person(id) FROM unnest(ids) AS id);
  heard text[];
BEGIN
  PERFORM search_lock('profile', ids);
  DELETE FROM profile_posting WHERE no IN (SELECT no FROM profile_entry WHERE person = ANY (persons));
  DELETE FROM profile_entry WHERE person = ANY (persons)
    AND NOT EXISTS (SELECT FROM findable_profile WHERE id = application_id);

  INSERT INTO profile_entry AS entry (application_id, applicant_id, person, at, sort_name, grade, qualification,
    interests, years, languages, facets, card, courses_de, courses_en)
  SELECT source.id, source.applicant_id, search_person(source.applicant_id), date_trunc('milliseconds', updated_at),
    CASE visibility WHEN 'open' THEN last_name || ' ' || first_name END, grade, qualification_key,
    interest.chosen,
    desired_years,
    array(SELECT language_code || lower_level FROM application_language, generate_series(1, level) AS lower_level
      WHERE application_id = source.id ORDER BY position, lower_level),
    profile_facets(interest.chosen),
    profile_card(source, CASE visibility WHEN 'open' THEN first_name || ' ' || last_name END),
    json_in_one_byte('[' || in_german || ']'), json_in_one_byte('[' || in_english || ']')
  FROM findable_profile AS a JOIN application AS source ON source.id = a.id
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(one.id ORDER BY own.position), '{}') AS chosen,
      coalesce(string_agg('{"id":"' || one.id || '","name":' || to_json(name_de) || '}', ',' ORDER BY own.position), '')
        AS in_german,
      coalesce(string_agg('{"id":"' || one.id || '","name":' || to_json(coalesce(nullif(name_en, ''), name_de)) || '}', ','
        ORDER BY own.position), '') AS in_english
    FROM application_study_interest AS own JOIN study_interest AS one ON one.id = own.study_interest_id
    WHERE own.application_id = source.id
  ) AS interest
  WHERE a.applicant_id = ANY (ids)
  ON CONFLICT (application_id) DO UPDATE SET
    (at, sort_name, grade, qualification, interests, years, languages, facets, card, courses_de, courses_en) =
    (excluded.at, excluded.sort_name, excluded.grade, excluded.qualification, excluded.interests, excluded.years,
     excluded.languages, excluded.facets, excluded.card, excluded.courses_de, excluded.courses_en);

  -- A text that has not changed is not cut anew.
  WITH source AS MATERIALIZED (
    SELECT e.no, match_seeker(source) AS seeker, said.text, known.words
    FROM profile_entry AS e
    JOIN findable_profile AS a ON a.id = e.application_id
    JOIN application AS source ON source.id = a.id
    CROSS JOIN LATERAL profile_words(source, first_name, last_name) AS said (text)
    LEFT JOIN profile_text AS known ON known.no = e.no AND known.text = said.text
    WHERE e.person = ANY (persons)
  ), cut AS MATERIALIZED (SELECT *, CASE WHEN words IS NULL THEN search_cut(text) END AS cut FROM source
  ), written AS (
    INSERT INTO profile_text (no, seeker, text, words)
      SELECT no, seeker, text, coalesce(words, search_stems(cut)) FROM cut
      ON CONFLICT (no) DO UPDATE SET (seeker, text, words) = (excluded.seeker, excluded.text, excluded.words)
  )
  SELECT array_agg(word) INTO heard FROM cut, unnest(search_words(cut)) AS word;
  PERFORM search_learn('profile', heard);

  INSERT INTO profile_posting (interest, place, no, person, at, grade, qualification, years, documents, courses,
    cell, town, x, y, z)
  SELECT interest, coalesce(place.ordinal, 0), no, person, at, grade,
    (SELECT code FROM search_code WHERE kind = 'qualification' AND key = qualification),
    (SELECT coalesce(bit_or(1::bigint << (year - 2000)), 0) FROM unnest(years) AS year WHERE year BETWEEN 2000 AND 2062),
    (SELECT coalesce(bit_or(1 << code), 0) FROM search_code JOIN application_attachment own ON own.document_type_key = key
      WHERE kind = 'document' AND own.application_id = e.application_id),
    hashtextextended(facets::text, 0),
    coalesce(search_cell(latitude, longitude), -1), search_town(place.name), x, y, z
  FROM profile_entry AS e
  CROSS JOIN LATERAL unnest(0 || CASE interests WHEN '{}' THEN array[-1] ELSE interests END) AS interest
  LEFT JOIN LATERAL (
    SELECT *, row_number() OVER (ORDER BY position) - 1 AS ordinal FROM application_place
    WHERE application_id = e.application_id
  ) AS place ON true
  WHERE person = ANY (persons);
END $$;
--> statement-breakpoint
-- What is shown of each profile stays the same, so nobody is told of it.
ALTER TABLE profile_entry DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE profile_entry AS e SET
  card = profile_card(source, CASE source.visibility WHEN 'open' THEN first_name || ' ' || last_name END),
  courses_de = json_in_one_byte('[' || in_german || ']'),
  courses_en = json_in_one_byte('[' || in_english || ']')
FROM findable_profile AS a JOIN application AS source ON source.id = a.id
CROSS JOIN LATERAL (
  SELECT
    coalesce(string_agg('{"id":"' || one.id || '","name":' || to_json(name_de) || '}', ',' ORDER BY own.position), '')
      AS in_german,
    coalesce(string_agg('{"id":"' || one.id || '","name":' || to_json(coalesce(nullif(name_en, ''), name_de)) || '}', ','
      ORDER BY own.position), '') AS in_english
  FROM application_study_interest AS own JOIN study_interest AS one ON one.id = own.study_interest_id
  WHERE own.application_id = source.id
) AS interest
WHERE a.id = e.application_id;--> statement-breakpoint
ALTER TABLE profile_entry ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "profile_entry" ALTER COLUMN "courses_de" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_entry" ALTER COLUMN "courses_en" SET NOT NULL;
