-- Search rows keep what this makes of profiles alone, which have no letter.
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
    -- A letter that is typed stands for one that is attached. Where nothing is attached, nothing is said of documents.
    'documents', (SELECT coalesce(json_agg(DISTINCT given.key), '[]')
      FROM application_attachment AS own
      CROSS JOIN LATERAL (VALUES (own.document_type_key), (CASE WHEN a.cover_letter <> '' THEN 'cover_letter' END))
        AS given (key)
      WHERE own.application_id = a.id AND given.key IS NOT NULL),
    -- Only what is shared, so that no number can tell of the rest.
    'maths', (SELECT coalesce(json_agg(json_build_array(shown.value ->> 'name', (shown.value ->> 'rating')::integer)), '[]')
      FROM jsonb_array_elements(a.module_additionals) shown WHERE (shown.value ->> 'visible')::boolean))
); END $$;
