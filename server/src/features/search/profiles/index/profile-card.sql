-- A profile as lists show it, but for what depends on who looks: its distance, its match, the language of its courses.
-- The fields of a JSON object, without its braces.
CREATE FUNCTION profile_card(source application, name text) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
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
