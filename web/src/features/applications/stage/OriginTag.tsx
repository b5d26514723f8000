import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { Tag } from '#ui/marks/Tag.tsx'

/** How an application came about, where somebody had a hand in it. */
export function OriginTag({ origin }: { origin: Application['origin'] }) {
  const t = useTexts('applications')
  if (!origin) return null
  return (
    <Tag tone="line">
      {origin.kind === 'invitation'
        ? t('origin.invited')
        : t('origin.recommended', { company: origin.company ?? '' })}
    </Tag>
  )
}
