import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cookieNames } from '../analytics/cookies.ts'
import { itemOf, storedItems } from './stored-items.ts'

const web = resolve(import.meta.dirname, '../../../..')
const sources = globSync(['src/**/*.{ts,tsx,js}', 'public/*.js'], { cwd: web })
  .filter((file) => !/\.test\.tsx?$|features\/consent\/settings|src\/(testing|mock)\//.test(file))
  .map((file) => ({ file, text: readFileSync(resolve(web, file), 'utf8') }))

/** Names of files that are saved. */
const files = /^tandem-(recovery-codes|wiederherstellungscodes|daten)/

/** Every name that begins as ours do; what a template fills in shows as a star. */
const named = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/['"`](tandem[-.][^'"`\s]+)['"`]/g)]
    .map(([, name = '']) => ({ file, name: name.replace(/\$\{.*|__VERSION__/, '*') }))
    .filter(({ name }) => !files.test(name)),
)

test('each name under which the code keeps something is in the list, and says for what and how long', () => {
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ name }) => !itemOf(name))).toEqual([])
  expect(cookieNames(7).filter((name) => !itemOf(name))).toEqual([])
})

test('nothing stands in the list that the code does not keep any more', () => {
  const names = [...named.map(({ name }) => name), ...cookieNames(7), 'push']
  expect(storedItems.filter((item) => !names.some((name) => itemOf(name) === item))).toEqual([])
})

test('nothing is kept past the list: who writes to a storage has a name of ours', () => {
  const writers = sources.filter(({ text }) =>
    /\b(localStorage|sessionStorage|browserStorage)\b|caches\.open|indexedDB|document\.cookie =|cookieStore|storage\/(stored-value|device-text)/.test(
      text,
    ),
  )
  const withoutName = writers
    .filter(({ file }) => !named.some((each) => each.file === file))
    .map(({ file }) => file)
  expect(withoutName.sort()).toEqual([
    // The cookies, held by `cookieNames`.
    'src/features/consent/analytics/cookies.ts',
    // Its name is that of the lock.
    'src/lib/session/session-store.ts',
    // These take their names from who calls them.
    'src/lib/storage/device-text.ts',
    'src/lib/storage/stored-value.ts',
  ])
})

test.each(['de', 'en'])('the privacy policy names all of it (%s)', (locale) => {
  const folder = resolve(web, '../server/src/features/pages/default-pages')
  const policy = readFileSync(resolve(folder, `privacy.${locale}.md`), 'utf8')
  // What is told by push stands with what the server keeps for it.
  const names = storedItems.map(({ name }) => name).filter((name) => name !== 'push')
  expect(names.filter((name) => !policy.includes(`\`${name}\``))).toEqual([])
})
