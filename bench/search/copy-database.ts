import { psql } from './psql.ts'

/**
 * A copy of the database `world` in the cluster of this address. Where there is none yet, `fill` is given an empty one
 * to make it from; it then stays for the next run, as long as the cluster does.
 */
export async function copyDatabase(cluster: string, world: string, fill: (url: string) => Promise<void>) {
  const at = (name: string) => {
    const url = new URL(cluster)
    url.pathname = `/${name}`
    return url.href
  }
  const isThere = await psql(cluster, `select 1 from pg_database where datname = '${world}'`)
  if (!isThere) {
    // Under another name until it is whole.
    const unfinished = `${world}_unfinished`
    await psql(cluster, `drop database if exists ${unfinished}`)
    await psql(cluster, `create database ${unfinished}`)
    await fill(at(unfinished))
    await psql(cluster, `alter database ${unfinished} rename to ${world}`)
  }
  const copy = `${world}_copy`
  await psql(cluster, `drop database if exists ${copy} with (force)`)
  await psql(cluster, `create database ${copy} template ${world} strategy file_copy`)
  return { url: at(copy), drop: () => psql(cluster, `drop database ${copy} with (force)`) }
}
