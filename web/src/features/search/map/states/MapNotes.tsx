import { maxMapPins } from '@tandem/contract/companies'
import { useTexts } from '#lib/i18n/texts.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import type { PinKind } from '../pins/build-pins.ts'
import styles from './MapNotes.module.css'

/** What the map leaves out, and whose land it draws. */
export function MapNotes({ kind, markers }: { kind: PinKind; markers: number }) {
  const t = useTexts('searchMap')
  const note = markers === 0 ? t('none') : markers === maxMapPins ? t('most') : null
  return (
    <>
      <LiveRegion>{note}</LiveRegion>
      {note && (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
      <small className={styles.sources}>
        {kind === 'companies' && <span>{t('onlyWithOffers')}</span>}
        <span>{t('sources')}</span>
      </small>
    </>
  )
}
