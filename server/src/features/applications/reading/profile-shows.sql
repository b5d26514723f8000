-- Whether whoever finds a profile may read this part of it: an anonymous one withholds what was not switched on.
CREATE FUNCTION profile_shows(a application, part text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT a.visibility = 'open' OR part = ANY (a.disclosed)
$$;
