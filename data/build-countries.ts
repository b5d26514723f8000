import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toCsv } from './csv.ts'
import { fetchPackage } from './fetch-package.ts'

/**
 * Writes reference/countries.csv: codes of ISO 3166-1, names of CLDR through this Node's ICU, nationalities by hand.
 * Run by hand and committed, so that the names do not depend on the machine that serves them.
 */
const folder = mkdtempSync(join(tmpdir(), 'tandem-countries-'))
try {
  const nationalities = readNationalities()
  const names = {
    de: new Intl.DisplayNames('de', { type: 'region' }),
    en: new Intl.DisplayNames('en', { type: 'region' }),
  }
  const rows = readCodes(fetchPackage('i18n-iso-countries@7.14.0', folder)).map(({ code, number }) => {
    const [german = '', english = ''] = nationalities.get(code) ?? []
    return [number, code, names.de.of(code) ?? code, names.en.of(code) ?? code, german, english]
  })
  const head = ['entity_id', 'code', 'name_de', 'name_en', 'nationality_de', 'nationality_en']
  writeFileSync(new URL('reference/countries.csv', import.meta.url), toCsv(head, rows))
  console.log(
    `${rows.length} countries, ${rows.filter(([, , , , german]) => german !== '').length} with a nationality`,
  )
} finally {
  rmSync(folder, { recursive: true })
}

/** The number of ISO 3166-1 is the stable id of a country. */
function readCodes(packageFolder: string): { code: string; number: number }[] {
  const codes = JSON.parse(readFileSync(join(packageFolder, 'codes.json'), 'utf8')) as [
    string,
    string,
    string,
  ][]
  return codes
    .map(([code, , number]) => ({ code, number: Number(number) }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

function readNationalities(): Map<string, string[]> {
  const [, ...lines] = readFileSync(new URL('countries/nationalities.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [code = '', ...adjectives] = line.split(',')
      return [code, adjectives]
    }),
  )
}
