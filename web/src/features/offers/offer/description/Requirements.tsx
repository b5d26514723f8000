import { IconCheck } from '@tabler/icons-react'
import type { Offer } from '@tandem/contract/offers'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useReader } from '../useReader.ts'
import styles from './Description.module.css'

export function Requirements({ offer }: { offer: Offer }) {
  const t = useTexts('offers')
  const reader = useReader()
  const documentName = namesOf(useDocumentTypes('all'))
  return (
    <>
      <TickList title={t(`story.${reader}.requirements`)} items={useRequirements(offer)} />
      <TickList title={t(`story.${reader}.documents`)} items={offer.requiredDocuments.map(documentName)} />
    </>
  )
}

function useRequirements({ minimumGrade, languages, expertises }: Offer): string[] {
  const t = useTexts('offers')
  const { grade } = useFormats()
  const languageWords = useLanguageWords()
  return [
    ...(minimumGrade === null ? [] : [t('requirements.grade', { grade: grade(minimumGrade) })]),
    ...languages.map(languageWords),
    ...expertises,
  ]
}

/** "Englisch mindestens B2" */
export function useLanguageWords(): (language: Offer['languages'][number]) => string {
  const t = useTexts('offers')
  return ({ name, level }) =>
    isLevel(level) ? t('requirements.language', { name, level: t(`levels.${level}`) }) : name
}

const levels = ['beginner', 'basics', 'advanced', 'independent', 'expert', 'nearly_native', 'native'] as const
const isLevel = (level: string): level is (typeof levels)[number] => levels.some((each) => each === level)

function TickList({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <Stack as="section" gap={4}>
      <h2>{title}</h2>
      <ul className={styles.ticks}>
        {items.map((item) => (
          <li key={item}>
            <Icon icon={IconCheck} className={styles.tick} />
            {item}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
