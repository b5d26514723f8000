-- Three applications an offer in the last 300 days, thirty a company, two thirds of them answered; none of who asks.
insert into application (id, applicant_id, company_id, offer_id, type, status, stage, sent_at, created_at, updated_at)
select bench.uuid('received', n), bench.uuid('applicant', 2 + n % (current_setting('bench.applicants')::integer - 1)),
  bench.uuid('company', 1 + n / 3 % (current_setting('bench.offers')::integer / 10)), bench.uuid('offer', n / 3),
  2, 2, case n % 3 when 0 then 'received' else 'in_review' end, sent.at, sent.at, sent.at
from generate_series(3, 3 * current_setting('bench.offers')::integer + 2) as n,
  lateral (select now() - bench.draw(n, 50) * interval '300 days' as at) as sent;

insert into application_event (id, application_id, event, created_at)
select bench.uuid('answer', n), bench.uuid('received', n), 'in_review',
  now() - bench.draw(n, 50) * interval '300 days' + bench.draw(n, 51) * interval '20 days'
from generate_series(3, 3 * current_setting('bench.offers')::integer + 2) as n
where n % 3 <> 0;
