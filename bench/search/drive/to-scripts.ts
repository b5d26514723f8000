import type { Statement } from '../record-statements.ts'
import type { Scripts } from './drive-sql.ts'

/** The statements of one search, and of the same search for another course. */
export type Recorded = { statements: Statement[]; ofOtherCourse: Statement[] }

/**
 * A script for each recorded search, in which the course is drawn anew each time: the same searches in rotation as over
 * HTTP. All values stay parameters, as the server sends them.
 */
export function toScripts(recorded: Recorded[], courses: number[]): Scripts {
  const draw = `\\set drawn random(1, ${courses.length})\n\\set course case ${courses
    .map((id, n) => `when :drawn = ${n + 1} then ${id}`)
    .join(' ')} else 0 end\n`
  const variables: Record<string, string> = {}
  const texts = recorded.map(({ statements, ofOtherCourse }, search) => {
    const lines = statements.map(({ text, values }, line) => {
      const other = ofOtherCourse[line]
      const name = (n: number) => {
        const value = values[n]
        if (value === null || value === undefined) return 'null'
        if (isCourse(value, other?.values[n])) return ':course'
        const variable = `v${search}_${line}_${n}`
        variables[variable] = toText(value)
        return `:${variable}`
      }
      return `${text.replace(/\$(\d+)/g, (_, n: string) => name(Number(n) - 1))};`
    })
    return `${draw}${lines.join('\n')}\n`
  })
  return { texts, variables }
}

export const isCourse = (value: unknown, other: unknown) => typeof value === 'number' && value !== other

/** As `pg` writes it. */
function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (!Array.isArray(value)) return String(value)
  return `{${value.map((each) => (typeof each === 'string' ? JSON.stringify(each) : String(each))).join(',')}}`
}
