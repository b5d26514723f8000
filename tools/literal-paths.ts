import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallExpression, parseSync } from '@swc/core'
import { walk } from './table-access.ts'

/** Journeys that write a path out where `paths` of the contract builds it; Playwright takes any string. */
export function findLiteralPaths(root: string): string[] {
  return globSync('e2e/**/*.ts', { cwd: root, exclude: (name) => name === 'node_modules' })
    .sort()
    .flatMap((file) => {
      const found: string[] = []
      walk(parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript' }), (node) => {
        const path = node.type === 'CallExpression' ? literalPathOf(node) : undefined
        if (path !== undefined) found.push(`${file}: ${path}`)
      })
      return found
    })
}

function literalPathOf({ callee, arguments: [first] }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  if (!/^(goto|toHaveURL|waitForURL)$/.test(callee.property.value)) return undefined
  const text =
    first?.expression.type === 'StringLiteral'
      ? first.expression.value
      : first?.expression.type === 'TemplateLiteral'
        ? first.expression.quasis[0]?.raw
        : undefined
  return text?.startsWith('/') ? text : undefined
}
