-- Five hundred applications of as many people to the demo company, made of those it has already: their content, and
-- the timeline as far as a move needs it. A function of row numbers, so each run has the same.
create temporary table bench_of as
select row_number() over (order by id) - 1 as no, * from application
where company_id = (select company_id from organisation_person join account on account.id = account_id
  where email = 'personal.demo@example.org') and type = 2 and sent_at is not null;

create temporary table bench_new as
select n, gen_random_uuid() as account_id, gen_random_uuid() as applicant_id, gen_random_uuid() as id,
  (array['received', 'viewed', 'in_review', 'documents_missing', 'interview', 'offer_made'])[1 + n % 6] as stage,
  n % 8 = 0 as is_over, bench_of.id as of_id, least(bench_of.sent_at, now()) - n * interval '1 hour' as sent_at
from generate_series(1, 500 - (select count(*) from bench_of)) as n
join bench_of on no = n % (select count(*) from bench_of);

insert into account (id, type, email, password_hash, first_name, last_name, confirmed_at)
select account_id, 'applicant', 'bench-' || n || '@example.org', '-',
  (array['Lena', 'Mehmet', 'Anna', 'Jonas', 'Zoë', 'Paul', 'Aylin', 'Noah', 'Mia', 'Emil'])[1 + n % 10],
  (array['Schmidt', 'Yılmaz', 'Weber', 'Nowak', 'Hasenöhrlberger-Wolkenstein', 'Rossi'])[1 + n % 6] || ' ' || n, now()
from bench_new;

insert into applicant (id, account_id, gender) select applicant_id, account_id, 'none' from bench_new;

insert into application (id, applicant_id, type, status, stage, outcome, decline_reason, company_id, offer_id, title,
  qualification_key, grade, desired_years, expertises, education, career, about_me, cover_letter, revision, created_at,
  updated_at, sent_at, closed_at)
select bench_new.id, bench_new.applicant_id, 2, case when is_over then 9 else 2 end, bench_new.stage,
  case when is_over then 'declined_by_company' end, case when is_over then 'places_taken' end, company_id, offer_id,
  title, qualification_key, grade, desired_years, expertises, education, career, about_me, cover_letter, 1,
  bench_new.sent_at, bench_new.sent_at, bench_new.sent_at, case when is_over then bench_new.sent_at end
from bench_new join bench_of on bench_of.id = of_id;

insert into application_event (id, application_id, event, revision, created_at)
select gen_random_uuid(), id, event, position, sent_at + position * interval '1 minute'
from bench_new, lateral (values ('created', 0), ('sent', 0), (stage, 1)) as entry (event, position)
where event <> 'received';

insert into application_place select bench_new.id, position, name, latitude, longitude, radius, x, y, z
from bench_new join application_place on application_id = of_id;

insert into application_study_interest select bench_new.id, study_interest_id, position
from bench_new join application_study_interest on application_id = of_id;

insert into application_language select bench_new.id, language_code, level, position
from bench_new join application_language on application_id = of_id;
