ALTER TABLE "profile_entry" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "profile_entry" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "profile_entry" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "profile_entry" DROP COLUMN "places";--> statement-breakpoint
ALTER TABLE "profile_entry" DROP COLUMN "maths";--> statement-breakpoint

-- A profile as lists show it, but for what depends on who looks: its distance, its match, the language of its courses,
-- which stand last so that their names can take their place.
CREATE FUNCTION profile_card(source application, name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT row_to_json(card)::text FROM (
    SELECT source.id, source.applicant_id AS "applicantId", name, source.title,
      array(SELECT own.name FROM application_place AS own WHERE application_id = source.id ORDER BY position) AS places,
      source.desired_years AS "desiredYears",
      (source.grade / 10.0)::numeric(2, 1) AS grade,
      source.qualification_key AS qualification,
      (SELECT round(avg((value ->> 'rating')::integer)) FROM jsonb_array_elements(source.module_additionals)
        WHERE (value ->> 'visible')::boolean) AS maths,
      to_char(source.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt",
      array(SELECT study_interest_id FROM application_study_interest WHERE application_id = source.id ORDER BY position)
        AS "studyInterests"
  ) AS card
$$;--> statement-breakpoint

-- No saved search is to hear of it.
ALTER TABLE profile_entry DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE profile_entry AS e
  SET card = profile_card(source, CASE source.visibility WHEN 'open' THEN first_name || ' ' || last_name END)
  FROM application AS source JOIN applicant ON applicant.id = source.applicant_id
  JOIN account ON account.id = applicant.account_id
  WHERE source.id = e.application_id;--> statement-breakpoint
ALTER TABLE profile_entry ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "profile_entry" ALTER COLUMN "card" SET NOT NULL;--> statement-breakpoint

CREATE OR REPLACE FUNCTION index_profile(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  persons bigint[] := array(SELECT search_person(id) FROM unnest(ids) AS id);
BEGIN
  PERFORM search_lock('profile', ids);
  DELETE FROM profile_posting WHERE no IN (SELECT no FROM profile_entry WHERE person = ANY (persons));
  DELETE FROM profile_entry WHERE person = ANY (persons)
    AND NOT EXISTS (SELECT FROM findable_profile WHERE id = application_id);

  INSERT INTO profile_entry AS entry (application_id, applicant_id, person, at, sort_name, grade, qualification,
    interests, years, languages, facets, card)
  SELECT source.id, source.applicant_id, search_person(source.applicant_id), date_trunc('milliseconds', updated_at),
    CASE visibility WHEN 'open' THEN last_name || ' ' || first_name END, grade, qualification_key,
    array(SELECT study_interest_id FROM application_study_interest WHERE application_id = source.id ORDER BY position),
    desired_years,
    array(SELECT language_code || lower_level FROM application_language, generate_series(1, level) AS lower_level
      WHERE application_id = source.id ORDER BY position, lower_level),
    profile_facets(array(SELECT study_interest_id FROM application_study_interest WHERE application_id = source.id)),
    profile_card(source, CASE visibility WHEN 'open' THEN first_name || ' ' || last_name END)
  FROM findable_profile AS a JOIN application AS source ON source.id = a.id
  WHERE a.applicant_id = ANY (ids)
  ON CONFLICT (application_id) DO UPDATE SET
    (at, sort_name, grade, qualification, interests, years, languages, facets, card) =
    (excluded.at, excluded.sort_name, excluded.grade, excluded.qualification, excluded.interests, excluded.years,
     excluded.languages, excluded.facets, excluded.card);

  INSERT INTO profile_text (no, seeker, text, words)
  SELECT no, match_seeker(source), text, search_vector(text)
  FROM profile_entry AS e
  JOIN findable_profile AS a ON a.id = e.application_id
  JOIN application AS source ON source.id = a.id
  CROSS JOIN LATERAL profile_words(source, first_name, last_name) AS text
  WHERE e.person = ANY (persons)
  ON CONFLICT (no) DO UPDATE SET (seeker, text, words) = (excluded.seeker, excluded.text, excluded.words);
  PERFORM search_learn('profile', array_agg(text))
    FROM profile_text JOIN profile_entry USING (no) WHERE person = ANY (persons);

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
