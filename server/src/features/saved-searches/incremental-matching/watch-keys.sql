-- Which keys of `search_pattern_watch` a record has that is of these study interests.
CREATE FUNCTION search_watch_keys(kind text, interests integer[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array[kind || ' any'] || coalesce(array_agg(DISTINCT kind || ' ' || key), '{}')
  FROM study_interest AS i, unnest(array['i' || i.id, 'c' || i.study_course_id, 'a' || i.subject_area_key]) AS key
  WHERE i.id = ANY (interests)
$$;
