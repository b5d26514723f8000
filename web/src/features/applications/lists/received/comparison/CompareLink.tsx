import { IconColumns3 } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { comparable, useCompared } from '#lib/navigation/useCompared.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'

/** For as many as can stand beside each other. */
export function CompareLink({ ids }: { ids: string[] }) {
  const t = useTexts('applications')
  const { searchOf } = useCompared()
  if (ids.length < comparable.min || ids.length > comparable.max) return null
  return (
    <ButtonLink size="sm" icon={IconColumns3} to={{ search: searchOf(ids) }}>
      {t('compare.action')}
    </ButtonLink>
  )
}
