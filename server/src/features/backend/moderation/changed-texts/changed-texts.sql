-- What a company says of itself, and what an offer says, in free words; the names are those of the contract.
CREATE FUNCTION company_texts(said company) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('name', said.name, 'descriptionDe', said.description_de, 'descriptionEn', said.description_en)
$$;
CREATE FUNCTION offer_texts(said offer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('titleDe', said.title_de, 'titleEn', said.title_en,
    'descriptionDe', said.description_de, 'descriptionEn', said.description_en,
    'tasksDe', said.tasks_de, 'tasksEn', said.tasks_en, 'benefitsDe', said.benefits_de, 'benefitsEn', said.benefits_en)
$$;
-- Keeps what was approved when it is changed first; a later change answers what was sent back. Whoever takes every change
-- back has nothing left to be looked at.
CREATE FUNCTION keep_approved_texts(of_company uuid, of_offer uuid, before jsonb, now_said jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE changed_text SET changed_at = now(), sent_back_at = NULL, revision = revision + 1
    WHERE company_id = of_company AND offer_id IS NOT DISTINCT FROM of_offer;
  IF NOT FOUND THEN
    INSERT INTO changed_text (company_id, offer_id, approved) VALUES (of_company, of_offer, before);
  END IF;
  DELETE FROM changed_text
    WHERE company_id = of_company AND offer_id IS NOT DISTINCT FROM of_offer AND approved = now_said;
END $$;
CREATE FUNCTION keep_company_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status IN ('confirmed', 'suspended') AND company_texts(OLD) <> company_texts(NEW) THEN
    PERFORM keep_approved_texts(NEW.id, NULL, company_texts(OLD), company_texts(NEW));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER company_texts_kept AFTER UPDATE OF name, description_de, description_en ON company
  FOR EACH ROW EXECUTE FUNCTION keep_company_texts();
CREATE FUNCTION keep_offer_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'draft' AND offer_texts(OLD) <> offer_texts(NEW) THEN
    PERFORM keep_approved_texts(NEW.company_id, NEW.id, offer_texts(OLD), offer_texts(NEW));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER offer_texts_kept AFTER UPDATE OF title_de, title_en, description_de, description_en, tasks_de, tasks_en,
  benefits_de, benefits_en ON offer FOR EACH ROW EXECUTE FUNCTION keep_offer_texts();
-- With a merge the offers of a company become another one's.
CREATE FUNCTION move_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE changed_text SET company_id = NEW.company_id WHERE offer_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER offer_texts_moved AFTER UPDATE OF company_id ON offer FOR EACH ROW EXECUTE FUNCTION move_changed_texts();
