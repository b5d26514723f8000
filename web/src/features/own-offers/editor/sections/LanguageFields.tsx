import { IconLanguage, IconTrash } from '@tabler/icons-react'
import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { languageLevels, listLanguages } from '@tandem/contract/reference'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useLanguages, useSetState } from '#lib/reference.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { matchesText } from '#ui/fields/combobox/match-text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import styles from './OfferSections.module.css'

const max = 20
const shownAtOnce = 30

/** Languages of work, each with the level from which on it is enough. */
export function LanguageFields() {
  const t = useTexts('ownOffers')
  const { field, fieldState } = useController<OfferContent, 'languages'>({ name: 'languages' })
  const chosen = field.value
  const nameOf = namesOf(useLanguages(chosen.map(({ language }) => language)))
  const levels = languageLevels.map((value) => ({ value, label: t(`levels.${value}`) }))
  return (
    <div className={styles.rows}>
      {chosen.map((each, index) => (
        <div key={each.language} className={styles.language}>
          <SelectField
            label={t('requirements.level', { language: nameOf(each.language) })}
            value={each.level}
            options={levels}
            onChange={(event) => {
              const level = languageLevels.find((level) => level === event.target.value)
              if (level) field.onChange(chosen.with(index, { ...each, level }))
            }}
          />
          <IconButton
            icon={IconTrash}
            label={t('requirements.removeLanguage', { language: nameOf(each.language) })}
            onClick={() => {
              field.onChange(chosen.toSpliced(index, 1))
              focusHeading('anforderungen')
            }}
          />
        </div>
      ))}
      {chosen.length < max && (
        <AddLanguage
          error={fieldState.error?.message}
          taken={chosen.map(({ language }) => language)}
          onAdd={(language) => field.onChange([...chosen, { language, level: 'no_choice' }])}
        />
      )}
    </div>
  )
}

type AddLanguageProps = {
  error: string | undefined
  taken: string[]
  onAdd: (language: string) => void
}

function AddLanguage({ error, taken, onAdd }: AddLanguageProps) {
  const t = useTexts('ownOffers')
  const [typed, setTyped] = useState('')
  const { loading, onRetry } = useSetState(listLanguages)
  const found = useLanguages()
    .filter(({ id, name, native }) => !taken.includes(id) && matchesText(`${name} ${native}`, typed))
    // The common ones keep their order among themselves.
    .toSorted((a, b) => Number(b.common) - Number(a.common))
    .slice(0, shownAtOnce)
  return (
    <ComboboxField
      icon={IconLanguage}
      label={t('requirements.addLanguage')}
      placeholder={t('requirements.chooseLanguage')}
      nothingFound={t('requirements.noLanguage')}
      error={error}
      value={null}
      onChange={(language: { id: string } | null) => {
        setTyped('')
        if (language) onAdd(language.id)
      }}
      onSearch={setTyped}
      options={found}
      {...{ loading, onRetry }}
      optionKey={({ id }) => id}
      text={({ name }) => name}
    />
  )
}
