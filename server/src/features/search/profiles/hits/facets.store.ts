import { sql } from 'drizzle-orm'

/** What facets are counted by, of `profile_posting p`. */
export const facetColumns = sql`, p.years, p.qualification, p.documents, p.courses`

/**
 * Counts the rows of `best`, which have those columns. They are grouped first, so that each group is taken apart
 * once instead of each profile; the subqueries with an offset keep the planner from doing it the other way round.
 */
export const countFacets = sql`(
  with grouped as (
    select years, qualification, documents, bound, grouping(years) = 0 as of_years,
      grouping(qualification) = 0 as of_qualification, grouping(documents) = 0 as of_documents,
      grouping(courses) = 0 as of_courses, min(no) as no, count(*) as hits
    from (select *, case when grade <= 15 then 15 else (grade + 4) / 5 * 5 end as bound from best) as one
    group by grouping sets ((years), (qualification), (documents), (courses), (bound))
  ), counted (value, count) as (
    select value, sum(hits) from grouped cross join lateral (
        select unnest(facets) as value from profile_entry e where e.no = grouped.no offset 0
      ) as own where of_courses group by value
    union all
    select 'year:' || year, sum(hits) from grouped cross join lateral (
        select year from generate_series(2000, 2062) as year where years & (1::bigint << (year - 2000)) <> 0 offset 0
      ) as wanted where of_years group by year
    union all
    select 'qualification:' || key, hits from grouped join search_code on kind = 'qualification' and code = qualification
      where of_qualification
    union all
    select 'document:' || key, sum(hits) from grouped join search_code on kind = 'document' and documents & (1 << code) <> 0
      where of_documents group by key
    union all
    select 'grade:' || (kept / 10.0)::numeric(2, 1), sum(hits) from grouped cross join lateral (
        select kept from unnest(array[15, 20, 25, 30, 35, 40]) as kept where bound <= kept offset 0
      ) as bounds where bound is not null group by kept
  )
  select coalesce(json_agg(json_build_object('value', value, 'count', count)), '[]') from counted)`
