import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodeAndTown } from './locate-postal-codes.ts'
import { correctedName } from './renamed-towns.ts'

/** German postal codes with the towns they serve, as OpenStreetMap knows them. */
export function readPostalCodes(packageFolder: string): CodeAndTown[] {
  const text = readFileSync(join(packageFolder, 'data', 'plz.full.json'), 'utf8')
  return Object.entries(JSON.parse(text) as Record<string, string[]>).flatMap(([code, names]) =>
    names.flatMap((listed) => {
      const corrected = correctedName[`${code} ${listed}`]
      return corrected === null ? [] : [{ code, name: corrected ?? listed }]
    }),
  )
}
