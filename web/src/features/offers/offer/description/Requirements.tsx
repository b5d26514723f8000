import { IconCheck } from '@tabler/icons-react'
import { highestMathsRating, mathsModuleNames } from '@tandem/contract/maths'
import type { Offer } from '@tandem/contract/offers'
import type { ReactNode } from 'react'
import { OwnMathsRatings } from '#features/maths/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useIsPreview, useReader } from '../useReader.ts'
import styles from './Description.module.css'

export function Requirements({ offer }: { offer: Offer }) {
  const t = useTexts('offers')
  const reader = useReader()
  const documentName = namesOf(useDocumentTypes('all'))
  const mathsWords = useMathsWords()
  const isPreview = useIsPreview()
  const isOwn = useAccount()?.type === 'applicant' && !isPreview
  return (
    <>
      <TickList title={t(`story.${reader}.requirements`)} items={useRequirements(offer)} />
      <TickList title={t(`story.${reader}.documents`)} items={offer.requiredDocuments.map(documentName)} />
      <TickList title={t('requirements.maths')} items={offer.maths.map(mathsWords)}>
        {isOwn && <OwnMathsRatings expected={offer.maths} />}
      </TickList>
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

/** "Vektoren: ab Stufe 4 von 6 (solide)" */
export function useMathsWords(): (expected: Offer['maths'][number]) => string {
  const t = useTexts('offers')
  const name = mathsModuleNames[useLocale()]
  return ({ module, minimumRating: rating }) =>
    t(`requirements.mathsFrom.${rating <= 2 ? 'basic' : rating <= 4 ? 'solid' : 'strong'}`, {
      ...{ module: name[module], rating, highest: highestMathsRating },
    })
}

const levels = ['beginner', 'basics', 'advanced', 'independent', 'expert', 'nearly_native', 'native'] as const
const isLevel = (level: string): level is (typeof levels)[number] => levels.some((each) => each === level)

type TickListProps = { title: string; items: string[]; children?: ReactNode }

function TickList({ title, items, children }: TickListProps) {
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
      {children}
    </Stack>
  )
}
