-- Who saves over HTTP: the first `bench.writers` applicants, and somebody of each of the first companies, ten offers each,
-- which may train for every course. Their tokens are made of what they are and their number.
set session_replication_role = replica;
insert into account (id, type, email, password_hash, first_name, last_name, permissions, confirmed_at)
select bench.uuid('recruiter', n), 'company', 'recruiter-' || n || '@example.org', '-', 'Petra', 'Sonntag',
  '{company-profile-edit}', now()
from generate_series(1, current_setting('bench.writers')::integer / 10) as n;
insert into organisation_person (id, company_id, account_id, first_name, last_name)
select bench.uuid('recruiter', n), bench.uuid('company', n), bench.uuid('recruiter', n), 'Petra', 'Sonntag'
from generate_series(1, current_setting('bench.writers')::integer / 10) as n;
insert into company_study_interest (company_id, study_interest_id)
select bench.uuid('company', n), course.id
from generate_series(1, current_setting('bench.writers')::integer / 10) as n, bench.course on conflict do nothing;

create table bench.writer as
  select 'applicant' as type, n, bench.uuid('account', n) as account_id
  from generate_series(1, current_setting('bench.writers')::integer) as n
  union all
  select 'company', n, bench.uuid('recruiter', n)
  from generate_series(1, current_setting('bench.writers')::integer / 10) as n;
insert into session (id, account_id, last_seen_at, expires_at)
select bench.uuid('writes as ' || type, n), account_id, now() + interval '1 year', now() + interval '1 year' from bench.writer;
insert into session_token (hash, session_id)
select translate(rtrim(encode(sha256(convert_to('bench-token-to-write-as-' || type || '-' || n, 'UTF8')), 'base64'), '='), '+/', '-_'),
  bench.uuid('writes as ' || type, n)
from bench.writer;
analyze account, organisation_person, company_study_interest, session, session_token;
