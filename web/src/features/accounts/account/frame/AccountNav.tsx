import { useIsFetching } from '@tanstack/react-query'
import { useTexts } from '#lib/i18n/texts.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import type { SectionKey } from './sections.ts'

export function AccountNav({ sections }: { sections: readonly SectionKey[] }) {
  const t = useTexts('account')
  const loading = useIsFetching({
    queryKey: ['accounts'],
    predicate: ({ state }) => state.status === 'pending',
  })
  const inView = useSectionInView(sections)
  useGoToSection(loading > 0)
  return (
    <SectionNav
      label={t('sections.label')}
      items={sections.map((key) => ({
        key,
        to: { hash: key },
        label: t(`sections.${key}`),
        current: key === inView,
      }))}
    />
  )
}
