-- What matching compares of an application and of an offer, and nothing else of them: no name, age, gender, nationality
-- or photo. Written once, here, for single pairs and for the search rows that keep it. Ids and keys only, since what
-- reference data says of them may change. In plpgsql, which keeps
-- their plans: PostgreSQL inlines no expression with a subquery, and would plan each of theirs at every call.
CREATE FUNCTION match_seeker(a application) RETURNS json LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
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

CREATE FUNCTION match_position(o offer) RETURNS json LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
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
); END $$;
