\set n random(1, :offers)
\set course random(1, 60)
begin;
update offer set revision = revision + 1, study_interest_id = (select id from bench.course where no = :course - 1),
  status = 'published', published_at = coalesce(published_at, now()), closed_at = null, updated_at = now()
  where id = bench.uuid('offer', :n);
delete from offer_year where offer_id = bench.uuid('offer', :n);
insert into offer_year (offer_id, year, total, taken) values (bench.uuid('offer', :n), 2027, 3, :course % 4);
delete from offer_location where offer_id = bench.uuid('offer', :n);
insert into offer_location (id, offer_id, postal_code, town, latitude, longitude, x, y, z)
  select gen_random_uuid(), bench.uuid('offer', :n), postal_code, name, latitude, longitude, x, y, z from bench.place
  where town = :course % 9 and no = :course;
end;
