-- `bench.saved_searches` saved searches, half of them for applicants, half for offers, that watch for what is new.
insert into search_pattern (id, account_id, company_id, kind, name, criteria, notification_interval)
select bench.uuid('saved search', n), case n % 2 when 0 then bench.uuid('searcher', 1) else bench.uuid('account', 1 + n % 5000) end,
  case n % 2 when 0 then bench.uuid('company', 1) end, case n % 2 when 0 then 'applicants' else 'offers' end,
  'Suche ' || n,
  jsonb_build_object('studyInterests', jsonb_build_array(course.id::text), 'desiredStudyYears', jsonb_build_array(2027),
      'places', jsonb_build_array(jsonb_build_object('place', town.place_id::text, 'radius', 50)))
    || case n % 2 when 0 then jsonb_build_object('grade', 2.5) else jsonb_build_object('finds', 'offers') end,
  'immediately'
from generate_series(1, current_setting('bench.saved_searches')::integer) as n
join bench.course on course.no = n / 2 % 60
join bench.town on town.no = n % 9;

-- As if each had found too much to remember it when it was saved: new is what could not be found before.
insert into search_pattern_watch (pattern_id, keys, years, grade, x, y, z, chord, knows_all)
select saved.id, array[saved.kind || ' i' || (criteria -> 'studyInterests' ->> 0)], array[2027],
  case saved.kind when 'applicants' then 25 end, array[place.x], array[place.y], array[place.z],
  array[power(2 * sin(50 / 12742.0::float8), 2)], false
from search_pattern as saved
join place on place.id = (criteria -> 'places' -> 0 ->> 'place')::integer;
analyze search_pattern, search_pattern_watch;
