-- Keeps `company.is_unattended`, whoever writes accounts and who belongs to which company.
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

CREATE FUNCTION company_touch_unattended_of_account() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM company_refresh_unattended(array_agg(company_id))
  FROM organisation_person WHERE account_id = NEW.id AND company_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE FUNCTION company_touch_unattended_of_person() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM company_refresh_unattended(array_remove(array[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.company_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.company_id END], NULL));
  RETURN NULL;
END $$;

CREATE TRIGGER account_company_unattended AFTER UPDATE OF hidden_at, confirmed_at ON account FOR EACH ROW
  WHEN (NEW.type = 'company' AND (OLD.hidden_at IS NULL, OLD.confirmed_at IS NULL)
    IS DISTINCT FROM (NEW.hidden_at IS NULL, NEW.confirmed_at IS NULL))
  EXECUTE FUNCTION company_touch_unattended_of_account();

CREATE TRIGGER organisation_person_came_unattended AFTER INSERT ON organisation_person FOR EACH ROW
  WHEN (NEW.company_id IS NOT NULL AND NEW.account_id IS NOT NULL)
  EXECUTE FUNCTION company_touch_unattended_of_person();

CREATE TRIGGER organisation_person_changed_unattended AFTER UPDATE OF company_id, account_id ON organisation_person
  FOR EACH ROW WHEN ((OLD.company_id, OLD.account_id) IS DISTINCT FROM (NEW.company_id, NEW.account_id))
  EXECUTE FUNCTION company_touch_unattended_of_person();

CREATE TRIGGER organisation_person_left_unattended AFTER DELETE ON organisation_person FOR EACH ROW
  WHEN (OLD.company_id IS NOT NULL AND OLD.account_id IS NOT NULL)
  EXECUTE FUNCTION company_touch_unattended_of_person();
