import { useLocation } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import { sectionKeys } from './section-keys.ts'

export function SectionList() {
  const t = useTexts('ownOffers')
  const inView = useSectionInView(sectionKeys)
  useGoToSection()
  // Within the company's profile it says which offer is open.
  const { search } = useLocation()
  return (
    <SectionNav
      label={t('editor.sections')}
      items={sectionKeys.map((key) => ({
        key,
        to: { search, hash: key },
        label: t(`sections.${key}.title`),
        current: key === inView,
      }))}
    />
  )
}
