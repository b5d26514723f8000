import { fillDemo } from '../servers/fill-demo.ts'

/** Ids of threads of 20 and of 5,000 messages. */
export type Threads = { short: string; long: string }

/** The demo world, in which somebody's company has two more threads, read to their end. */
export function fillThreads(dataDir: string, email: string): Promise<Threads> {
  return fillDemo(dataDir, async (pool) => {
    const insert = async (length: number): Promise<string> => {
      const { rows } = await pool.query(insertThread, [email, length])
      const id = String(rows[0].id)
      await pool.query(insertMessages, [id, length])
      await pool.query(insertState, [id, email])
      return id
    }
    const threads = { short: await insert(20), long: await insert(5000) }
    await pool.query('analyze')
    return threads
  })
}

const insertThread = `
  insert into thread (id, subject, applicant_id, company_id, last_message_at)
  select gen_random_uuid(), 'Lange Unterhaltung',
    (select applicant_id from thread where company_id = organisation_person.company_id limit 1), company_id,
    now() - interval '1 hour'
  from organisation_person join account on account.id = account_id where email = $1 and $2::int > 0
  returning id`

const insertMessages = `
  insert into message (id, thread_id, side, sender_account_id, text, sent_at)
  select gen_random_uuid(), thread.id, case when n % 2 = 0 then 'applicant' else 'company' end,
    case when n % 2 = 0 then applicant.account_id else (
      select account_id from organisation_person where organisation_person.company_id = thread.company_id
      and account_id is not null limit 1) end,
    'Nachricht ' || n, now() - interval '1 hour' - ($2::int - n) * interval '1 minute'
  from thread join applicant on applicant.id = applicant_id, generate_series(1, $2::int) as n
  where thread.id = $1`

const insertState = `
  insert into thread_state (thread_id, account_id, read_until)
  select $1, id, now() from account where email = $2`
