import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** With the folders above it. Node's `mkdir` with `recursive` never ends where none can be made, as below /proc. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been first. A link to nowhere is said to be one.
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere || !statSync(folder).isDirectory()) throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
