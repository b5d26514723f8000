import { fillDemo } from '../servers/fill-demo.ts'

export type Lists = { small: string; big: string; unread: string }

/**
 * The demo world, in which three applicants have 20, 10,000 and 10,000 threads of three messages: ten of the first two's
 * are unread, and all of the third's.
 */
export function fillLists(dataDir: string): Promise<Lists> {
  return fillDemo(dataDir, async (pool) => {
    const { rows } = await pool.query(chooseApplicants)
    const [small = '', big = '', unread = ''] = rows.map(({ email }) => String(email))
    for (const [email, threads, unreadOnes] of [
      [small, 20, 10],
      [big, 10_000, 10],
      [unread, 10_000, 10_000],
    ] as const) {
      await pool.query(insertThreads, [email, threads])
      await pool.query(insertMessages, [email])
      await pool.query(insertStates, [email, unreadOnes])
    }
    await pool.query('analyze')
    return { small, big, unread }
  })
}

/** They get a demo login's password. */
const chooseApplicants = `
  update account set password_hash = (select password_hash from account where email = 'lena.demo@example.org')
  where id in (
    select account.id from account join applicant on applicant.account_id = account.id
    where confirmed_at is not null and hidden_at is null
      and not exists (select from thread where applicant_id = applicant.id) order by account.id limit 3)
  returning email`

const insertThreads = `
  insert into thread (id, subject, applicant_id, company_id, last_message_at)
  select gen_random_uuid(), 'Frage ' || n, applicant.id,
    (select id from company where status = 'confirmed' order by id offset n % 20 limit 1), now() - n * interval '1 minute'
  from applicant join account on account.id = account_id, generate_series(1, $2::int) as n where email = $1`

const insertMessages = `
  insert into message (id, thread_id, side, text, sent_at)
  select gen_random_uuid(), thread.id, case when n = 2 then 'applicant' else 'company' end,
    'Guten Tag, hier kommt noch eine Antwort auf Ihre Frage. ' || subject, last_message_at - (3 - n) * interval '5 seconds'
  from thread join applicant on applicant.id = applicant_id join account on account.id = account_id,
    generate_series(1, 3) as n
  where email = $1`

const insertStates = `
  insert into thread_state (thread_id, account_id, read_until, unread)
  select thread.id, account.id,
    last_message_at - case when place <= $2::int then interval '1 second' else interval '0' end,
    case when place <= $2::int then 1 else 0 end
  from (select *, row_number() over (order by last_message_at desc) as place from thread
    where applicant_id = (select applicant.id from applicant join account on account.id = account_id where email = $1)
  ) as thread, account where email = $1`
