import { IconBell, IconBellOff, IconBellPlus } from '@tabler/icons-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearch } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { askToLoginHere } from '#lib/session/useAskToLogin.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { type Interval, IntervalSelect } from '../parts/IntervalSelect.tsx'
import { useMaySave } from '../state/queries.ts'
import { isMuted } from '../state/saved-search.ts'
import { groupOfSearch } from '../state/saved-search-filters.ts'
import { useShownSavedSearch } from '../state/useShownSavedSearch.ts'
import { SavedBar } from './SavedBar.tsx'
import styles from './SaveSearchBar.module.css'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'

/** Between the results: they go on searching by themselves. */
export function SaveSearchBar() {
  const t = useTexts('savedSearches')
  const { kind } = useSearch()
  const maySave = useMaySave(groupOfSearch(kind.key))
  const { open } = useShownSavedSearch()
  const [interval, setInterval] = useState<Interval>('daily')
  const isVisitor = useAccount() === null
  const [asking, setAsking] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  if (isVisitor) return <VisitorBar />
  if (!maySave) return null
  function saved() {
    // The focus would go back to the button, which is gone.
    flushSync(() => setAsking(false))
    bar.current?.focus()
  }
  return (
    <BarFrame ref={bar} icon={open ? (isMuted(open) ? IconBellOff : IconBell) : IconBellPlus}>
      {open ? (
        <SavedBar saved={open} />
      ) : (
        <>
          <p>
            <b>{t('bar.title')}</b>
            <span>{t('bar.text')}</span>
          </p>
          <IntervalSelect hideLabel value={interval} onChange={setInterval} />
          <Button variant="soft" onClick={() => setAsking(true)}>
            {t('save.open')}
          </Button>
        </>
      )}
      {asking && <SaveSearchDialog interval={interval} onClose={() => setAsking(false)} onSaved={saved} />}
    </BarFrame>
  )
}

/** The search is in the address: whoever has logged in finds it here again, and saves it. */
function VisitorBar() {
  const t = useTexts('savedSearches')
  return (
    <BarFrame icon={IconBellPlus}>
      <p>
        <b>{t('bar.title')}</b>
        <span>{t('bar.text')}</span>
      </p>
      <Button
        variant="soft"
        onClick={() => askToLoginHere({ title: t('bar.visitor.title'), desc: t('bar.visitor.text') })}
      >
        {t('save.open')}
      </Button>
    </BarFrame>
  )
}

type BarFrameProps = { ref?: Ref<HTMLDivElement>; icon: IconType; children: ReactNode }

function BarFrame({ ref, icon, children }: BarFrameProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.bar}>
      <Icon icon={icon} size={24} className={styles.icon} />
      {children}
    </div>
  )
}
