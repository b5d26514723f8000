-- An id as a number, the random half of a UUIDv7: what search rows and blocks name people and companies by.
CREATE FUNCTION search_person(id uuid) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ('x' || right(replace(id::text, '-', ''), 16))::bit(64)::bigint
$$;
