-- `bench.offers` offers, ten a company; one in 200 is closed.
insert into company (id, name, status, industry, zip, town, latitude, longitude, description_de, created_at)
select bench.uuid('company', n), bench.pick(array['Albrecht', 'Bauer', 'Conrad', 'Dietz', 'Ebner', 'Fischer'], n, 1)
    || ' ' || bench.pick(array['Technik', 'Systeme', 'Handel', 'Logistik', 'Maschinenbau', 'Pflege'], n, 2) || ' ' || n,
  'confirmed', bench.pick(array['Maschinenbau', 'Handel', 'Gesundheit', 'IT', 'Logistik'], n, 3),
  p.postal_code, p.name, p.latitude, p.longitude, 'Wir bilden seit Jahren dual aus.',
  timestamptz '2026-06-01 12:00:00Z' - n * interval '7 minutes'
from generate_series(1, current_setting('bench.offers')::integer / 10) as n
join bench.town on town.no = bench.town_of(n, 4)
join bench.place as p on p.town = town.no and p.no = floor(town.places * bench.draw(n, 5));

insert into offer (id, company_id, status, title_de, title_en, study_interest_id, description_de, tasks_de,
  minimum_grade, deadline, published_at, closed_at, created_at)
select bench.uuid('offer', n), bench.uuid('company', 1 + n % (current_setting('bench.offers')::integer / 10)),
  case n % 200 when 0 then 'closed' else 'published' end, 'Duales Studium ' || i.name_de, 'Dual study ' || coalesce(nullif(i.name_en, ''), i.name_de), i.id,
  'Du lernst bei uns alle Abteilungen kennen und arbeitest von Anfang an mit.',
  'Mitarbeit in ' || bench.pick(array['Entwicklung', 'Einkauf', 'Vertrieb', 'Fertigung', 'Pflege'], n, 11),
  case when bench.draw(n, 12) < 0.4 then 15 + 5 * floor(4 * bench.draw(n, 13))::integer end,
  case when bench.draw(n, 14) < 0.5 then date '2026-12-01' + floor(300 * bench.draw(n, 15))::integer end,
  timestamptz '2026-06-01 12:00:00Z' - n * interval '1 minute',
  case n % 200 when 0 then timestamptz '2026-06-02 12:00:00Z' end,
  timestamptz '2026-06-01 12:00:00Z' - n * interval '1 minute'
from generate_series(1, current_setting('bench.offers')::integer) as n
join study_interest as i on i.id = bench.course_of(n, 10);

-- One or two years on end.
insert into offer_year (offer_id, year, total, taken)
select bench.uuid('offer', n), 2026 + floor(3 * bench.draw(n, 20))::integer + later, 3,
  floor(4 * bench.draw(n, 21 + later))::integer
from generate_series(1, current_setting('bench.offers')::integer) as n, generate_series(0, 1) as later
where later = 0 or bench.draw(n, 23) < 0.5;

insert into offer_location (id, offer_id, postal_code, town, latitude, longitude, x, y, z)
select bench.uuid('location', n), bench.uuid('offer', n), p.postal_code, p.name, p.latitude, p.longitude, p.x, p.y, p.z
from generate_series(1, current_setting('bench.offers')::integer) as n
join bench.town on town.no = bench.town_of(n, 16)
join bench.place as p on p.town = town.no and p.no = floor(town.places * bench.draw(n, 17));

-- Half of them accept any qualification, the others the first few of the list.
insert into offer_qualification (offer_id, qualification_key)
select bench.uuid('offer', n), q.key
from generate_series(1, current_setting('bench.offers')::integer) as n
join qualification as q on q.position <= 1 + floor(6 * bench.draw(n, 19))
where bench.draw(n, 18) < 0.5;
