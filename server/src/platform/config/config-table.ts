import { variables } from './env.ts'

/** The table between `<!-- config -->` and `<!-- /config -->` in the README. */
export function renderConfigTable(): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const fallback = variable.fallback === null ? variable.shown : `\`${variable.fallback}\``
    return `| \`${name}\` | ${fallback} | ${variable.meaning} |`
  })
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}
