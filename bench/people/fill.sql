-- So many accounts beside those of the demo world: one in eight of a company; 25 locked and 25 not confirmed, however many. A function of row numbers, so each run has the same; searches among profiles are not touched.
set session_replication_role = replica;

insert into account (id, type, email, password_hash, first_name, last_name, confirmed_at, locked_at, hidden_at)
select gen_random_uuid(), case when n % 8 = 0 then 'company' else 'applicant' end,
  'bench-' || n || '@example.org', '-',
  (array['Lena', 'Mehmet', 'Anna', 'Jonas', 'Zoë', 'Paul', 'Aylin', 'Noah', 'Mia', 'Emil'])[1 + n % 10],
  case when n % 20000 = 7 then 'Wolkenstein' else
    (array['Schmidt', 'Yılmaz', 'Weber', 'Nowak', 'Hasenöhrl', 'Rossi'])[1 + n % 6] || left(md5(n::text), 4) end,
  case when n > 1000 or n % 40 <> 8 then now() end,
  case when n <= 1000 and n % 40 = 0 then now() end, case when n <= 1000 and n % 40 = 0 then now() end
from generate_series(1, 0) as n;

insert into organisation_person (id, company_id, account_id, first_name, last_name)
select gen_random_uuid(), (select id from company order by id offset n % 50 limit 1), id, first_name, last_name
from (select *, row_number() over () as n from account where type = 'company' and email like 'bench-%') as added;

-- What the statistics count of them: a profile each, in one of the demo's towns.
insert into applicant (id, account_id, gender)
select gen_random_uuid(), id, 'none' from account where type = 'applicant' and email like 'bench-%';

insert into application (id, applicant_id, type, visibility)
select gen_random_uuid(), applicant.id, 3, (array['open', 'anonymous', 'hidden'])[(1 + row_number() over () % 3)::int]
from applicant join account on account.id = account_id where email like 'bench-%';

with town as (
  select *, row_number() over () as n from (select distinct on (name) name, latitude, longitude, x, y, z from application_place) one
)
insert into application_place (application_id, position, name, latitude, longitude, radius, x, y, z)
select added.id, 0, name, latitude, longitude, 50, x, y, z
from (
  select application.id, row_number() over () as n from application
  join applicant on applicant.id = applicant_id join account on account.id = account_id where email like 'bench-%'
) as added join town on town.n = 1 + added.n % (select count(*) from town);

set session_replication_role = default;
analyze;
