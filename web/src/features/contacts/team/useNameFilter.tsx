import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Text } from '#ui/layout/Text.tsx'

type Named = { firstName: string; lastName: string; role: string }

/** Fewer are seen at once. */
const worthSearching = 4

/** A field that narrows a list of people, and who is left. */
export function useNameFilter<Person extends Named>(people: readonly Person[]): [ReactNode, Person[]] {
  const t = useTexts('contacts')
  const [text, setText] = useState('')
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = people.filter(({ firstName, lastName, role }) => {
    const said = `${firstName} ${lastName} ${role}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
  if (people.length < worthSearching) return [null, [...people]]
  const field = (
    <>
      <TextField
        type="search"
        icon={IconSearch}
        label={t('person.search')}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <LiveRegion>{text && t('person.found', { count: found.length })}</LiveRegion>
      {found.length === 0 && <Text>{t('person.noneFound', { text })}</Text>}
    </>
  )
  return [field, found]
}
