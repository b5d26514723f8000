import { settingSections } from '@tandem/contract/screens'
import { settingAt, settingKeys } from '@tandem/contract/setting-keys'
import { Settings } from '@tandem/contract/setting-values'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkDraft, choicesOf, fromDraft, isSameDraft, kindOf, toDraft } from './setting-drafts.ts'
import { keysOf } from './setting-groups.ts'
import { adminSettingsDe } from './texts.de.ts'
import { adminSettingsEn } from './texts.en.ts'

const standards = z.parse(Settings, {})

test('each setting stands in one group and has its words in both languages', () => {
  expect(settingSections.flatMap(keysOf).toSorted()).toEqual(settingKeys.toSorted())
  for (const texts of [adminSettingsDe, adminSettingsEn]) {
    for (const key of settingKeys) {
      expect(settingAt(texts.keys, key), key).toEqual({
        label: expect.any(String),
        hint: expect.any(String),
      })
      for (const choice of choicesOf(key)) {
        expect(settingAt(texts.choices, `${key}.${choice}`), key).toEqual(expect.any(String))
      }
    }
  }
})

test.each(settingKeys)('%s: what its field shows of the default is taken as the same again', (key) => {
  const standard = settingAt(standards, key)
  const kind = kindOf({ key, standard })
  const draft = toDraft(kind, standard)
  expect(fromDraft(kind, draft)).toEqual(standard)
  expect(checkDraft(key, kind, draft, 'de')).toEqual({})
  expect(isSameDraft(draft, toDraft(kind, standard))).toBe(true)
})

test.each([
  ['company.responseDays', '', 'Bitte ausfüllen.'],
  ['company.responseDays', '91', 'Bitte einen Wert bis 90 eingeben.'],
  ['company.responseDays', '1,5', 'Bitte die Eingabe prüfen.'],
  ['company.responseDays', 'zwei', 'Bitte die Eingabe prüfen.'],
  ['contact.mail', 'niemand', 'Bitte gültige E-Mail-Adresse eingeben.'],
  ['contact.map.centre', '48', 'Bitte die Eingabe prüfen.'],
])('%s may not be “%s”, which is said', (key, draft, message) => {
  const kind = kindOf({ key, standard: settingAt(standards, key) })
  expect(Object.values(checkDraft(key, kind, draft, 'de'))).toEqual([message])
})

test('points are read with decimal points or commas, lines without blanks', () => {
  const point = { latitude: 48.7834, longitude: 9.1732 }
  expect(fromDraft('point', '48.7834, 9.1732')).toEqual(point)
  expect(fromDraft('point', ' 48,7834 9,1732 ')).toEqual(point)
  expect(fromDraft('points', '48.7834, 9.1732\n\n-1, 2')).toEqual([point, { latitude: -1, longitude: 2 }])
  expect(fromDraft('lines', ' Am Ring 1 \n\n76133 Karlsruhe')).toEqual(['Am Ring 1', '76133 Karlsruhe'])
  expect(fromDraft('links', { instagram: ' https://a.example ', x: ' ' })).toEqual({
    instagram: 'https://a.example',
  })
})
