import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { projectRoot } from '#platform/config/project-root.ts'

export type Line = Record<string, string>

const folder = join(projectRoot, 'data/reference')
/** Rows known from hearsay only: good enough to show the product, not to run it. */
const UNVERIFIED = 'own-unverified'

export function readReferenceFile(file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8')
}

export function parseLines(text: string, { demo }: { demo: boolean }): Line[] {
  const lines = parse<Line>(text, { columns: true })
  return demo ? lines : lines.filter(isVerified)
}

export function isVerified({ evidence }: Line): boolean {
  return evidence !== UNVERIFIED
}

/** The value in a column; a file without that column is a mistake of ours. */
export function cell(line: Line, column: string): string {
  const value = line[column]
  if (value === undefined) throw new Error(`The reference data has no column ${column}`)
  return value
}
