import type { Sizes } from './load-world.ts'

/** `courses` and `towns`: what searches may name, ids of study interests and of places. */
export type World = Sizes & { courses: number[]; towns: number[] }
type Pool = { query(text: string): Promise<{ rows: { id: number }[] }> }

export async function readWorld(pool: Pool, sizes: Sizes): Promise<World> {
  const idsOf = async (text: string) => (await pool.query(text)).rows.map(({ id }) => id)
  return {
    ...sizes,
    courses: await idsOf('select id from bench.course order by no'),
    towns: await idsOf('select place_id as id from bench.town order by no'),
  }
}
