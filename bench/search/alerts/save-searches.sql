-- `bench.saved_searches` saved searches that watch for what is new, half of them for applicants, half for offers. No two are
-- alike, up to 250,000 of them: of two courses, the town and the radius at least one differs.
insert into search_pattern (id, account_id, company_id, kind, name, criteria, notification_interval)
select bench.uuid('saved search', n), case n % 2 when 0 then bench.uuid('searcher', 1) else bench.uuid('account', 1 + n % 5000) end,
  case n % 2 when 0 then bench.uuid('company', 1) end, case n % 2 when 0 then 'applicants' else 'offers' end,
  'Suche ' || n,
  jsonb_build_object('studyInterests', jsonb_build_array(course.id::text, other.id::text),
      'desiredStudyYears', jsonb_build_array(2026 + k % 3, 2029),
      'places', jsonb_build_array(jsonb_build_object('place', town.place_id::text,
        'radius', (array[50, 20, 100, 10])[1 + round_no / 9 % 4])))
    || case n % 2 when 0 then jsonb_build_object('grade', 2 + k % 20 / 10.0) else jsonb_build_object('finds', 'offers') end,
  'immediately'
from generate_series(1, current_setting('bench.saved_searches')::integer) as n
cross join lateral (select n / 2 as k, n / 2 / 3540 as round_no) as drawn
join bench.course on course.no = k % 60
join bench.course as other on other.no = (k + 1 + k / 60 % 59) % 60
join bench.town on town.no = (k + round_no) % 9;

-- As if each had found too much to remember it when it was saved: new is what could not be found before.
insert into search_pattern_watch (pattern_id, keys, years, grade, x, y, z, chord, knows_all)
select saved.id, array(select saved.kind || ' i' || sought from jsonb_array_elements_text(criteria -> 'studyInterests') as sought),
  array(select sought::integer from jsonb_array_elements_text(criteria -> 'desiredStudyYears') as sought),
  round(10 * (criteria ->> 'grade')::numeric), array[place.x], array[place.y], array[place.z],
  array[power(2 * sin((criteria -> 'places' -> 0 ->> 'radius')::integer / 12742.0::float8), 2)], false
from search_pattern as saved
join place on place.id = (criteria -> 'places' -> 0 ->> 'place')::integer;
analyze search_pattern, search_pattern_watch;
