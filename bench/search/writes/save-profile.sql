\set n random(1 + :writers, :applicants)
\set course random(1, 60)
begin;
update application set revision = revision + 1, grade = 10 + :course % 30, updated_at = now()
  where id = bench.uuid('application', :n);
delete from application_study_interest where application_id = bench.uuid('application', :n);
insert into application_study_interest (application_id, study_interest_id, position)
  select bench.uuid('application', :n), id, 0 from bench.course where no = :course - 1;
delete from application_place where application_id = bench.uuid('application', :n);
insert into application_place (application_id, position, name, latitude, longitude, radius, x, y, z)
  select bench.uuid('application', :n), 0, name, latitude, longitude, 50, x, y, z from bench.place
  where town = :course % 9 and no = :course;
delete from application_language where application_id = bench.uuid('application', :n);
insert into application_language (application_id, language_code, level, position)
  values (bench.uuid('application', :n), 'de', 7, 0), (bench.uuid('application', :n), 'en', 4, 1);
end;
