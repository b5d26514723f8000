CREATE TABLE "study_interest_words" (
	"study_interest_id" integer PRIMARY KEY NOT NULL,
	"stems" "tsvector" NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
-- By number, as the postings name them.
ALTER TABLE "offer_entry_text" DROP CONSTRAINT "offer_entry_text_offer_id_offer_entry_offer_id_fk";--> statement-breakpoint
ALTER TABLE "offer_entry_text" DROP CONSTRAINT "offer_entry_text_pkey";--> statement-breakpoint
ALTER TABLE "offer_entry_text" ADD PRIMARY KEY ("no");--> statement-breakpoint
ALTER TABLE "offer_entry_text" ADD CONSTRAINT "offer_entry_text_no_offer_entry_no_fk" FOREIGN KEY ("no") REFERENCES "public"."offer_entry"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- In the order that the newest are asked for.
DROP INDEX "company_entry_newest";--> statement-breakpoint
CREATE INDEX "company_entry_newest" ON "company_entry" USING btree ("created_at" DESC NULLS FIRST,"no" DESC NULLS FIRST);--> statement-breakpoint
-- Without a notification: their commits would come one after the other.
-- For a statement on a table of search rows: the kind of its records, the event, the column that names them. What is put
-- together at run time would be planned each time.
CREATE OR REPLACE FUNCTION search_tell_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[2] = 'applicant_id' THEN
    INSERT INTO search_news (kind, record_id, event) SELECT DISTINCT TG_ARGV[0], applicant_id, TG_ARGV[1] FROM touched;
  ELSIF TG_ARGV[2] = 'offer_id' THEN
    INSERT INTO search_news (kind, record_id, event) SELECT DISTINCT TG_ARGV[0], offer_id, TG_ARGV[1] FROM touched;
  ELSIF TG_ARGV[2] = 'company_id' THEN
    INSERT INTO search_news (kind, record_id, event) SELECT DISTINCT TG_ARGV[0], company_id, TG_ARGV[1] FROM touched;
  ELSE
    RAISE EXCEPTION 'search_tell_news knows no column %', TG_ARGV[2];
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For a table whose column (second argument) is the id of a record of the kind (first argument).
CREATE OR REPLACE FUNCTION search_touch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid[];
BEGIN
  -- One after the other: a row has no other columns than those of its table, and what is put together at run time is
  -- planned each time.
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
--> statement-breakpoint
DROP FUNCTION search_learn(text, text[]);
-- All at once and in order, so that two who learn the same words do not wait for each other in a circle.
CREATE FUNCTION search_learn(into_vocabulary text, heard text[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$ BEGIN
  INSERT INTO search_word (vocabulary, word, stem)
  SELECT into_vocabulary, word, stem
  FROM (
    SELECT DISTINCT word FROM unnest(heard) AS word
    WHERE NOT EXISTS
      (SELECT FROM search_word AS known WHERE known.vocabulary = into_vocabulary AND known.word = word.word)
  ) AS new CROSS JOIN LATERAL search_stem(word) AS stem
  WHERE stem IS NOT NULL
  ORDER BY word
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- Of a text that was cut: what it is found by, and its words as they are written.
CREATE FUNCTION search_stems(cut text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.german', cut)
$$;

CREATE FUNCTION search_words(cut text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('pg_catalog.simple', cut))
$$;
--> statement-breakpoint
DROP VIEW company_entry_source;--> statement-breakpoint
DROP FUNCTION company_words(company);--> statement-breakpoint
CREATE TABLE "company_entry_text" (
	"no" bigint PRIMARY KEY NOT NULL,
	"own_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_entry_text" ADD CONSTRAINT "company_entry_text_no_company_entry_no_fk" FOREIGN KEY ("no") REFERENCES "public"."company_entry"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "company_entry_words";--> statement-breakpoint
ALTER TABLE "company_entry" DROP COLUMN "words";--> statement-breakpoint
-- What a text may find a company by: this, and the names of its courses, which are cut once for all of them.
CREATE FUNCTION company_text(c company) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', c.name, c.industry, c.town, c.description_de, c.description_en)
$$;

-- No foreign key, which would count as a use of the study interest.
CREATE FUNCTION search_study_interest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cut text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM study_interest_words WHERE study_interest_id = OLD.id;
    RETURN NULL;
  END IF;
  cut := search_cut(concat_ws(E'\n', NEW.name_de, NEW.name_en));
  INSERT INTO study_interest_words (study_interest_id, stems, words)
    VALUES (NEW.id, search_stems(cut), search_words(cut))
    ON CONFLICT (study_interest_id) DO UPDATE SET (stems, words) = (excluded.stems, excluded.words);
  RETURN NULL;
END $$;
CREATE TRIGGER study_interest_search_words AFTER INSERT OR DELETE OR UPDATE OF name_de, name_en ON study_interest
  FOR EACH ROW EXECUTE FUNCTION search_study_interest();

CREATE VIEW company_course_words AS
  SELECT DISTINCT o.company_id, w.study_interest_id, w.stems, w.words
  FROM offer AS o JOIN study_interest_words AS w USING (study_interest_id) WHERE o.status = 'published';

-- The stems of a company's own text together with those of its courses.
CREATE FUNCTION company_stems(own tsvector, id uuid) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  joined tsvector := own;
  course tsvector;
BEGIN
  FOR course IN SELECT stems FROM company_course_words WHERE company_id = id ORDER BY study_interest_id LOOP
    joined := joined || course;
  END LOOP;
  RETURN joined;
END $$;

CREATE FUNCTION course_words(ids uuid[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT array_agg(DISTINCT word) FROM company_course_words, unnest(words) AS word WHERE company_id = ANY (ids)
); END $$;

CREATE VIEW company_entry_source AS
  SELECT c.id AS company_id, search_person(c.id) AS no, c.name, c.created_at, search_cut(c.name) AS search_name,
    search_cell(c.latitude, c.longitude) AS cell,
    (cos(radians(c.latitude)) * cos(radians(c.longitude)))::real AS x,
    (cos(radians(c.latitude)) * sin(radians(c.longitude)))::real AS y,
    sin(radians(c.latitude))::real AS z,
    search_town(c.town) AS town
  FROM company AS c WHERE c.status = 'confirmed';

CREATE VIEW company_entry_text_source AS
  SELECT c.id AS company_id, e.no, own.stems AS own_words, company_stems(own.stems, c.id) AS words, own.words AS heard
  FROM company_entry AS e JOIN company AS c ON c.id = e.company_id
  CROSS JOIN LATERAL (SELECT search_stems(cut) AS stems, search_words(cut) AS words FROM search_cut(company_text(c)) AS cut)
    AS own;

-- Planned once a connection: planning took several times as long as what it does for one record.
CREATE OR REPLACE FUNCTION index_company(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  found uuid[];
  said text[];
BEGIN
  PERFORM search_lock('company', ids);
  DELETE FROM company_entry WHERE company_id = ANY (ids);
  INSERT INTO company_entry (company_id, no, name, created_at, search_name, cell, x, y, z, town)
    SELECT company_id, no, name, created_at, search_name, cell, x, y, z, town
    FROM company_entry_source WHERE company_id = ANY (ids);
  WITH source AS MATERIALIZED (SELECT * FROM company_entry_text_source WHERE company_id = ANY (ids)
  ), written AS (
    INSERT INTO company_entry_text (no, own_words, words) SELECT no, own_words, words FROM source
  )
  SELECT array_agg(DISTINCT company_id), array_agg(word) INTO found, said FROM source LEFT JOIN unnest(heard) AS word ON true;
  PERFORM search_learn('company', said || course_words(found));
END $$;

-- Where what they offer has changed, which changes nothing else of their rows.
CREATE FUNCTION index_company_courses(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  changed uuid[];
BEGIN
  PERFORM search_lock('company', ids);
  WITH joined AS MATERIALIZED (
    SELECT id, t.no, t.words AS before, company_stems(t.own_words, id) AS words
    FROM unnest(ids) AS id JOIN company_entry_text AS t ON t.no = search_person(id)
  ), updated AS (
    UPDATE company_entry_text AS t SET words = joined.words FROM joined
    WHERE t.no = joined.no AND joined.before IS DISTINCT FROM joined.words RETURNING joined.id
  )
  SELECT array_agg(id) INTO changed FROM updated;
  PERFORM search_learn('company', course_words(changed));
END $$;
--> statement-breakpoint
INSERT INTO study_interest_words (study_interest_id, stems, words)
  SELECT id, search_stems(cut), search_words(cut)
  FROM study_interest, search_cut(concat_ws(E'\n', name_de, name_en)) AS cut;--> statement-breakpoint
INSERT INTO company_entry_text (no, own_words, words)
  SELECT no, own_words, words FROM company_entry_text_source;--> statement-breakpoint
CREATE INDEX "company_entry_text_words" ON "company_entry_text" USING gin ("words");--> statement-breakpoint
DROP TRIGGER offer_search_company ON offer;
CREATE TRIGGER offer_search_company AFTER INSERT OR DELETE ON offer
  FOR EACH ROW EXECUTE FUNCTION search_touch('company_courses', 'company_id');
CREATE TRIGGER offer_search_company_changed AFTER UPDATE ON offer FOR EACH ROW
  WHEN ((OLD.status, OLD.study_interest_id, OLD.company_id) IS DISTINCT FROM (NEW.status, NEW.study_interest_id, NEW.company_id))
  EXECUTE FUNCTION search_touch('company_courses', 'company_id');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_touch_offers_of_study_interest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id)
    SELECT 'offer', id FROM offer WHERE study_interest_id = NEW.id AND status = 'published'
    UNION SELECT 'company_courses', company_id FROM offer WHERE study_interest_id = NEW.id AND status = 'published'
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP VIEW offer_entry_text_source;
DROP FUNCTION offer_words(offer);
-- All that a text may find an offer by.
CREATE FUNCTION offer_text(o offer) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT concat_ws(E'\n', o.title_de, o.title_en,
    (SELECT concat_ws(E'\n', name_de, name_en) FROM study_interest WHERE id = o.study_interest_id),
    (SELECT concat_ws(E'\n', name, town) FROM company WHERE id = o.company_id),
    (SELECT string_agg(town, E'\n') FROM offer_location WHERE offer_id = o.id),
    o.description_de, o.description_en, o.tasks_de, o.tasks_en, o.benefits_de, o.benefits_en)
); END $$;
CREATE VIEW offer_entry_text_source AS
  SELECT o.id AS offer_id, e.no, match_position(o) AS position, search_stems(search_cut(offer_text(o))) AS words,
    search_cut(offer_text(o)) AS cut
  FROM offer_entry AS e JOIN offer AS o ON o.id = e.offer_id;
--> statement-breakpoint
-- Planned once a connection: planning took several times as long as what it does for one record.
CREATE OR REPLACE FUNCTION index_offer(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  -- An offer keeps its number, so that no page that somebody reads on from moves.
  numbers jsonb;
  heard text[];
BEGIN
  PERFORM search_lock('offer', ids);
  SELECT jsonb_object_agg(offer_id, no) INTO numbers FROM offer_entry WHERE offer_id = ANY (ids);
  DELETE FROM offer_entry WHERE offer_id = ANY (ids);
  INSERT INTO offer_entry (offer_id, no, company_id, study_interest_id, published_at, deadline, name_de, name_en,
      search_name, years, free_years, qualifications, minimum_grade, card, summary)
    OVERRIDING SYSTEM VALUE
    SELECT offer_id, coalesce((numbers ->> offer_id::text)::integer, nextval('offer_entry_no_seq')), company_id,
      study_interest_id, published_at, deadline, name_de, name_en, search_name, years, free_years, qualifications,
      minimum_grade, card, summary
    FROM (SELECT * FROM offer_entry_source WHERE offer_id = ANY (ids) ORDER BY offer_id) AS source;
  WITH source AS MATERIALIZED (
    SELECT offer_id, no, position, cut FROM offer_entry_text_source WHERE offer_id = ANY (ids)
  ), written AS (
    INSERT INTO offer_entry_text (no, offer_id, position, words)
      SELECT no, offer_id, position, search_stems(cut) FROM source
  )
  SELECT array_agg(word) INTO heard FROM source, unnest(search_words(cut)) AS word;
  PERFORM search_learn('offer', heard);
  INSERT INTO offer_posting (interest, place, no, company, at, deadline, grade, course, years, free, qualifications,
      cell, town, x, y, z)
    SELECT interest, place, no, company, at, deadline, grade, course, years, free, qualifications, cell, town, x, y, z
    FROM offer_posting_source WHERE offer_id = ANY (ids);
END $$;
--> statement-breakpoint
-- Planned once a connection: planning took several times as long as what it does for one record.
CREATE OR REPLACE FUNCTION index_profile(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  persons bigint[] := array(SELECT search_person(id) FROM unnest(ids) AS id);
  heard text[];
BEGIN
  PERFORM search_lock('profile', ids);
  DELETE FROM profile_posting WHERE no IN (SELECT no FROM profile_entry WHERE person = ANY (persons));
  DELETE FROM profile_entry WHERE person = ANY (persons)
    AND NOT EXISTS (SELECT FROM findable_profile WHERE id = application_id);

  INSERT INTO profile_entry AS entry (application_id, applicant_id, person, at, sort_name, grade, qualification,
    interests, years, languages, facets, card)
  SELECT source.id, source.applicant_id, search_person(source.applicant_id), date_trunc('milliseconds', updated_at),
    CASE visibility WHEN 'open' THEN last_name || ' ' || first_name END, grade, qualification_key,
    array(SELECT study_interest_id FROM application_study_interest WHERE application_id = source.id ORDER BY position),
    desired_years,
    array(SELECT language_code || lower_level FROM application_language, generate_series(1, level) AS lower_level
      WHERE application_id = source.id ORDER BY position, lower_level),
    profile_facets(array(SELECT study_interest_id FROM application_study_interest WHERE application_id = source.id)),
    profile_card(source, CASE visibility WHEN 'open' THEN first_name || ' ' || last_name END)
  FROM findable_profile AS a JOIN application AS source ON source.id = a.id
  WHERE a.applicant_id = ANY (ids)
  ON CONFLICT (application_id) DO UPDATE SET
    (at, sort_name, grade, qualification, interests, years, languages, facets, card) =
    (excluded.at, excluded.sort_name, excluded.grade, excluded.qualification, excluded.interests, excluded.years,
     excluded.languages, excluded.facets, excluded.card);

  -- A text that has not changed is not cut anew.
  WITH source AS MATERIALIZED (
    SELECT e.no, match_seeker(source) AS seeker, said.text, known.words
    FROM profile_entry AS e
    JOIN findable_profile AS a ON a.id = e.application_id
    JOIN application AS source ON source.id = a.id
    CROSS JOIN LATERAL profile_words(source, first_name, last_name) AS said (text)
    LEFT JOIN profile_text AS known ON known.no = e.no AND known.text = said.text
    WHERE e.person = ANY (persons)
  ), cut AS MATERIALIZED (SELECT *, CASE WHEN words IS NULL THEN search_cut(text) END AS cut FROM source
  ), written AS (
    INSERT INTO profile_text (no, seeker, text, words)
      SELECT no, seeker, text, coalesce(words, search_stems(cut)) FROM cut
      ON CONFLICT (no) DO UPDATE SET (seeker, text, words) = (excluded.seeker, excluded.text, excluded.words)
  )
  SELECT array_agg(word) INTO heard FROM cut, unnest(search_words(cut)) AS word;
  PERFORM search_learn('profile', heard);

  INSERT INTO profile_posting (interest, place, no, person, at, grade, qualification, years, documents, courses,
    cell, town, x, y, z)
  SELECT interest, coalesce(place.ordinal, 0), no, person, at, grade,
    (SELECT code FROM search_code WHERE kind = 'qualification' AND key = qualification),
    (SELECT coalesce(bit_or(1::bigint << (year - 2000)), 0) FROM unnest(years) AS year WHERE year BETWEEN 2000 AND 2062),
    (SELECT coalesce(bit_or(1 << code), 0) FROM search_code JOIN application_attachment own ON own.document_type_key = key
      WHERE kind = 'document' AND own.application_id = e.application_id),
    hashtextextended(facets::text, 0),
    coalesce(search_cell(latitude, longitude), -1), search_town(place.name), x, y, z
  FROM profile_entry AS e
  CROSS JOIN LATERAL unnest(0 || CASE interests WHEN '{}' THEN array[-1] ELSE interests END) AS interest
  LEFT JOIN LATERAL (
    SELECT *, row_number() OVER (ORDER BY position) - 1 AS ordinal FROM application_place
    WHERE application_id = e.application_id
  ) AS place ON true
  WHERE person = ANY (persons);
END $$;
--> statement-breakpoint
DROP FUNCTION search_vector(text);
