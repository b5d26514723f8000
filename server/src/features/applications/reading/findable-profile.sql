-- What may be found, by whoever may find at all and was not blocked.
CREATE VIEW findable_profile AS
  SELECT application.id, application.applicant_id, account.first_name, account.last_name
  FROM application
  JOIN applicant ON applicant.id = application.applicant_id
  JOIN account ON account.id = applicant.account_id
  WHERE application.type = 3 AND application.status = 1 AND application.visibility IN ('anonymous', 'open')
    AND account.confirmed_at IS NOT NULL AND account.hidden_at IS NULL;
