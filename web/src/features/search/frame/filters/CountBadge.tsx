import { useTexts } from '#lib/i18n/texts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Badge } from '#ui/marks/Badge.tsx'

/** How many are chosen, for eyes and ears; none says nothing. */
export function CountBadge({ count }: { count: number }) {
  const t = useTexts('search')
  if (count === 0) return null
  return (
    <>
      <Badge count={count} />
      <VisuallyHidden>{`, ${t('filters.chosen', { count })}`}</VisuallyHidden>
    </>
  )
}
