import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { useOfferSearch } from '../useOfferSearch.ts'
import { CountBadge } from './CountBadge.tsx'
import styles from './Filters.module.css'
import { Filters } from './Filters.tsx'

/** `found`: what the footer promises; undefined while it is counted. */
export function FilterSheet({ found }: { found: number | undefined }) {
  const t = useTexts('offers')
  const { search } = useOfferSearch()
  const [open, setOpen] = useState(false)
  const count = search.year.length + search.studyInterest.length
  return (
    <div className={styles.opener}>
      <Button icon={IconAdjustmentsHorizontal} onClick={() => setOpen(true)}>
        {t('filters.title')}
        <CountBadge count={count} />
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('filters.title')}
        footer={
          <Button variant="primary" size="lg" block onClick={() => setOpen(false)}>
            {found === undefined ? t('filters.showAll') : t('filters.show', { count: found })}
          </Button>
        }
      >
        <Filters />
      </Sheet>
    </div>
  )
}
