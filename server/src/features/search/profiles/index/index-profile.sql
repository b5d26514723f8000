-- Towns of one name have one number.
CREATE FUNCTION search_town(name text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT hashtext(fold(name))
$$;

-- What the study interests of a profile count for, by filter.
CREATE FUNCTION profile_facets(interests integer[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT coalesce(array_agg(DISTINCT value), '{}')
  FROM study_interest, unnest(array[
    'studyInterest:' || id, 'studyCourse:' || study_course_id, 'subjectArea:' || subject_area_key]) AS value
  WHERE id = ANY (interests)
); END $$;

-- Planned once a connection: planning took several times as long as what it does for one record.
CREATE FUNCTION index_profile(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
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
