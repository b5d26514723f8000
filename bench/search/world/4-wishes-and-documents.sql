-- What the profiles are found by beside their own columns.
insert into application_study_interest (application_id, study_interest_id, position)
select distinct on (n, course) bench.uuid('application', n), course, position
from generate_series(1, current_setting('bench.applicants')::integer) as n, generate_series(0, 2) as position,
  bench.course_of(n, 40 + position) as course
where position = 0 or bench.draw(n, 45 + position) < 0.35
order by n, course, position;

insert into application_place (application_id, position, name, latitude, longitude, radius, x, y, z)
select bench.uuid('application', n), position, p.name, p.latitude, p.longitude, 50, p.x, p.y, p.z
from generate_series(1, current_setting('bench.applicants')::integer) as n
cross join generate_series(0, 1) as position
join bench.town on town.no = bench.town_of(n, 50 + position)
join bench.place as p on p.town = town.no and p.no = floor(town.places * bench.draw(n, 52 + position))
where position = 0 or bench.draw(n, 54) < 0.3;

insert into application_language (application_id, language_code, level, position)
select bench.uuid('application', n), code, case code when 'de' then 7 else floor(6 * bench.draw(n, 60))::integer end, position
from generate_series(1, current_setting('bench.applicants')::integer) as n,
  (values ('de', 0), ('en', 1), ('fr', 2)) as spoken (code, position)
where bench.draw(n, 61 + position) < (array[1, 0.8, 0.3])[1 + position];

insert into stored_file (id, storage_key, name, media_type, size, sha256, uploaded_by)
select bench.uuid('file', n), 'bench-' || n, 'lebenslauf.pdf', 'application/pdf', 1, '-', bench.uuid('account', n)
from generate_series(1, current_setting('bench.applicants')::integer) as n where bench.draw(n, 70) < 0.4;
insert into application_attachment (application_id, file_id, document_type_key)
select bench.uuid('application', n), bench.uuid('file', n), bench.pick(array['cv', 'school_certificates'], n, 71)
from generate_series(1, current_setting('bench.applicants')::integer) as n where bench.draw(n, 70) < 0.4;

insert into applicant_company_block (applicant_id, company_id)
select bench.uuid('applicant', n), bench.uuid('company', 1)
from generate_series(1, current_setting('bench.applicants')::integer) as n where bench.draw(n, 72) < 0.001;
