import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingKeys } from '@tandem/contract/setting-keys'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { readConfiguration } from './load-settings.ts'

const folder = join(projectRoot, 'config')
const files = globSync('*.json', { cwd: folder }).sort()
const read = (file: string) => readConfiguration(readFileSync(join(folder, file), 'utf8'))

test('three configurations are ready', () => {
  expect(files).toEqual(['jobs.json', 'minimal.json', 'studies.json'])
  expect(read('jobs.json').get('company.offerType')).toBe('jobs')
  expect(read('studies.json').get('company.offerType')).toBe('studies')
  expect(files.filter((file) => !read(file).get('pages.accessibility'))).toEqual(['minimal.json'])
})

/** What makes one platform another; who runs it and how it is reached, files leave to them. */
const isOfPlatform = (key: string) => /^(applicant|company|offers|pages)\./.test(key)

test.each(files)('%s is valid and says all that makes a platform', (file) => {
  expect([...read(file).keys()].toSorted()).toEqual(settingKeys.filter(isOfPlatform).toSorted())
})

test.each([
  ['{"company":{"offertype":"jobs"}}', 'The file cannot be loaded: company.offertype is no setting.'],
  [
    '{"company":{"map":{"zoom":"near"},"offerType":"internships"},"x":1}',
    'The file cannot be loaded: company.map.zoom may not be "near"; company.offerType may not be "internships"; x is no setting.',
  ],
  ['{"company":"jobs"}', 'The file cannot be loaded: company must be an object of settings.'],
  ['{"contact":{"map":{"centre":{"latitude":48}}}}', /contact\.map\.centre may not be/],
  ['{"analytics":{"url":"javascript:alert(1)"}}', /analytics\.url may not be/],
  ['{"__proto__":{"polluted":true}}', /__proto__ is no setting/],
  ['[]', /it must be an object/],
  ['{', /it is no JSON/],
])('%s is refused with a sentence that names what is wrong', (text, sentence) => {
  expect(() => readConfiguration(text)).toThrow(sentence)
})
