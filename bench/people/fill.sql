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

set session_replication_role = default;
analyze;
