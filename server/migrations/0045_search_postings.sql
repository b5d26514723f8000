-- Offers are found by postings as profiles are: narrow rows, answered from covering indexes. Companies by those of their
-- offers. The search rows are made anew; no saved search is to hear of it.
DROP VIEW offer_entry_text_source;--> statement-breakpoint
DROP VIEW offer_entry_place_source;--> statement-breakpoint
DROP VIEW offer_entry_source;--> statement-breakpoint
DROP VIEW company_entry_source;--> statement-breakpoint
DROP TRIGGER company_search_offers ON company;--> statement-breakpoint
TRUNCATE offer_entry, offer_entry_text, offer_entry_place, company_entry;--> statement-breakpoint
DROP TABLE "offer_entry_place";--> statement-breakpoint
DROP INDEX "offer_entry_shape";--> statement-breakpoint
DROP INDEX "offer_entry_newest";--> statement-breakpoint
DROP INDEX "offer_entry_interest";--> statement-breakpoint
ALTER TABLE "offer_entry" DROP COLUMN "shape";--> statement-breakpoint
CREATE TABLE "offer_posting" (
	"interest" smallint NOT NULL,
	"place" smallint NOT NULL,
	"no" integer NOT NULL,
	"company" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"deadline" date,
	"grade" smallint,
	"course" smallint,
	"years" bigint NOT NULL,
	"free" bigint NOT NULL,
	"qualifications" bigint NOT NULL,
	"cell" integer NOT NULL,
	"town" integer,
	"x" real,
	"y" real,
	"z" real,
	CONSTRAINT "offer_posting_no_interest_place_pk" PRIMARY KEY("no","interest","place")
);--> statement-breakpoint
DROP INDEX "company_entry_name";--> statement-breakpoint
DROP INDEX "company_entry_newest";--> statement-breakpoint
DROP INDEX "offer_entry_company";--> statement-breakpoint
DROP INDEX "offer_entry_deadline";--> statement-breakpoint
DROP INDEX "offer_entry_name_de";--> statement-breakpoint
DROP INDEX "offer_entry_name_en";--> statement-breakpoint
ALTER TABLE "company_entry" ALTER COLUMN "town" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_entry" ALTER COLUMN "town" SET DATA TYPE integer USING NULL;--> statement-breakpoint
ALTER TABLE "company_entry" ADD COLUMN "no" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_entry" ADD COLUMN "no" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "offer_entry_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "offer_entry" ADD COLUMN "card" text NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_entry" ADD COLUMN "summary" text NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_entry_text" ADD COLUMN "no" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_entry" ADD CONSTRAINT "offer_entry_no_unique" UNIQUE("no");--> statement-breakpoint
ALTER TABLE "offer_posting" ADD CONSTRAINT "offer_posting_no_offer_entry_no_fk" FOREIGN KEY ("no") REFERENCES "public"."offer_entry"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_posting_company" ON "offer_posting" USING btree ("company","interest");--> statement-breakpoint
CREATE INDEX "company_entry_name" ON "company_entry" USING btree ("name" collate "und-x-icu","no");--> statement-breakpoint
CREATE INDEX "company_entry_newest" ON "company_entry" USING btree ("created_at" DESC NULLS LAST,"no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_entry_company" ON "offer_entry" USING btree ("company_id") INCLUDE ("study_interest_id", "summary");--> statement-breakpoint
CREATE INDEX "offer_entry_deadline" ON "offer_entry" USING btree ("deadline","no");--> statement-breakpoint
CREATE INDEX "offer_entry_name_de" ON "offer_entry" USING btree ("name_de" collate "und-x-icu","no");--> statement-breakpoint
CREATE INDEX "offer_entry_name_en" ON "offer_entry" USING btree ("name_en" collate "und-x-icu","no");--> statement-breakpoint
ALTER TABLE "company_entry" ADD CONSTRAINT "company_entry_no_unique" UNIQUE("no");--> statement-breakpoint
-- drizzle has no word for what an index includes.
CREATE INDEX offer_posting_cell ON offer_posting (interest, cell)
  INCLUDE (place, no, company, at, deadline, grade, course, years, free, qualifications, town, x, y, z);--> statement-breakpoint
CREATE INDEX offer_posting_newest ON offer_posting (interest, at DESC, no DESC)
  INCLUDE (place, company, deadline, grade, course, years, free, qualifications, cell, town, x, y, z);--> statement-breakpoint
-- Index-only scans need the visibility map, so this is vacuumed long before the standard's fifth has changed.
ALTER TABLE offer_posting SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
CREATE FUNCTION search_year_bits(years smallint[]) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << (year - 2000)), 0) FROM unnest(years) AS year WHERE year BETWEEN 2000 AND 2062
$$;--> statement-breakpoint
CREATE FUNCTION offer_card(o offer, c company) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT json_build_object(
    'titleDe', o.title_de, 'titleEn', o.title_en, 'studyInterestId', o.study_interest_id,
    'companyId', c.id, 'companyName', c.name, 'companyTown', c.town, 'hasLogo', c.logo_file_id IS NOT NULL,
    'publishedAt', o.published_at, 'deadline', o.deadline, 'salary', o.salary,
    'years', (SELECT coalesce(json_agg(json_build_object('year', year, 'total', total, 'taken', taken) ORDER BY year), '[]')
      FROM offer_year WHERE offer_id = o.id),
    'locations', (SELECT coalesce(json_agg(json_build_object('town', town, 'postalCode', postal_code, 'street', street,
        'latitude', latitude, 'longitude', longitude) ORDER BY position, id), '[]')
      FROM offer_location WHERE offer_id = o.id))::text
); END $$;--> statement-breakpoint
CREATE FUNCTION offer_summary(o offer) RETURNS text LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
  SELECT json_build_array(o.id, o.title_de, o.title_en, o.study_interest_id,
    (SELECT coalesce(json_agg(json_build_array(year, total - taken) ORDER BY year), '[]')
      FROM offer_year WHERE offer_id = o.id),
    (SELECT coalesce(json_agg(json_build_array(town, latitude, longitude) ORDER BY position, id), '[]')
      FROM offer_location WHERE offer_id = o.id))::text
); END $$;--> statement-breakpoint
CREATE VIEW offer_entry_source AS
  SELECT o.id AS offer_id, o.company_id, o.study_interest_id, o.published_at, o.deadline,
    o.title_de AS name_de, coalesce(nullif(o.title_en, ''), o.title_de) AS name_en,
    search_cut(concat_ws(' ', o.title_de, o.title_en)) AS search_name,
    offered.years, offered.free_years, accepted.keys AS qualifications, o.minimum_grade, offer_card(o, c) AS card,
    offer_summary(o) AS summary
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
  SELECT o.id AS offer_id, e.no, match_position(o) AS position, search_vector(offer_words(o)) AS words
  FROM offer_entry AS e JOIN offer AS o ON o.id = e.offer_id;--> statement-breakpoint
CREATE VIEW offer_posting_source AS
  SELECT under.interest, place.place, e.no, search_person(e.company_id) AS company, e.published_at AS at, e.deadline,
    e.minimum_grade AS grade, e.study_interest_id AS course, search_year_bits(e.years) AS years,
    search_year_bits(e.free_years) AS free,
    (SELECT coalesce(bit_or(1::bigint << code), 0) FROM search_code
      WHERE kind = 'qualification' AND key = ANY (e.qualifications)) AS qualifications,
    coalesce(place.cell, -1) AS cell, place.town, place.x, place.y, place.z, e.offer_id
  FROM offer_entry AS e
  CROSS JOIN LATERAL (VALUES (0), (coalesce(e.study_interest_id, -1))) AS under (interest)
  CROSS JOIN LATERAL (
    SELECT row_number() OVER (ORDER BY l.position, l.id) - 1 AS place, search_cell(l.latitude, l.longitude) AS cell,
      search_town(l.town) AS town, l.x, l.y, l.z
    FROM (SELECT e.offer_id AS id) AS this LEFT JOIN offer_location AS l ON l.offer_id = this.id
    UNION ALL
    SELECT -1, c.cell, c.town, c.x, c.y, c.z FROM company_entry AS c
    WHERE c.company_id = e.company_id AND c.cell IS NOT NULL
  ) AS place;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_offer(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  -- An offer keeps its number, so that no page that somebody reads on from moves.
  numbers jsonb;
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
  INSERT INTO offer_entry_text (offer_id, no, position, words)
    SELECT offer_id, no, position, words FROM offer_entry_text_source WHERE offer_id = ANY (ids);
  INSERT INTO offer_posting (interest, place, no, company, at, deadline, grade, course, years, free, qualifications,
      cell, town, x, y, z)
    SELECT interest, place, no, company, at, deadline, grade, course, years, free, qualifications, cell, town, x, y, z
    FROM offer_posting_source WHERE offer_id = ANY (ids);
  PERFORM search_learn('offer', array_agg(offer_words(o)))
    FROM offer AS o JOIN offer_entry AS e ON e.offer_id = o.id WHERE e.offer_id = ANY (ids);
END $$;--> statement-breakpoint
CREATE VIEW company_entry_source AS
  SELECT c.id AS company_id, search_person(c.id) AS no, c.name, c.created_at, search_cut(c.name) AS search_name,
    search_cell(c.latitude, c.longitude) AS cell,
    (cos(radians(c.latitude)) * cos(radians(c.longitude)))::real AS x,
    (cos(radians(c.latitude)) * sin(radians(c.longitude)))::real AS y,
    sin(radians(c.latitude))::real AS z,
    search_town(c.town) AS town, search_vector(company_words(c)) AS words
  FROM company AS c WHERE c.status = 'confirmed';--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_company(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM search_lock('company', ids);
  DELETE FROM company_entry WHERE company_id = ANY (ids);
  INSERT INTO company_entry (company_id, no, name, created_at, search_name, cell, x, y, z, town, words)
    SELECT company_id, no, name, created_at, search_name, cell, x, y, z, town, words
    FROM company_entry_source WHERE company_id = ANY (ids);
  PERFORM search_learn('company', array_agg(company_words(c)))
    FROM company AS c JOIN company_entry AS e ON e.company_id = c.id WHERE e.company_id = ANY (ids);
END $$;--> statement-breakpoint
CREATE TRIGGER company_search_offers AFTER UPDATE ON company FOR EACH ROW
  WHEN ((OLD.status, OLD.name, OLD.town, OLD.latitude, OLD.longitude, OLD.logo_file_id)
    IS DISTINCT FROM (NEW.status, NEW.name, NEW.town, NEW.latitude, NEW.longitude, NEW.logo_file_id))
  EXECUTE FUNCTION search_touch_offers_of_company();--> statement-breakpoint
ALTER TABLE offer_entry DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE company_entry DISABLE TRIGGER USER;--> statement-breakpoint
SELECT index_company(coalesce(array_agg(id), '{}')) FROM company;--> statement-breakpoint
SELECT index_offer(coalesce(array_agg(id), '{}')) FROM offer;--> statement-breakpoint
ALTER TABLE offer_entry ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE company_entry ENABLE TRIGGER USER;
