import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { chosenFilters } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import { CountBadge } from './CountBadge.tsx'
import styles from './FilterPanels.module.css'

type FilterSheetProps = {
  /** The label of the footer's button: "38 Angebote zeigen". */
  show: string
  /** Also beside results that leave no room for the rail. */
  always?: boolean
  children: ReactNode
}

/** The filters where there is no room beside the results. */
export function FilterSheet({ show, always, children }: FilterSheetProps) {
  const t = useTexts('search')
  const { state } = useSearch()
  const [open, setOpen] = useState(false)
  return (
    <div className={always ? undefined : styles.opener}>
      <Button icon={IconAdjustmentsHorizontal} onClick={() => setOpen(true)}>
        {t('filters.title')}
        <CountBadge count={chosenFilters(state).length} />
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('filters.title')}
        footer={
          <Button variant="primary" size="lg" block onClick={() => setOpen(false)}>
            {show}
          </Button>
        }
      >
        {children}
      </Sheet>
    </div>
  )
}
