ALTER TABLE "company" ADD COLUMN "is_unattended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW company_entry_source AS
  SELECT c.id AS company_id, search_person(c.id) AS no, c.name, c.created_at, search_cut(c.name) AS search_name,
    search_cell(c.latitude, c.longitude) AS cell,
    (cos(radians(c.latitude)) * cos(radians(c.longitude)))::real AS x,
    (cos(radians(c.latitude)) * sin(radians(c.longitude)))::real AS y,
    sin(radians(c.latitude))::real AS z,
    search_town(c.town) AS town
  FROM company AS c WHERE c.status = 'confirmed' AND NOT c.is_unattended;
--> statement-breakpoint
CREATE OR REPLACE VIEW offer_entry_source AS
  SELECT o.id AS offer_id, o.company_id, o.study_interest_id, o.published_at, o.deadline,
    o.title_de AS name_de, coalesce(nullif(o.title_en, ''), o.title_de) AS name_en,
    search_cut(concat_ws(' ', o.title_de, o.title_en)) AS search_name,
    offered.years, offered.free_years, accepted.keys AS qualifications, o.minimum_grade, offer_card(o, c) AS card,
    offer_card_years(o.id) AS card_years, offer_card_locations(o.id) AS card_locations,
    offer_card_title(o, 'de') AS card_de, offer_card_title(o, 'en') AS card_en, offer_summary(o) AS summary
  FROM offer AS o
  JOIN company AS c ON c.id = o.company_id AND c.status = 'confirmed' AND NOT c.is_unattended
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_offer(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  heard text[];
BEGIN
  PERFORM search_lock('offer', ids);
  DELETE FROM offer_posting WHERE no IN (SELECT no FROM offer_entry WHERE offer_id = ANY (ids));
  DELETE FROM offer_entry AS e WHERE offer_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM offer AS o JOIN company AS c ON c.id = o.company_id AND c.status = 'confirmed' AND NOT c.is_unattended
    WHERE o.id = e.offer_id AND o.status = 'published'
  );
  INSERT INTO offer_entry (offer_id, company_id, study_interest_id, published_at, deadline, name_de, name_en,
      search_name, years, free_years, qualifications, minimum_grade, card, card_years, card_locations, card_de, card_en,
      summary)
    SELECT offer_id, company_id, study_interest_id, published_at, deadline, name_de, name_en, search_name, years,
      free_years, qualifications, minimum_grade, card, card_years, card_locations, card_de, card_en, summary
    FROM (SELECT * FROM offer_entry_source WHERE offer_id = ANY (ids) ORDER BY offer_id) AS source
    ON CONFLICT (offer_id) DO UPDATE SET
      (company_id, study_interest_id, published_at, deadline, name_de, name_en, search_name, years,
       free_years, qualifications, minimum_grade, card, card_years, card_locations, card_de, card_en, summary) =
      (excluded.company_id, excluded.study_interest_id, excluded.published_at, excluded.deadline, excluded.name_de,
       excluded.name_en, excluded.search_name, excluded.years, excluded.free_years, excluded.qualifications,
       excluded.minimum_grade, excluded.card, excluded.card_years, excluded.card_locations, excluded.card_de,
       excluded.card_en, excluded.summary);
  WITH source AS MATERIALIZED (
    SELECT offer_id, no, position, matchable, cut FROM offer_entry_text_source WHERE offer_id = ANY (ids)
  ), written AS (
    INSERT INTO offer_entry_text (no, offer_id, position, matchable, words)
      SELECT no, offer_id, position, matchable, search_stems(cut) FROM source
      ON CONFLICT (no) DO UPDATE SET
        (position, matchable, words) = (excluded.position, excluded.matchable, excluded.words)
  )
  SELECT array_agg(word) INTO heard FROM source, unnest(search_words(cut)) AS word;
  PERFORM search_learn('offer', heard);
  INSERT INTO offer_posting (interest, place, no, company, at, deadline, grade, course, years, free, qualifications,
      cell, town, x, y, z)
    SELECT interest, place, no, company, at, deadline, grade, course, years, free, qualifications, cell, town, x, y, z
    FROM offer_posting_source WHERE offer_id = ANY (ids);
END $$;
--> statement-breakpoint
DROP TRIGGER company_search_offers ON company;
--> statement-breakpoint
CREATE TRIGGER company_search_offers AFTER UPDATE ON company FOR EACH ROW
  WHEN ((OLD.status, OLD.is_unattended, OLD.name, OLD.town, OLD.latitude, OLD.longitude, OLD.logo_file_id)
    IS DISTINCT FROM (NEW.status, NEW.is_unattended, NEW.name, NEW.town, NEW.latitude, NEW.longitude, NEW.logo_file_id))
  EXECUTE FUNCTION search_touch_offers_of_company();
--> statement-breakpoint
CREATE FUNCTION company_refresh_unattended(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  -- Of two accounts that expire at once, the second waits here for the first and then sees it.
  PERFORM FROM company WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE company SET is_unattended = found.is_unattended
  FROM (
    SELECT each.id, coalesce((
      SELECT bool_and(holder.hidden_at IS NOT NULL)
      FROM organisation_person AS person JOIN account AS holder ON holder.id = person.account_id
      WHERE person.company_id = each.id AND holder.confirmed_at IS NOT NULL
    ), false) AS is_unattended
    FROM unnest(ids) AS each (id)
  ) AS found
  WHERE company.id = found.id AND company.is_unattended <> found.is_unattended;
END $$;
--> statement-breakpoint
CREATE FUNCTION company_touch_unattended_of_account() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM company_refresh_unattended(array_agg(company_id))
  FROM organisation_person WHERE account_id = NEW.id AND company_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION company_touch_unattended_of_person() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM company_refresh_unattended(array_remove(array[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.company_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.company_id END], NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_company_unattended AFTER UPDATE OF hidden_at, confirmed_at ON account FOR EACH ROW
  WHEN (NEW.type = 'company' AND (OLD.hidden_at IS NULL, OLD.confirmed_at IS NULL)
    IS DISTINCT FROM (NEW.hidden_at IS NULL, NEW.confirmed_at IS NULL))
  EXECUTE FUNCTION company_touch_unattended_of_account();
--> statement-breakpoint
CREATE TRIGGER organisation_person_came_unattended AFTER INSERT ON organisation_person FOR EACH ROW
  WHEN (NEW.company_id IS NOT NULL AND NEW.account_id IS NOT NULL)
  EXECUTE FUNCTION company_touch_unattended_of_person();
--> statement-breakpoint
CREATE TRIGGER organisation_person_changed_unattended AFTER UPDATE OF company_id, account_id ON organisation_person
  FOR EACH ROW WHEN ((OLD.company_id, OLD.account_id) IS DISTINCT FROM (NEW.company_id, NEW.account_id))
  EXECUTE FUNCTION company_touch_unattended_of_person();
--> statement-breakpoint
CREATE TRIGGER organisation_person_left_unattended AFTER DELETE ON organisation_person FOR EACH ROW
  WHEN (OLD.company_id IS NOT NULL AND OLD.account_id IS NOT NULL)
  EXECUTE FUNCTION company_touch_unattended_of_person();
--> statement-breakpoint
SELECT company_refresh_unattended(array_agg(id)) FROM company;
