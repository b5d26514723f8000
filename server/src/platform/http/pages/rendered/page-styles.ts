import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { imports?: string[]; css?: string[] }

/**
 * Which stylesheets of the build a drawn page needs, beyond those of every page: those that have a class of it. Classes
 * of the build are named once, so that nothing has to say which part of the program is whose.
 */
export async function readPageStyles(folder: string, template: string) {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const files = inOrder(manifest).filter((file) => !template.includes(file))
  const fileOf = new Map<string, string>()
  for (const file of files) {
    const css = await readFile(join(folder, file), 'utf8')
    for (const [, name] of css.matchAll(/\.(-?[_a-z][\w-]*)/gi)) if (name) fileOf.set(name, file)
  }
  return (html: string): string[] => {
    const wanted = new Set<string | undefined>()
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) wanted.add(fileOf.get(name))
    return files.filter((file) => wanted.has(file)).map((file) => `/${file}`)
  }
}

/** A part's own after those of what it is made of, whose looks it may change. */
function inOrder(manifest: Record<string, Chunk>): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  function add(key: string): void {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) add(imported)
    for (const file of chunk.css ?? []) found.add(file)
  }
  for (const key of Object.keys(manifest)) add(key)
  return [...found]
}
