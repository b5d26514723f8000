import { IconLanguage } from '@tabler/icons-react'
import { listLanguages } from '@tandem/contract/reference'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useLanguages, useSetState } from '#lib/reference.ts'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { matchesText } from '#ui/fields/combobox/match-text.ts'

type LanguageAdderProps = { taken: string[]; onAdd: (language: string) => void }

const shownAtOnce = 30

export function AddLanguage({ taken, onAdd }: LanguageAdderProps) {
  const t = useTexts('applications')
  const [typed, setTyped] = useState('')
  const { loading, onRetry } = useSetState(listLanguages)
  const found = useLanguages()
    .filter(({ id, name, native }) => !taken.includes(id) && matchesText(`${name} ${native}`, typed))
    // The common ones keep their order among themselves.
    .toSorted((a, b) => Number(b.common) - Number(a.common))
    .slice(0, shownAtOnce)

  function add(language: { id: string } | null) {
    setTyped('')
    if (language) onAdd(language.id)
  }
  return (
    <ComboboxField
      icon={IconLanguage}
      label={t('editor.sprachen.add')}
      placeholder={t('editor.sprachen.addPlaceholder')}
      nothingFound={t('editor.sprachen.nothingFound')}
      value={null}
      onChange={add}
      onSearch={setTyped}
      options={found}
      {...{ loading, onRetry }}
      optionKey={({ id }) => id}
      text={({ name }) => name}
    />
  )
}
