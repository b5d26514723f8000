-- What `offer_entry` holds when it is true: every offer that may be found.
CREATE VIEW offer_entry_source AS
  SELECT o.id AS offer_id, o.company_id, o.study_interest_id, o.published_at, o.deadline,
    o.title_de AS name_de, coalesce(nullif(o.title_en, ''), o.title_de) AS name_en,
    search_cut(concat_ws(' ', o.title_de, o.title_en)) AS search_name,
    offered.years, offered.free_years, accepted.keys AS qualifications, o.minimum_grade,
    concat_ws(';', coalesce(o.study_interest_id::text, ''), array_to_string(offered.years, ','),
      array_to_string(offered.free_years, ','), array_to_string(accepted.keys, ',')) AS shape
  FROM offer AS o
  JOIN company AS c ON c.id = o.company_id AND c.status = 'confirmed'
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(year ORDER BY year), '{}') AS years,
      coalesce(array_agg(year ORDER BY year) FILTER (WHERE taken < total), '{}') AS free_years
    FROM offer_year WHERE offer_id = o.id
  ) AS offered
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(qualification_key ORDER BY qualification_key), '{}') AS keys
    FROM offer_qualification WHERE offer_id = o.id
  ) AS accepted
  WHERE o.status = 'published';

-- All that a text may find an offer by.
CREATE FUNCTION offer_words(o offer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', o.title_de, o.title_en,
    (SELECT concat_ws(E'\n', name_de, name_en) FROM study_interest WHERE id = o.study_interest_id),
    (SELECT concat_ws(E'\n', name, town) FROM company WHERE id = o.company_id),
    (SELECT string_agg(town, E'\n') FROM offer_location WHERE offer_id = o.id),
    o.description_de, o.description_en, o.tasks_de, o.tasks_en, o.benefits_de, o.benefits_en)
$$;

CREATE VIEW offer_entry_text_source AS
  SELECT o.id AS offer_id, match_position(o) AS position, search_vector(offer_words(o)) AS words
  FROM offer_entry AS e JOIN offer AS o ON o.id = e.offer_id;

CREATE VIEW offer_entry_place_source AS
  SELECT l.offer_id, l.id AS location_id, e.study_interest_id, search_cell(l.latitude, l.longitude) AS cell,
    l.x, l.y, l.z, fold(l.town) AS town
  FROM offer_entry AS e JOIN offer_location AS l ON l.offer_id = e.offer_id;

CREATE FUNCTION index_offer(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_lock('offer', ids);
  DELETE FROM offer_entry WHERE offer_id = ANY (ids);
  INSERT INTO offer_entry (offer_id, company_id, study_interest_id, published_at, deadline, name_de, name_en, search_name,
      years,
      free_years, qualifications, minimum_grade, shape)
    SELECT offer_id, company_id, study_interest_id, published_at, deadline, name_de, name_en, search_name,
      years,
      free_years, qualifications, minimum_grade, shape
    FROM offer_entry_source WHERE offer_id = ANY (ids);
  INSERT INTO offer_entry_text (offer_id, position, words)
    SELECT offer_id, position, words FROM offer_entry_text_source WHERE offer_id = ANY (ids);
  INSERT INTO offer_entry_place (offer_id, location_id, study_interest_id, cell, x, y, z, town)
    SELECT offer_id, location_id, study_interest_id, cell, x, y, z, town
    FROM offer_entry_place_source WHERE offer_id = ANY (ids);
  PERFORM search_learn('offer', array_agg(offer_words(o)))
    FROM offer AS o JOIN offer_entry AS e ON e.offer_id = o.id WHERE e.offer_id = ANY (ids);
END $$;
