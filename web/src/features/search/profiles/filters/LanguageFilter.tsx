import { IconLanguage, IconX } from '@tabler/icons-react'
import { listLanguages } from '@tandem/contract/reference'
import { useState } from 'react'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useLanguages, useSetState } from '#lib/reference.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { matchesText } from '#ui/fields/combobox/match-text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { lowestLevel, readLanguage, searchedLevels, writeLanguage } from './language-at-least.ts'

const shownAtOnce = 30

/** All that are chosen have to be spoken, each at least so well. */
export function LanguageFilter() {
  const t = useTexts('applicantSearch')
  const { state, change } = useSearch()
  const [typed, setTyped] = useState('')
  const { loading, onRetry } = useSetState(listLanguages)
  const languages = useLanguages()
  const taken = state.language.map((each) => readLanguage(each).language)
  const found = languages
    .filter(({ id, name, native }) => !taken.includes(id) && matchesText(`${name} ${native}`, typed))
    // The common ones keep their order among themselves.
    .toSorted((a, b) => Number(b.common) - Number(a.common))
    .slice(0, shownAtOnce)

  function add(language: { id: string } | null) {
    setTyped('')
    if (language) change({ language: [...state.language, writeLanguage(language.id, lowestLevel)] })
  }
  return (
    <Stack gap={4}>
      {state.language.map((each, index) => (
        <ChosenLanguage
          key={readLanguage(each).language}
          value={each}
          onChange={(next) => change({ language: state.language.with(index, next) })}
          onRemove={() => change({ language: state.language.toSpliced(index, 1) })}
        />
      ))}
      <ComboboxField
        icon={IconLanguage}
        label={t('filters.addLanguage')}
        placeholder={t('filters.languagePlaceholder')}
        nothingFound={t('filters.noLanguage')}
        value={null}
        onChange={add}
        onSearch={setTyped}
        options={found}
        {...{ loading, onRetry }}
        optionKey={({ id }) => id}
        text={({ name }) => name}
      />
    </Stack>
  )
}

type ChosenLanguageProps = { value: string; onChange: (value: string) => void; onRemove: () => void }

function ChosenLanguage({ value, onChange, onRemove }: ChosenLanguageProps) {
  const t = useTexts('applicantSearch')
  const levels = useTexts('applications')
  const { language, level } = readLanguage(value)
  const name = namesOf(useLanguages('all'))(language)
  return (
    <Row gap={2} align="end">
      <SelectField
        label={name}
        value={level}
        onChange={({ target }) => onChange(writeLanguage(language, target.value))}
        options={searchedLevels.map((each) => ({
          value: each,
          label:
            each === lowestLevel
              ? t('filters.anyLevel')
              : t('filters.atLeast', { level: levels(`levels.short.${each}`) }),
        }))}
      />
      <IconButton icon={IconX} label={t('filters.remove', { name })} onClick={onRemove} />
    </Row>
  )
}
