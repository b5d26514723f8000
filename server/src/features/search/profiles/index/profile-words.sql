-- All that a text may find a profile by. What an anonymous one withholds finds nothing.
CREATE FUNCTION profile_words(a application, first_name text, last_name text) RETURNS text
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
