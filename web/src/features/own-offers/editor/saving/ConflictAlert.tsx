import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import styles from './ConflictAlert.module.css'
import type { OfferSaving } from './useOfferSaving.ts'
import { useValueWords } from './useValueWords.ts'

export function ConflictAlert({ saving: { conflict, resolve } }: { saving: OfferSaving }) {
  const t = useTexts('ownOffers')
  const { getValues } = useFormContext<OfferContent>()
  const words = useValueWords()
  if (!conflict) return null
  const { keys, theirs } = conflict
  const mine = getValues()
  return (
    <VersionConflict
      fields={keys.map((key) => ({
        key,
        name: t(`fields.${key}`),
        mine: words(key, mine),
        theirs: words(key, theirs),
      }))}
      onChoose={(choice) => void resolve(choice)}
    />
  )
}

export const versionsId = 'fassungen'

type VersionConflictProps = {
  /** What both changed, in words. */
  fields: { key: string; name: string; mine: string; theirs: string }[]
  onChoose: (choice: 'mine' | 'theirs') => void
}

/** A colleague saved the same fields meanwhile: both versions are shown, and a person decides which one stays. */
export function VersionConflict({ fields, onChoose }: VersionConflictProps) {
  const t = useTexts('ownOffers')
  function choose(choice: 'mine' | 'theirs') {
    onChoose(choice)
    // The alert goes, and with it what had the focus.
    focusPageHeading()
  }
  return (
    <InlineAlert
      tone="warning"
      alert
      title={t('conflict.title')}
      actions={
        <>
          <Button size="sm" onClick={() => choose('mine')}>
            {t('conflict.keep')}
          </Button>
          <Button size="sm" onClick={() => choose('theirs')}>
            {t('conflict.take')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts scroll, also by keyboard */}
      <section id={versionsId} tabIndex={0} className={styles.versions} aria-label={t('conflict.title')}>
        {fields.map(({ key, name, mine, theirs }) => (
          <div key={key}>
            <b>{name}</b>
            <DefinitionList>
              <Definition term={t('conflict.mine')}>{mine || '–'}</Definition>
              <Definition term={t('conflict.theirs')}>{theirs || '–'}</Definition>
            </DefinitionList>
          </div>
        ))}
      </section>
    </InlineAlert>
  )
}
