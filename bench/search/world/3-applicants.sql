-- `bench.applicants` people with a profile each. One in ten is not to be found, two are anonymous.
insert into account (id, type, email, password_hash, first_name, last_name, confirmed_at, created_at)
select bench.uuid('account', n), 'applicant', 'applicant-' || n || '@example.org', '-',
  bench.pick(array['Lena', 'Mehmet', 'Anna', 'Jonas', 'Zoë', 'Paul', 'Aylin', 'Noah', 'Mia', 'Emil'], n, 20),
  bench.pick(array['Schmidt', 'Yılmaz', 'Weber', 'Nowak', 'Müller', 'Rossi', 'Wagner', 'Becker', 'Groß', 'Huber'], n, 21),
  timestamptz '2026-06-01 12:00:00Z', timestamptz '2026-06-01 12:00:00Z'
from generate_series(1, current_setting('bench.applicants')::integer) as n;

insert into applicant (id, account_id, gender)
select bench.uuid('applicant', n), bench.uuid('account', n), 'none'
from generate_series(1, current_setting('bench.applicants')::integer) as n;

insert into application (id, applicant_id, type, title, qualification_key, grade, desired_years, expertises, about_me,
  visibility, created_at, updated_at)
select bench.uuid('application', n), bench.uuid('applicant', n), 3, 'Mein Profil', q.keys[1 + floor(cardinality(q.keys)
    * power(bench.draw(n, 30), 2))::integer],
  10 + floor(15 * (bench.draw(n, 31) + bench.draw(n, 32)))::integer,
  array(select year from generate_series(2026, 2029) as year where bench.draw(n, year) < 0.4),
  (select jsonb_agg(jsonb_build_object('name', e.names[1 + floor(cardinality(e.names) * bench.draw(n, salt))::integer],
    'grade', null, 'description', '')) from generate_series(33, 34) as salt),
  'Ich interessiere mich für ' || bench.pick(array['Technik', 'Menschen', 'Zahlen', 'Gestaltung', 'Natur'], n, 35) || '.',
  bench.pick(array['hidden', 'anonymous', 'anonymous', 'open', 'open', 'open', 'open', 'open', 'open', 'open'], n, 36),
  -- Who registered last has not always been at the profile last.
  timestamptz '2026-06-01 12:00:00Z' - bench.draw(n, 37) * interval '300 days',
  timestamptz '2026-06-01 12:00:00Z' - bench.draw(n, 37) * interval '300 days'
from generate_series(1, current_setting('bench.applicants')::integer) as n,
  (select array_agg(key order by position, key) as keys from qualification) as q,
  (select array_agg(name_de order by id) as names from expertise) as e;
