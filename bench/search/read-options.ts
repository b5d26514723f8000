import { parseArgs } from 'node:util'

export type Options = {
  /** How many applicants; each size has a database of its own. */
  sizes: number[]
  connections: number
  /** What each measurement takes, as often as there are rounds. */
  seconds: number
  rounds: number
  /** The size at which the embedded database is measured too; 0 leaves it out. */
  embedded: number
  /** Saved searches whose alerts are run, at the size of most offers; 0 leaves them out. */
  savedSearches: number
}

export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '10000,100000,1000000' },
      connections: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      embedded: { type: 'string', default: '10000' },
      'saved-searches': { type: 'string', default: '100000' },
    },
  })
  return {
    sizes: values.sizes.split(',').map((size) => whole('sizes', size)),
    connections: whole('connections', values.connections),
    seconds: whole('seconds', values.seconds),
    rounds: whole('rounds', values.rounds),
    embedded: whole('embedded', values.embedded),
    savedSearches: whole('saved-searches', values['saved-searches']),
  }
}

function whole(name: string, value: string): number {
  if (!/^\d{1,7}$/.test(value)) throw new Error(`--${name} is a whole number, not "${value}"`)
  return Number(value)
}
