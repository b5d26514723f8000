import { paths } from '@tandem/contract/paths'
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { HighlightContext } from '../highlight.ts'
import type { Pin, PinEntry, PinKind } from '../pins/build-pins.ts'
import { usePinWords } from '../pins/usePinWords.ts'
import { Entry } from './Entry.tsx'
import { OfferEntry } from './OfferEntry.tsx'
import styles from './PinCard.module.css'
import { PinCardHead } from './PinCardHead.tsx'

type PinCardProps = { kind: PinKind; pin: Pin; onClose: () => void }

/** What a pin stands for, one after the other. */
export function PinCard({ kind, pin, onClose }: PinCardProps) {
  const words = usePinWords(kind)
  const { hold } = use(HighlightContext)
  const card = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(0)
  const { entries, town } = pin
  const at = Math.min(wanted, entries.length - 1)
  const entry = entries[at]
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    hold(entry?.id ?? null)
    return () => hold(null)
  }, [hold, entry?.id])
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  if (!entry) return null
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={words.ofPins([pin]).name}
      tabIndex={-1}
      className={styles.card}
      onKeyDown={closeOnEscape}
    >
      <PinCardHead town={town} at={at} of={entries.length} onStep={setWanted} onClose={onClose} />
      {kind === 'offers' ? <OfferEntry key={entry.id} entry={entry} /> : <CompanyEntry entry={entry} />}
    </div>
  )
}

function CompanyEntry({ entry: { company, town, offers } }: { entry: PinEntry }) {
  const { found } = usePinWords('offers')
  const to = useTo()
  return (
    <Entry
      tile={{ name: company.name, src: companyLogo(company) }}
      title={company.name}
      to={to(paths.company({ companyId: company.id }))}
      facts={`${town} · ${found(offers)}`}
    />
  )
}
