CREATE TABLE "company_entry" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search_name" text NOT NULL,
	"cell" integer,
	"x" real,
	"y" real,
	"z" real,
	"town" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_entry" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"study_interest_id" integer,
	"published_at" timestamp with time zone NOT NULL,
	"deadline" date,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"search_name" text NOT NULL,
	"years" smallint[] NOT NULL,
	"free_years" smallint[] NOT NULL,
	"qualifications" text[] NOT NULL,
	"minimum_grade" smallint,
	"shape" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_entry_place" (
	"offer_id" uuid NOT NULL,
	"location_id" uuid PRIMARY KEY NOT NULL,
	"study_interest_id" integer,
	"cell" integer NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"z" real NOT NULL,
	"town" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_entry_text" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"position" json NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"vocabulary" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "search_word_vocabulary_word_pk" PRIMARY KEY("vocabulary","word")
);
--> statement-breakpoint
ALTER TABLE "company_entry" ADD CONSTRAINT "company_entry_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_entry" ADD CONSTRAINT "offer_entry_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_entry_place" ADD CONSTRAINT "offer_entry_place_offer_id_offer_entry_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer_entry"("offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_entry_text" ADD CONSTRAINT "offer_entry_text_offer_id_offer_entry_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer_entry"("offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_entry_name" ON "company_entry" USING btree ("name" collate "und-x-icu","company_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_entry_newest" ON "company_entry" USING btree ("created_at" DESC NULLS LAST,"company_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_entry_cell" ON "company_entry" USING btree ("cell");--> statement-breakpoint
CREATE INDEX "company_entry_search_name" ON "company_entry" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_entry_words" ON "company_entry" USING gin ("words");--> statement-breakpoint
CREATE INDEX "offer_entry_newest" ON "offer_entry" USING btree ("published_at" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_entry_interest" ON "offer_entry" USING btree ("study_interest_id","published_at" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_entry_company" ON "offer_entry" USING btree ("company_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_entry_deadline" ON "offer_entry" USING btree ("deadline","offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_entry_name_de" ON "offer_entry" USING btree ("name_de" collate "und-x-icu","offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_entry_name_en" ON "offer_entry" USING btree ("name_en" collate "und-x-icu","offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_entry_shape" ON "offer_entry" USING btree ("shape");--> statement-breakpoint
CREATE INDEX "offer_entry_search_name" ON "offer_entry" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_entry_place_offer" ON "offer_entry_place" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_entry_place_cell" ON "offer_entry_place" USING btree ("cell","study_interest_id");--> statement-breakpoint
CREATE INDEX "offer_entry_place_interest" ON "offer_entry_place" USING btree ("study_interest_id","cell");--> statement-breakpoint
CREATE INDEX "offer_entry_text_words" ON "offer_entry_text" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("vocabulary","word" collate "C");--> statement-breakpoint
CREATE INDEX "search_word_stem" ON "search_word" USING btree ("vocabulary","stem");--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint

-- The words of a text. The server's `wordsOf` cuts alike. Named with its schema, since an index is built on it.
CREATE FUNCTION search_cut(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(public.fold(value), '[^a-z0-9]+', ' ', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION search_vector(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.german', public.search_cut(value))
$$;--> statement-breakpoint
-- Null for a word that nobody searches for, like “und”.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (tsvector_to_array(to_tsvector('pg_catalog.german', word)))[1]
$$;--> statement-breakpoint
-- All texts at once and in order, so that two who learn the same words do not wait for each other in a circle.
CREATE FUNCTION search_learn(into_vocabulary text, texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_word (vocabulary, word, stem)
  SELECT into_vocabulary, heard, search_stem(heard)
  FROM (
    SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', search_cut(each_text)))) AS heard
    FROM unnest(texts) AS each_text
  ) AS words
  WHERE NOT EXISTS
      (SELECT FROM search_word AS known WHERE known.vocabulary = into_vocabulary AND known.word = heard)
    AND search_stem(heard) IS NOT NULL
  ORDER BY heard
  ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
-- Of these words of profiles, takes out those that no profile has any more. Whoever calls it holds all the locks of
-- `search_lock`. Each word is looked up in the index, since all texts would be read for a rare one otherwise; of a common
-- one a few texts say enough.
CREATE FUNCTION search_forget(heard text[]) RETURNS void LANGUAGE sql
SET enable_seqscan TO off SET gin_fuzzy_search_limit TO 100 AS $$
  DELETE FROM search_word AS known
  WHERE vocabulary = 'profile' AND word = ANY (heard)
    AND NOT EXISTS (SELECT FROM profile_text WHERE words @@ quote_literal(known.stem)::tsquery OFFSET 0)
$$;--> statement-breakpoint

-- All that a text may find an offer by.
CREATE FUNCTION offer_words(o offer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', o.title_de, o.title_en,
    (SELECT concat_ws(E'\n', name_de, name_en) FROM study_interest WHERE id = o.study_interest_id),
    (SELECT concat_ws(E'\n', name, town) FROM company WHERE id = o.company_id),
    (SELECT string_agg(town, E'\n') FROM offer_location WHERE offer_id = o.id),
    o.description_de, o.description_en, o.tasks_de, o.tasks_en, o.benefits_de, o.benefits_en)
$$;--> statement-breakpoint

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
  WHERE o.status = 'published';--> statement-breakpoint
CREATE VIEW offer_entry_text_source AS
  SELECT o.id AS offer_id, match_position(o) AS position, search_vector(offer_words(o)) AS words
  FROM offer_entry AS e JOIN offer AS o ON o.id = e.offer_id;--> statement-breakpoint
CREATE VIEW offer_entry_place_source AS
  SELECT l.offer_id, l.id AS location_id, e.study_interest_id, search_cell(l.latitude, l.longitude) AS cell,
    l.x, l.y, l.z, fold(l.town) AS town
  FROM offer_entry AS e JOIN offer_location AS l ON l.offer_id = e.offer_id;--> statement-breakpoint

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
END $$;--> statement-breakpoint

-- All that a text may find a company by: its courses too.
CREATE FUNCTION company_words(c company) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', c.name, c.industry, c.town, c.description_de, c.description_en,
    (SELECT string_agg(DISTINCT concat_ws(E'\n', name_de, name_en), E'\n')
      FROM offer JOIN study_interest ON study_interest.id = offer.study_interest_id
      WHERE offer.company_id = c.id AND offer.status = 'published'))
$$;--> statement-breakpoint
CREATE VIEW company_entry_source AS
  SELECT c.id AS company_id, c.name, c.created_at, search_cut(c.name) AS search_name,
    search_cell(c.latitude, c.longitude) AS cell,
    (cos(radians(c.latitude)) * cos(radians(c.longitude)))::real AS x,
    (cos(radians(c.latitude)) * sin(radians(c.longitude)))::real AS y,
    sin(radians(c.latitude))::real AS z,
    fold(c.town) AS town, search_vector(company_words(c)) AS words
  FROM company AS c WHERE c.status = 'confirmed';--> statement-breakpoint
CREATE FUNCTION index_company(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_lock('company', ids);
  DELETE FROM company_entry WHERE company_id = ANY (ids);
  INSERT INTO company_entry (company_id, name, created_at, search_name, cell, x, y, z, town, words)
    SELECT company_id, name, created_at, search_name, cell, x, y, z, town, words
    FROM company_entry_source WHERE company_id = ANY (ids);
  PERFORM search_learn('company', array_agg(company_words(c)))
    FROM company AS c JOIN company_entry AS e ON e.company_id = c.id WHERE e.company_id = ANY (ids);
END $$;--> statement-breakpoint

CREATE FUNCTION search_touch_offers_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id)
    SELECT 'offer', id FROM offer WHERE company_id = NEW.id AND status = 'published' ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION search_touch_offers_of_study_interest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id)
    SELECT 'offer', id FROM offer WHERE study_interest_id = NEW.id AND status = 'published'
    UNION SELECT 'company', company_id FROM offer WHERE study_interest_id = NEW.id AND status = 'published'
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER company_search AFTER INSERT OR UPDATE OR DELETE ON company
  FOR EACH ROW EXECUTE FUNCTION search_touch('company', 'id');--> statement-breakpoint
CREATE TRIGGER company_search_offers AFTER UPDATE ON company FOR EACH ROW
  WHEN ((OLD.status, OLD.name, OLD.town) IS DISTINCT FROM (NEW.status, NEW.name, NEW.town))
  EXECUTE FUNCTION search_touch_offers_of_company();--> statement-breakpoint
CREATE TRIGGER offer_search AFTER INSERT OR UPDATE OR DELETE ON offer
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'id');--> statement-breakpoint
CREATE TRIGGER offer_search_company AFTER INSERT OR UPDATE OR DELETE ON offer
  FOR EACH ROW EXECUTE FUNCTION search_touch('company', 'company_id');--> statement-breakpoint
CREATE TRIGGER offer_year_search AFTER INSERT OR UPDATE OR DELETE ON offer_year
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');--> statement-breakpoint
CREATE TRIGGER offer_location_search AFTER INSERT OR UPDATE OR DELETE ON offer_location
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');--> statement-breakpoint
CREATE TRIGGER offer_qualification_search AFTER INSERT OR UPDATE OR DELETE ON offer_qualification
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');--> statement-breakpoint
CREATE TRIGGER offer_document_search AFTER INSERT OR UPDATE OR DELETE ON offer_document
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');--> statement-breakpoint
CREATE TRIGGER offer_expertise_search AFTER INSERT OR UPDATE OR DELETE ON offer_expertise
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');--> statement-breakpoint
CREATE TRIGGER offer_language_search AFTER INSERT OR UPDATE OR DELETE ON offer_language
  FOR EACH ROW EXECUTE FUNCTION search_touch('offer', 'offer_id');--> statement-breakpoint
CREATE TRIGGER study_interest_search_offers AFTER UPDATE OF name_de, name_en ON study_interest FOR EACH ROW
  WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION search_touch_offers_of_study_interest();--> statement-breakpoint

-- People are looked up by name and role where they stand.
CREATE INDEX organisation_person_search_name ON organisation_person USING gin
  (search_cut(first_name || ' ' || last_name || ' ' || role_de || ' ' || role_en) gin_trgm_ops);--> statement-breakpoint

-- What was there before this migration.
SELECT index_company(coalesce(array_agg(id), '{}')) FROM company;--> statement-breakpoint
SELECT index_offer(coalesce(array_agg(id), '{}')) FROM offer;--> statement-breakpoint
SELECT index_profile(coalesce(array_agg(id), '{}')) FROM applicant;
