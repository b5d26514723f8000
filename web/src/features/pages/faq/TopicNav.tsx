import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import type { Topic } from './queries.ts'

export function TopicNav({ topics }: { topics: readonly Topic[] }) {
  const t = useTexts('pages')
  const { pathname } = useLocation()
  const inView = useSectionInView(useMemo(() => topics.map(({ id }) => id), [topics]))
  return (
    <SectionNav
      label={t('faq.topics')}
      items={topics.map(({ id, title, questions }) => ({
        key: id,
        to: { pathname, hash: id },
        label: title,
        count: questions.length,
        current: id === inView,
      }))}
    />
  )
}
