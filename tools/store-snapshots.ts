import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { walk } from './table-access.ts'

/** Calls of `useSyncExternalStore` without the third argument: a page with one cannot be drawn on the server at all. */
export function findStoresWithoutSnapshot(root: string): string[] {
  return globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      if (!code.includes('useSyncExternalStore(')) return []
      let isFound = false
      walk(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') }), (node) => {
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
        if (node.callee.value === 'useSyncExternalStore' && node.arguments.length < 3) isFound = true
      })
      return isFound ? [file] : []
    })
}
