import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const { resolve } = createRequire(import.meta.url)
const read = (file: string) => readFileSync(resolve(file), 'utf8')

test('every variable that the Mantine styles in use read is mapped to a role', () => {
  const used = ['core/styles/Popover.layer.css', 'core/styles/Combobox.layer.css']
    .flatMap((file) => [...read(`@mantine/${file}`).matchAll(/var\((--mantine-[\w-]+)/g)])
    .map(([, name]) => name)
  const mapped = [...read('./mantine.css').matchAll(/^\s*(--mantine-[\w-]+):/gm)].map(([, name]) => name)

  expect(used.length).toBeGreaterThan(20)
  // Mantine's scripts multiply sizes by the scale.
  expect(new Set(mapped)).toEqual(new Set([...used, '--mantine-scale']))
})
