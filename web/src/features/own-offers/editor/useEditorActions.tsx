import { IconCopy, IconExternalLink, IconLock, IconTrash } from '@tabler/icons-react'
import { type OwnOffer, publishOffer } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { firstWrong } from '#lib/form/refusals.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { goToSection } from '#lib/sections/go-to-section.ts'
import type { MenuItem } from '#ui/overlay/MenuEntry.tsx'
import { duplicate, publish as publishOne } from '../queries.ts'
import { checkId } from './check/PublishingCheck.tsx'
import { useEditorPaths } from './editor-place.ts'
import { versionsId } from './saving/ConflictAlert.tsx'
import type { OfferSaving } from './saving/useOfferSaving.ts'

/** What can be done with the offer as a whole. */
export function useEditorActions(saving: OfferSaving) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const navigate = useNavigate()
  const editorPaths = useEditorPaths()
  const { trigger } = useFormContext()
  const [isBusy, setBusy] = useState(false)
  const queries = useQueryClient()
  const [wrong, setWrong] = useState<object | null>(null)
  const [closing, setClosing] = useState<'asked' | 'lastPlace' | null>(null)
  const { offer } = saving
  // Once the fields say that they are wrong; some of them are none of the form's own. A conflict comes before them.
  useEffect(() => {
    if (wrong) document.querySelector<HTMLElement>(`#${versionsId}, main :is(${firstWrong})`)?.focus()
  }, [wrong])

  async function run(act: () => Promise<void>, failed: string) {
    if (isBusy) return
    setBusy(true)
    await act().catch((error: unknown) => {
      const current = currentOf(error, publishOffer)
      if (current) saving.receive(current)
      if (isRefusal(error, 'offer_incomplete')) goToSection(checkId)
      notify({ type: 'danger', title: failed, desc: failureTextOf(error) })
    })
    setBusy(false)
  }
  /** Shows at its field what is not right, or the versions to choose from. */
  async function saveAll(): Promise<boolean> {
    const saved = await saving.saveNow()
    if (!saved) {
      await trigger()
      setWrong({})
    }
    return saved
  }
  const publish = () =>
    run(
      async () => {
        const saved = await saveAll()
        if (!saved) return
        // What was missing may be there by now: the university confirms a company and admits it to courses.
        if (saving.latest()?.gaps.length) await saving.readAgain()
        const latest = saving.latest()
        if (!latest || latest.gaps.length > 0) return void goToSection(checkId)
        saving.receive(await publishOne(latest))
        notify({ type: 'success', title: t('actions.published', { count: 1 }) })
      },
      t('actions.failed', { count: 1 }),
    )
  const save = () =>
    run(async () => {
      if (!(await saveAll())) return
      notify({ type: 'success', title: t('editor.savedLive') })
      const saved = saving.latest()
      // Once, and not again with what else is changed; the menu has it later.
      if (!offer || !saved || isFull(offer) || !isFull(saved)) return
      queries.removeQueries({ queryKey: ['applications', 'closure', saved.id] })
      setClosing('lastPlace')
    }, t('editor.notSaved'))
  const copy = () =>
    run(
      async () => {
        if (!offer) return
        const { copy, leftOut } = await duplicate(offer)
        notify({ type: 'success', title: t('actions.duplicated', { count: 1 }) })
        navigate(to(editorPaths.offer(copy.id)), { state: { leftOut } })
      },
      t('actions.failed', { count: 1 }),
    )

  const items: (MenuItem | false)[] = offer
    ? [
        offer.status !== 'draft' && {
          key: 'view',
          label: t('actions.view'),
          icon: IconExternalLink,
          to: to(paths.offer({ offerId: offer.id })),
        },
        { key: 'duplicate', label: t('actions.duplicate'), icon: IconCopy, onSelect: () => void copy() },
        offer.can.close && {
          key: 'close',
          label: t('actions.close'),
          icon: IconLock,
          onSelect: () => setClosing('asked'),
        },
        {
          key: 'delete',
          label: t('actions.delete'),
          icon: IconTrash,
          danger: true,
          to: to(paths.deleteOffer({ recordId: offer.id })),
        },
      ]
    : []
  return {
    items: items.filter((item) => item !== false),
    publish,
    save,
    isBusy,
    closing,
    setClosing,
    reload: () => run(() => saving.readAgain(), t('editor.notSaved')),
  }
}

const isFull = ({ content: { years }, taken }: OwnOffer): boolean =>
  years.length > 0 &&
  years.every(({ year, total }) => total <= (taken.find((each) => each.year === year)?.taken ?? 0))
