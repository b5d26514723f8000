-- What comes at once: 500 people who were hidden show themselves, 500 offers are published.
update application set visibility = 'open'
where id in (select id from application where visibility = 'hidden' order by id limit 500);
update offer set status = 'published' where id in (select id from offer where status = 'closed' order by id limit 500);
