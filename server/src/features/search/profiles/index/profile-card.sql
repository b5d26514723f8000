-- A profile as lists show it, but for what depends on who looks: its distance, its match, the language of its courses,
-- which stand last so that their names can take their place.
CREATE FUNCTION profile_card(source application, name text) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
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
); END $$;
