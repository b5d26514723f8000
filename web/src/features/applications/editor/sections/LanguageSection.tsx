import { languageLevels } from '@tandem/contract/reference'
import { useController } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useLanguages } from '#lib/reference.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { LevelPicker } from '#ui/fields/choice/LevelPicker.tsx'
import type { Draft } from '../saving/content.ts'
import { AddLanguage } from './AddLanguage.tsx'

const maxLanguages = 20
const levels = languageLevels.filter((level) => level !== 'no_choice')

export function LanguageSection() {
  const t = useTexts('applications')
  const { field } = useController<Draft, 'languages'>({ name: 'languages' })
  const skills = field.value
  const nameOf = namesOf(useLanguages(skills.map(({ name }) => name)))
  const options = levels.map((value) => ({
    value,
    label: t(`levels.short.${value}`),
    title: t(`levels.words.${value}`),
  }))

  function grade(index: number, rating: string) {
    const level = levels.find((each) => each === rating)
    const skill = skills[index]
    if (level && skill) field.onChange(skills.with(index, { ...skill, rating: level }))
  }
  return (
    <SectionCard id="sprachen" title={t('editor.sprachen.title')} description={t('editor.sprachen.text')}>
      {skills.map(({ name, rating }, index) => (
        <LevelPicker
          key={name}
          name={`language-${name}`}
          legend={nameOf(name)}
          levels={options}
          value={rating}
          missingText={t('editor.sprachen.missing')}
          onChange={(level) => grade(index, level)}
          onRemove={() => field.onChange(skills.toSpliced(index, 1))}
        />
      ))}
      {skills.length < maxLanguages && (
        <AddLanguage
          taken={skills.map(({ name }) => name)}
          onAdd={(name) => field.onChange([...skills, { name, rating: 'no_choice' }])}
        />
      )}
    </SectionCard>
  )
}
