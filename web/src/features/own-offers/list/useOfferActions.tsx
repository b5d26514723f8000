import type { OfferGap, OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { type Copied, LeftOutAlert } from '../copy/LeftOutAlert.tsx'
import { changeOffer, duplicate, publish, refreshOwnOffers, remove, type SharedChange } from '../queries.ts'

type Failure = { title: string; reason: string }
export type OfferActions = ReturnType<typeof useOfferActions>

/** What can be done with one or several. Those that fail stay named, each with its reason. */
export function useOfferActions() {
  const t = useTexts('ownOffers')
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [closing, setClosing] = useState<OwnOfferSummary[]>([])
  const [failures, setFailures] = useState<Failure[]>([])
  const [copies, setCopies] = useState<Copied[]>([])

  async function each(
    offers: OwnOfferSummary[],
    act: (offer: OwnOfferSummary) => Promise<unknown>,
    done: (count: number) => string,
  ) {
    if (isBusy) return
    setBusy(true)
    setCopies([])
    const failed: Failure[] = []
    // One after the other: the order of the list stays the order of the changes.
    for (const offer of offers) {
      const title = offer.title || t('untitled')
      await act(offer).catch((error: unknown) => failed.push({ title, reason: reasonOf(offer, error) }))
    }
    setFailures(failed)
    setBusy(false)
    const count = offers.length - failed.length
    if (count > 0) notify({ type: 'success', title: done(count) })
    await refreshOwnOffers(queries)
  }

  function reasonOf({ gaps }: OwnOfferSummary, error: unknown): string {
    if (isRefusal(error, 'offer_incomplete') && gaps.length > 0) {
      return gaps.map((gap: OfferGap) => t(`gaps.${gap}.title`)).join(', ')
    }
    return failureTextOf(error)
  }

  async function duplicateOne(offer: OwnOfferSummary) {
    const { copy, leftOut } = await duplicate(offer)
    setCopies((before) => [...before, { id: copy.id, title: offer.title || t('untitled'), leftOut }])
  }

  const report: ReactNode = (
    <>
      {failures.length > 0 && (
        <InlineAlert tone="warning" title={t('actions.failed', { count: failures.length })} alert>
          <ul>
            {failures.map(({ title, reason }) => (
              <li key={title}>{`${title}: ${reason}`}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
      <LeftOutAlert copies={copies} />
    </>
  )
  return {
    isBusy,
    report,
    publish: (offers: OwnOfferSummary[]) =>
      each(offers, publish, (count) => t('actions.published', { count })),
    duplicate: (offers: OwnOfferSummary[]) =>
      each(offers, duplicateOne, (count) => t('actions.duplicated', { count })),
    remove: (offers: OwnOfferSummary[]) => each(offers, remove, (count) => t('actions.deleted', { count })),
    change: (offers: OwnOfferSummary[], change: SharedChange) =>
      each(
        offers,
        (offer) => changeOffer(offer, change),
        (count) => t('actions.changed', { count }),
      ),
    /** Asks about one after the other, each with what it would end. */
    close: setClosing,
    closing,
  }
}
