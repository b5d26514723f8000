-- Who asks: a person of the first company and the first applicant, each signed in with a token of their own
-- that still works when the world is measured again.
insert into account (id, type, email, password_hash, first_name, last_name, confirmed_at)
values (bench.uuid('searcher', 1), 'company', 'searcher@example.org', '-', 'Petra', 'Sonntag', now());
insert into organisation_person (id, company_id, account_id, first_name, last_name)
values (bench.uuid('person', 1), bench.uuid('company', 1), bench.uuid('searcher', 1), 'Petra', 'Sonntag');

insert into session (id, account_id, last_seen_at, expires_at)
select bench.uuid('session', n), account, now() + interval '1 year', now() + interval '1 year'
from (values (1, bench.uuid('searcher', 1)), (2, bench.uuid('account', 1))) as viewer (n, account);
insert into session_token (hash, session_id)
values (current_setting('bench.company_token'), bench.uuid('session', 1)),
  (current_setting('bench.applicant_token'), bench.uuid('session', 2));
