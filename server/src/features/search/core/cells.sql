-- The cell of a place, 0.2° by 0.3°; the server's `cellOf` numbers them alike. Null for none; declared `STRICT` it would not
-- be inlined.
CREATE FUNCTION search_cell(latitude double precision, longitude double precision) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN latitude IS NOT NULL THEN least(899, greatest(0, floor((latitude + 90) * 5)::integer)) * 1200
    + floor((longitude + 180) * 10 / 3)::integer % 1200 END
$$;
