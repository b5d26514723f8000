-- The cell of a place, 0.2° by 0.3°; the server's `cellOf` numbers them alike. Null for none, which is said here, since what
-- is `STRICT` by a word is not put into the statements that call it.
CREATE OR REPLACE FUNCTION search_cell(latitude double precision, longitude double precision) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN latitude IS NOT NULL THEN least(899, greatest(0, floor((latitude + 90) * 5)::integer)) * 1200
    + floor((longitude + 180) * 10 / 3)::integer % 1200 END
$$;
--> statement-breakpoint
-- A bit for each year since 2000. Planned once a connection.
CREATE OR REPLACE FUNCTION search_year_bits(years smallint[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$ BEGIN RETURN (
  SELECT coalesce(bit_or(1::bigint << (year - 2000)), 0) FROM unnest(years) AS year WHERE year BETWEEN 2000 AND 2062
); END $$;
--> statement-breakpoint
-- A row for each of the offer's locations and for its company's place, under its study interest and under 0; what they
-- share is worked out once.
CREATE OR REPLACE VIEW offer_posting_source AS
  SELECT under.interest, place.place, e.no, search_person(e.company_id) AS company, e.published_at AS at, e.deadline,
    e.minimum_grade AS grade, e.study_interest_id AS course, bits.years, bits.free, bits.qualifications,
    coalesce(place.cell, -1) AS cell, place.town, place.x, place.y, place.z, e.offer_id
  FROM offer_entry AS e
  CROSS JOIN LATERAL (
    SELECT search_year_bits(e.years) AS years, search_year_bits(e.free_years) AS free,
      (SELECT coalesce(bit_or(1::bigint << code), 0) FROM search_code
        WHERE kind = 'qualification' AND key = ANY (e.qualifications)) AS qualifications
    OFFSET 0
  ) AS bits
  CROSS JOIN LATERAL (VALUES (0), (coalesce(e.study_interest_id, -1))) AS under (interest)
  CROSS JOIN LATERAL (
    SELECT row_number() OVER (ORDER BY l.position, l.id) - 1 AS place, search_cell(l.latitude, l.longitude) AS cell,
      search_town(l.town) AS town, l.x, l.y, l.z
    FROM (SELECT e.offer_id AS id) AS this LEFT JOIN offer_location AS l ON l.offer_id = this.id
    UNION ALL
    SELECT -1, c.cell, c.town, c.x, c.y, c.z FROM company_entry AS c
    WHERE c.company_id = e.company_id AND c.cell IS NOT NULL
  ) AS place;
--> statement-breakpoint
-- How the search rows are kept true, whoever writes their sources: row triggers there note what was touched; this one,
-- at the end of the transaction, has each noted record indexed once. What is put together at run time is planned each time.
CREATE OR REPLACE FUNCTION search_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due record;
BEGIN
  -- The first of a transaction takes all; the others find nothing left.
  FOR due IN
    WITH taken AS (DELETE FROM search_dirty WHERE tx = pg_current_xact_id() RETURNING kind, id)
    SELECT kind, array_agg(id ORDER BY id) AS ids FROM taken GROUP BY kind ORDER BY kind
  LOOP
    CASE due.kind
      WHEN 'offer' THEN PERFORM index_offer(due.ids);
      WHEN 'profile' THEN PERFORM index_profile(due.ids);
      WHEN 'company' THEN PERFORM index_company(due.ids);
      WHEN 'company_courses' THEN PERFORM index_company_courses(due.ids);
    END CASE;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For a table whose column (second argument) is the id of a record of the kind (first argument).
CREATE OR REPLACE FUNCTION search_touch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid[];
BEGIN
  -- One after the other: a row has no other columns than those of its table.
  IF TG_ARGV[1] = 'id' THEN
    touched := array[CASE WHEN TG_OP <> 'INSERT' THEN OLD.id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.id END];
  ELSIF TG_ARGV[1] = 'offer_id' THEN
    touched := array[CASE WHEN TG_OP <> 'INSERT' THEN OLD.offer_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.offer_id END];
  ELSIF TG_ARGV[1] = 'company_id' THEN
    touched := array[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.company_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.company_id END];
  ELSIF TG_ARGV[1] = 'applicant_id' THEN
    touched := array[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.applicant_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.applicant_id END];
  ELSE
    RAISE EXCEPTION 'search_touch knows no column %', TG_ARGV[1];
  END IF;
  INSERT INTO search_dirty (kind, id) SELECT TG_ARGV[0], id FROM unnest(touched) AS id WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
