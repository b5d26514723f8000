-- What the rows below are drawn from. Everything is a function of a row's number, so each run makes the same world.
create schema bench;

-- From 0 up to 1, the same for the same two numbers.
create function bench.draw(n bigint, salt integer) returns float8 language sql immutable parallel safe as $$
  select (hashint8extended(n, salt) & 9007199254740991) / 9007199254740992.0::float8
$$;

-- An id as the server makes them: later numbers sort after earlier ones.
create function bench.uuid(kind text, n bigint) returns uuid language sql immutable parallel safe as $$
  select (lpad(to_hex(1735689600000 + n * 1000), 12, '0') || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid
  from md5(kind || n) as hash
$$;

create function bench.pick(list anyarray, n bigint, salt integer) returns anyelement language sql immutable parallel safe as $$
  select list[1 + floor(bench.draw(n, salt) * cardinality(list))::integer]
$$;

-- Sixty courses; a few of them are what most want.
create table bench.course as
  select row_number() over (order by id) - 1 as no, id from study_interest order by id limit 60;

create function bench.course_of(n bigint, salt integer) returns integer language sql stable as $$
  select id from bench.course where no = floor(60 * power(bench.draw(n, salt), 1.6))::integer
$$;

-- The university's nine towns, the first with the most people, and the postal codes up to 35 km around each.
create table bench.place as
  select town.no - 1 as town, centre.id as centre,
    row_number() over (partition by town.no order by p.postal_code, p.name, p.latitude, p.longitude) - 1 as no,
    p.postal_code, p.name, p.latitude, p.longitude, p.x, p.y, p.z
  from unnest(array['Stuttgart', 'Mannheim', 'Karlsruhe', 'Heilbronn', 'Ravensburg', 'Villingen-Schwenningen',
    'Heidenheim an der Brenz', 'Mosbach', 'Lörrach']) with ordinality as town (name, no)
  cross join lateral (
    select * from place where place.name = town.name and country = 'DE' order by rank desc, postal_code limit 1
  ) as centre
  join place as p on p.country = 'DE'
    and (p.x - centre.x) ^ 2 + (p.y - centre.y) ^ 2 + (p.z - centre.z) ^ 2 < 0.00003;
create table bench.town as
  select town as no, centre as place_id, count(*)::integer as places from bench.place group by town, centre;
create unique index on bench.place (town, no);
analyze bench.place;

create function bench.town_of(n bigint, salt integer) returns integer language sql immutable parallel safe as $$
  select floor(9 * power(bench.draw(n, salt), 1.3))::integer
$$;
