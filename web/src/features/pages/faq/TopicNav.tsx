import { useLocation } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import type { Topic } from './queries.ts'

export function TopicNav({ topics }: { topics: readonly Topic[] }) {
  const t = useTexts('pages')
  const { hash, pathname } = useLocation()
  const chosen = topics.find(({ id }) => `#${id}` === hash)?.id ?? topics[0]?.id
  return (
    <SectionNav
      label={t('faq.topics')}
      items={topics.map(({ id, title, questions }) => ({
        key: id,
        to: { pathname, hash: id },
        label: `${title} (${questions.length})`,
        current: id === chosen,
      }))}
    />
  )
}
