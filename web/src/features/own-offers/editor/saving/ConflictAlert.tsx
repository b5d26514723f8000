import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import type { OfferSaving } from './useOfferSaving.ts'
import { useValueWords } from './useValueWords.ts'

/** A colleague saved the same fields meanwhile: both versions are shown, and a person decides which one stays. */
export function ConflictAlert({ saving: { conflict, resolve } }: { saving: OfferSaving }) {
  const t = useTexts('ownOffers')
  const { getValues } = useFormContext<OfferContent>()
  const words = useValueWords()
  if (!conflict) return null
  const { keys, theirs } = conflict
  const mine = getValues()
  return (
    <InlineAlert
      tone="warning"
      alert
      title={t('conflict.title')}
      actions={
        <>
          <Button size="sm" onClick={() => void resolve('mine')}>
            {t('conflict.keep')}
          </Button>
          <Button size="sm" onClick={() => void resolve('theirs')}>
            {t('conflict.take')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      {keys.map((key) => (
        <div key={key}>
          <b>{t(`fields.${key}`)}</b>
          <DefinitionList>
            <Definition term={t('conflict.mine')}>{words(key, mine) || '–'}</Definition>
            <Definition term={t('conflict.theirs')}>{words(key, theirs.content) || '–'}</Definition>
          </DefinitionList>
        </div>
      ))}
    </InlineAlert>
  )
}
