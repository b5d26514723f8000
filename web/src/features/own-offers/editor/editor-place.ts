import { paths, type ScreenPath } from '@tandem/contract/paths'
import { newOfferId } from '@tandem/contract/screens'
import { createContext, use } from 'react'
import type { Location } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useSettings } from '#lib/settings.ts'
import type { SectionKey } from './sections/section-keys.ts'

/** The parameter of the company's profile that names the offer which is edited within it. */
const offerParam = 'angebot'

/** The offer that an address of the company's profile opens, if it opens one. */
export const offerIn = (search: string): string | null => new URLSearchParams(search).get(offerParam)

/** Whether an editor stands within the company's profile (`company.offersEditableInline`). */
export const IsInline = createContext(false)

/** Where own offers are listed, and where each is edited. */
export function useEditorPaths() {
  const { offersEditableInline } = useSettings().company
  const list: ScreenPath = offersEditableInline
    ? paths.companyProfile({ hash: 'angebote' })
    : paths.ownOffers()
  return {
    list,
    offer: (offerId: string): ScreenPath =>
      offersEditableInline
        ? paths.companyProfile({ search: { [offerParam]: offerId } })
        : paths.ownOffer({ offerId }),
  }
}

/** Addresses of an offer's sections. The page's own address may be that of the form for a new one a little longer. */
export function useSectionLinks(offerId: string = newOfferId): (section: SectionKey) => string {
  const to = useTo()
  const editorPaths = useEditorPaths()
  return (section) => `${to(editorPaths.offer(offerId))}#${section}`
}

export const useIsInline = (): boolean => use(IsInline)

/** Whether a navigation leaves the form of one offer, wherever it stands. */
export const leavesOffer = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || offerIn(from.search) !== offerIn(to.search)
