import { useTexts } from '#lib/i18n/texts.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { useSectionInView } from '#lib/sections/useSectionInView.ts'
import { SectionNav } from '#ui/nav/SectionNav.tsx'
import { useSectionLinks } from '../editor-place.ts'
import { sectionKeys } from './section-keys.ts'

export function SectionList({ offerId }: { offerId: string | undefined }) {
  const t = useTexts('ownOffers')
  const inView = useSectionInView(sectionKeys)
  useGoToSection()
  const linkTo = useSectionLinks(offerId)
  return (
    <SectionNav
      label={t('editor.sections')}
      items={sectionKeys.map((key) => ({
        key,
        to: linkTo(key),
        label: t(`sections.${key}.title`),
        current: key === inView,
      }))}
    />
  )
}
