import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CallExpression,
  type Expression,
  type ImportDeclaration,
  type NewExpression,
  parseSync,
  type RegExpLiteral,
  type StringLiteral,
  type TemplateLiteral,
} from '@swc/core'

/** A feature (or `platform`) that names a table of another one, with what it does to it. */
export type Access = { from: string; to: string; table: string; kind: 'read' | 'write'; file: string }

/** Which feature each table, view and SQL function belongs to. */
export type Owners = Map<string, string>
/** Which table an imported name means. */
type Names = Map<string, string>
type Found = Pick<Access, 'table' | 'kind'>

/** Every table, view and function by its owner: `pgTable` in `*.schema.ts`, CREATE in `*.sql`. */
export function findOwners(root: string): Owners {
  const tables = readAll(root, '*.schema.ts').flatMap(({ file, text }) =>
    declaredTables(text).map(([, table]) => [table, ownerOf(file)] as const),
  )
  const made = readAll(root, '*.sql').flatMap(({ file, text }) =>
    [...text.matchAll(/^CREATE (?:VIEW|FUNCTION) (\w+)/gm)].map(
      ([, name = '']) => [name, ownerOf(file)] as const,
    ),
  )
  return new Map([...tables, ...made])
}

/**
 * Every place where one feature reads or writes what is another one's: by an import of its schema, by the query builder,
 * in SQL of templates and strings, in `*.sql` files. Tests may look anywhere; the demo world is no feature.
 */
export function findForeignAccess(root: string): Access[] {
  const owners = findOwners(root)
  const exported = new Map(
    readAll(root, '*.schema.ts').map(({ file, text }) => [
      file.replace('server/src/', '#'),
      new Map(declaredTables(text)),
    ]),
  )
  const code = readAll(root, '*.ts').filter(({ file }) => !/\.(test|testing)\.ts$/.test(file))
  const found = [
    ...readAll(root, '*.sql').flatMap(({ file, text }) =>
      findInSql(text, owners).map((each) => ({ ...each, file })),
    ),
    ...code.flatMap(({ file, text }) =>
      findInCode(text, exported, owners).map((each) => ({ ...each, file })),
    ),
  ]
  return found.flatMap(({ table, kind, file }) => {
    const from = ownerOf(file)
    const to = owners.get(table)
    return to === undefined || to === from ? [] : [{ from, to, table, kind, file }]
  })
}

function findInCode(text: string, exported: Map<string, Names>, owners: Owners): Found[] {
  const names: Names = new Map()
  const found: Found[] = []
  walk(parseSync(text, { syntax: 'typescript' }), (node) => {
    if (node.type === 'ImportDeclaration') found.push(...nameTables(node, exported, names))
    if (node.type === 'StringLiteral') found.push(...findInSql(node.value, owners))
    if (node.type === 'TemplateLiteral') found.push(...findInSql(templateText(node, names), owners))
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { property } = node.callee
      const table = tableOf(node.arguments[0]?.expression, names)
      const writes = property.type === 'Identifier' && /^(insert|update|delete)$/.test(property.value)
      if (writes && table !== undefined) found.push({ table, kind: 'write' })
    }
  })
  return [...found, ...[...names.values()].map((table): Found => ({ table, kind: 'read' }))]
}

/** Keeps what the imported tables are called here. A condition that a schema exports may read each of its tables. */
function nameTables(node: ImportDeclaration, exported: Map<string, Names>, names: Names): Found[] {
  const tables = exported.get(node.source.value)
  if (!tables) return []
  return node.specifiers.flatMap((specifier): Found[] => {
    if (specifier.type !== 'ImportSpecifier') return []
    const table = tables.get((specifier.imported ?? specifier.local).value)
    if (table === undefined) return [...tables.values()].map((each) => ({ table: each, kind: 'read' }))
    names.set(specifier.local.value, table)
    return []
  })
}

const templateText = ({ quasis, expressions }: TemplateLiteral, names: Names) =>
  quasis.map(({ raw }, index) => `${raw}${tableOf(expressions[index], names) ?? ' $ '}`).join('')

const tableOf = (expression: Expression | undefined, names: Names) =>
  expression?.type === 'Identifier' ? names.get(expression.value) : undefined

type Visited =
  | ImportDeclaration
  | StringLiteral
  | TemplateLiteral
  | CallExpression
  | NewExpression
  | RegExpLiteral

export function walk(node: unknown, visit: (node: Visited) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) visit(node as Visited)
  for (const each of Object.values(node)) walk(each, visit)
}

const name = String.raw`(?:only\s+)?(\w+)`
const listed = String.raw`\w+(?:\s+(?:as\s+)?\w+)?`
/** Where a table's name stands, and what is done to it there. */
const clauses: [RegExp, Found['kind']][] = [
  [RegExp(String.raw`\b(?:insert|merge)\s+into\s+${name}`, 'gi'), 'write'],
  [RegExp(String.raw`\bdelete\s+from\s+${name}`, 'gi'), 'write'],
  [RegExp(String.raw`\btruncate\s+(?:table\s+)?${name}`, 'gi'), 'write'],
  [RegExp(String.raw`(?<!\b(?:for|key|do|before|after|or|on)\s+)\bupdate\s+${name}`, 'gi'), 'write'],
  [RegExp(String.raw`\b(?:from|join|using)\s+${name}`, 'gi'), 'read'],
  // The further tables of a list: `from a, b as c, d`.
  [RegExp(String.raw`(?<=\bfrom\s+${listed}(?:\s*,\s*${listed})*\s*,\s*)(\w+)`, 'gi'), 'read'],
  // A function's row argument, a variable's type, a trigger's table, a call.
  [/\bfunction\s+\w+\s*\(\s*\w+\s+(\w+)/gi, 'read'],
  [/(\w+)%rowtype/gi, 'read'],
  [/\btrigger\s+\w+[^;]*?\son\s+(\w+)/gi, 'read'],
  [/\b(\w+)\(/g, 'read'],
]

export function findInSql(sql: string, owners: Owners): Found[] {
  const text = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll('"', '')
    .replaceAll(/\bpublic\./g, '')
  return clauses.flatMap(([clause, kind]) =>
    [...text.matchAll(clause)].flatMap(([, found = '']): Found[] => {
      const table = found.toLowerCase()
      return owners.has(table) ? [{ table, kind }] : []
    }),
  )
}

const declaredTables = (text: string) =>
  [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
    ([, name = '', table = '']): [string, string] => [name, table],
  )

const ownerOf = (file: string) => file.match(/src\/features\/([^/]+)\//)?.[1] ?? 'platform'

const readAll = (root: string, pattern: string) =>
  globSync(`server/src/{features,platform}/**/${pattern}`, { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
