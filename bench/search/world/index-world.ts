export type Run = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** Larger ones are not faster, and each is a transaction. */
const atOnce = 1000
/** Their words are those of most others, which then need not wait for each other's. */
const first = 100
/** The functions keep their plans: made for empty tables, those would be bad for full ones. */
const learnAfter = [0, 5, 50]

type Kind = { table: string; build: string; lock: string; entries: string[] }
const kinds: Kind[] = [
  {
    table: 'company',
    build: 'index_company',
    lock: 'company',
    entries: ['company_entry', 'company_entry_text', 'search_word'],
  },
  {
    table: 'offer',
    build: 'index_offer',
    lock: 'offer',
    entries: ['offer_entry', 'offer_entry_text', 'offer_posting', 'search_word'],
  },
  {
    table: 'applicant',
    build: 'index_profile',
    lock: 'profile',
    entries: ['profile_entry', 'profile_text', 'profile_posting', 'search_word'],
  },
]

/** Builds the search rows of all records, a batch after the other. */
export async function indexWorld(lanes: Run[]): Promise<void> {
  await lanes[0]?.('analyze')
  for (const kind of kinds) {
    const last = await indexSome(kind, lanes.slice(0, 1), { after: null, limit: first, batches: 1 })
    await indexSome(kind, lanes, { after: last, limit: atOnce, batches: Number.POSITIVE_INFINITY })
  }
}

/** Each lane has locks of its own, of the 256 that the engine has for a kind. Gives the last id of the first lane. */
async function indexSome(
  { table, build, lock, entries }: Kind,
  lanes: Run[],
  { after, limit, batches }: { after: unknown; limit: number; batches: number },
): Promise<unknown> {
  const ends = lanes.map(async (run, lane) => {
    let last = after
    for (let batch = 0; batch < batches; batch += 1) {
      const rows = await run(
        `select id from ${table} where ($1::uuid is null or id > $1)
          and (hashtext('${lock}' || id) & 255) % ${lanes.length} = ${lane} order by id limit ${limit}`,
        [last],
      )
      if (rows.length === 0) break
      last = rows.at(-1)?.id
      await run(`select ${build}($1)`, [rows.map(({ id }) => id)])
      if (lane === 0 && learnAfter.includes(batch)) await run(`analyze ${entries.join(', ')}`)
    }
    return last
  })
  return (await Promise.all(ends))[0]
}
