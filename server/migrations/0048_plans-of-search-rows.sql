-- What is asked for one record is planned once a connection; planning took several times as long as the rest.
-- Planned once a connection: planning took several times as long as what it does for one record.
CREATE OR REPLACE FUNCTION index_profile(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
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
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION match_seeker(a application) RETURNS json LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT json_build_object(
    'studyInterests', (SELECT coalesce(json_agg(study_interest_id ORDER BY position), '[]')
      FROM application_study_interest WHERE application_id = a.id),
    'places', (SELECT coalesce(json_agg(json_build_array(x, y, z, radius) ORDER BY position), '[]')
      FROM application_place WHERE application_id = a.id),
    'desiredYears', to_json(a.desired_years),
    'qualification', a.qualification_key,
    'grade', a.grade,
    'languages', (SELECT coalesce(json_agg(json_build_array(language_code, level) ORDER BY position), '[]')
      FROM application_language WHERE application_id = a.id),
    'expertises', (SELECT coalesce(json_agg(named.value ->> 'name'), '[]')
      FROM jsonb_array_elements(a.expertises) named),
    'documents', (SELECT coalesce(json_agg(DISTINCT document_type_key), '[]')
      FROM application_attachment WHERE application_id = a.id),
    -- Only what is shared, so that no number can tell of the rest.
    'maths', (SELECT coalesce(json_agg(json_build_array(shown.value ->> 'name', (shown.value ->> 'rating')::integer)), '[]')
      FROM jsonb_array_elements(a.module_additionals) shown WHERE (shown.value ->> 'visible')::boolean))
); END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION match_position(o offer) RETURNS json LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT json_build_object(
    'studyInterest', o.study_interest_id,
    'years', (SELECT coalesce(json_agg(json_build_array(year, total - taken) ORDER BY year), '[]')
      FROM offer_year WHERE offer_id = o.id),
    'locations', (SELECT coalesce(json_agg(json_build_array(x, y, z) ORDER BY position, id), '[]')
      FROM offer_location WHERE offer_id = o.id),
    'qualifications', (SELECT coalesce(json_agg(qualification_key ORDER BY qualification_key), '[]')
      FROM offer_qualification WHERE offer_id = o.id),
    'minimumGrade', o.minimum_grade,
    'languages', (SELECT coalesce(json_agg(json_build_array(language_code, minimum_level) ORDER BY language_code), '[]')
      FROM offer_language WHERE offer_id = o.id),
    'expertises', (SELECT coalesce(json_agg(expertise_id ORDER BY expertise_id), '[]')
      FROM offer_expertise WHERE offer_id = o.id),
    'requiredDocuments', (SELECT coalesce(json_agg(document_type_key ORDER BY document_type_key), '[]')
      FROM offer_document WHERE offer_id = o.id),
    'maths', (SELECT coalesce(json_agg(json_build_array(module, minimum_rating) ORDER BY module), '[]')
      FROM offer_maths_module WHERE offer_id = o.id))
); END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION company_words(c company) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT concat_ws(E'\n', c.name, c.industry, c.town, c.description_de, c.description_en,
    (SELECT string_agg(DISTINCT concat_ws(E'\n', name_de, name_en), E'\n')
      FROM offer JOIN study_interest ON study_interest.id = offer.study_interest_id
      WHERE offer.company_id = c.id AND offer.status = 'published'))
); END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_learn(into_vocabulary text, texts text[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$ BEGIN
  INSERT INTO search_word (vocabulary, word, stem)
  SELECT into_vocabulary, heard, search_stem(heard)
  FROM (
    SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', search_cut(each_text)))) AS heard
    FROM unnest(texts) AS each_text
  ) AS words
  WHERE NOT EXISTS
      (SELECT FROM search_word AS known WHERE known.vocabulary = into_vocabulary AND known.word = heard)
    AND search_stem(heard) IS NOT NULL
  ORDER BY heard
  ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION profile_card(source application, name text) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT row_to_json(card)::text FROM (
    SELECT source.id, source.applicant_id AS "applicantId", name,
      CASE source.visibility WHEN 'open' THEN
        (SELECT image_file_id FROM applicant WHERE applicant.id = source.applicant_id) END AS image,
      CASE WHEN profile_shows(source, 'title') THEN source.title ELSE '' END AS title,
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
); END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION profile_facets(interests integer[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT coalesce(array_agg(DISTINCT value), '{}')
  FROM study_interest, unnest(array[
    'studyInterest:' || id, 'studyCourse:' || study_course_id, 'subjectArea:' || subject_area_key]) AS value
  WHERE id = ANY (interests)
); END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION offer_words(o offer) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT concat_ws(E'\n', o.title_de, o.title_en,
    (SELECT concat_ws(E'\n', name_de, name_en) FROM study_interest WHERE id = o.study_interest_id),
    (SELECT concat_ws(E'\n', name, town) FROM company WHERE id = o.company_id),
    (SELECT string_agg(town, E'\n') FROM offer_location WHERE offer_id = o.id),
    o.description_de, o.description_en, o.tasks_de, o.tasks_en, o.benefits_de, o.benefits_en)
); END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION profile_words(a application, first_name text, last_name text) RETURNS text
LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT concat_ws(E'\n',
    CASE WHEN profile_shows(a, 'title') THEN a.title END,
    (SELECT string_agg(concat_ws(E'\n', name_de, nullif(name_en, name_de)), E'\n' ORDER BY own.position)
      FROM study_interest JOIN application_study_interest own ON own.study_interest_id = study_interest.id
      WHERE own.application_id = a.id),
    (SELECT string_agg(value ->> 'name', E'\n') FROM jsonb_array_elements(a.expertises)
      WHERE profile_shows(a, 'expertises')
        OR EXISTS (SELECT FROM expertise WHERE value ->> 'name' IN (name_de, name_en))),
    CASE WHEN profile_shows(a, 'education') THEN
      (SELECT string_agg(concat_ws(E'\n', value ->> 'academyName', value ->> 'academicTitle'), E'\n')
        FROM jsonb_array_elements(a.education)) END,
    CASE WHEN profile_shows(a, 'career') THEN
      (SELECT string_agg(concat_ws(E'\n', value ->> 'companyName', value ->> 'position'), E'\n')
        FROM jsonb_array_elements(a.career)) END,
    CASE WHEN a.visibility = 'open' THEN first_name || ' ' || last_name END,
    CASE WHEN profile_shows(a, 'expertises') THEN
      (SELECT string_agg(value ->> 'description', E'\n') FROM jsonb_array_elements(a.expertises)) END,
    CASE WHEN profile_shows(a, 'aboutMe') THEN a.about_me END)
); END $$;