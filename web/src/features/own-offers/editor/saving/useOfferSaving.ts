import {
  createOffer,
  getOwnOffer,
  type OfferContent,
  type OwnOffer,
  updateOffer,
} from '@tandem/contract/offers/own-offers'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAutosave } from '#features/applications/public.ts'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { newKey } from '#lib/api/new-key.ts'
import { toFieldName } from '#lib/form/applyViolations.ts'
import { ownSaves } from '#lib/form/own-saves.ts'
import type { Refusals } from '#lib/form/refusals.ts'
import { currentAccount, useAccount } from '#lib/session/session-store.ts'
import { admittedKey, refreshOwnOffers } from '../../queries.ts'
import { type Conflict, OfferSaver } from './offer-saver.ts'
import { type ContentKey, contentKeys } from './savable.ts'

const { save: saveOffer, forget: forgetSaves } = ownSaves<OfferContent, OwnOffer>({
  put: (id, content, revision) => call(updateOffer, { params: { id }, body: { ...content, revision } }),
  currentOf: (error) => currentOf(error, updateOffer),
  contentOf: ({ content }) => content,
})

/** What is chosen in one field: which of its entries was refused, the field cannot show. */
const inChoice = /^(qualifications|requiredDocuments|expertises|languages|maths)\[.*$/

export type OfferSaving = ReturnType<typeof useOfferSaving>

/**
 * A draft saves itself, the first input creates it. What applicants can read is saved by a button, so that nobody
 * reads half a sentence.
 */
export function useOfferSaving(
  first: OwnOffer | null,
  form: UseFormReturn<OfferContent>,
  refusals: Refusals<OfferContent>,
  onCreated: (id: string) => void,
) {
  const queries = useQueryClient()
  const [offer, setOffer] = useState(first)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [unsaved, setUnsaved] = useState<ContentKey[]>([])
  const [key] = useState(newKey)
  const isMoving = useRef(false)
  const [saver] = useState(
    () =>
      new OfferSaver(first, refusals, {
        create: async (content) => {
          const created = await call(createOffer, { body: content }, { idempotencyKey: key })
          isMoving.current = true
          onCreated(created.id)
          isMoving.current = false
          return created
        },
        put: saveOffer,
        read: () => form.getValues(),
        show(changes) {
          for (const key of contentKeys) {
            if (changes[key] !== undefined) form.setValue(key, changes[key], { shouldValidate: true })
          }
        },
        onSaved(saved) {
          setOffer(saved)
          void refreshOwnOffers(queries)
        },
        onConflict: setConflict,
        refuse(path, message) {
          const name = toFieldName<OfferContent>(path.replace(inChoice, '$1'))
          refusals.add(name, message, form.getValues())
          form.setError(name, { type: 'server', message })
        },
      }),
  )
  const { autosave, status } = useAutosave<OfferContent>(async () => {
    try {
      await saver.save()
    } finally {
      setUnsaved(saver.unsaved())
    }
  })
  const isLive = offer?.status === 'published'
  const [guard] = useState(() => ({
    flush: async () => (await autosave.flush()) && saver.unsaved().length === 0,
    // The new address of what was just created leaves nothing behind.
    hasUnsaved: () => !isMoving.current && (autosave.hasUnsaved() || saver.unsaved().length > 0),
  }))

  useEffect(() => {
    const changed = () => {
      const keys = saver.unsaved()
      setUnsaved(keys)
      for (const { name } of refusals.changed(form.getValues())) {
        if (form.getFieldState(name).error?.type === 'server') form.clearErrors(name)
      }
      if (!isLive && keys.length > 0) autosave.change(form.getValues())
    }
    return form.subscribe({ formState: { values: true }, callback: changed })
  }, [form, autosave, saver, refusals, isLive])
  useEffect(
    () => () => {
      // Whoever goes elsewhere was asked; a session that ended by itself goes on with it.
      if (saver.latest && currentAccount()) forgetSaves(saver.latest.id)
    },
    [saver],
  )

  const readAgain = useCallback(
    async (options: { unnoticed?: true } = {}) => {
      void queries.invalidateQueries({ queryKey: admittedKey })
      if (saver.latest) saver.merge(await call(getOwnOffer, { params: { id: saver.latest.id } }, options))
    },
    [queries, saver],
  )
  const companyStatus = useAccount()?.companyStatus
  const statusRead = useRef(companyStatus)
  useEffect(() => {
    if (companyStatus === statusRead.current) return
    statusRead.current = companyStatus
    // Publishing asks once more, should this not arrive.
    void readAgain({ unnoticed: true }).catch(() => {})
  }, [companyStatus, readAgain])

  /** At once, whatever waits and was refused before. Answers whether nothing is left unsaved. */
  async function saveNow(): Promise<boolean> {
    refusals.clear()
    if (saver.unsaved().length > 0) autosave.change(form.getValues())
    return guard.flush()
  }
  return {
    offer,
    isLive,
    autosave,
    status,
    unsaved,
    conflict,
    guard,
    saveNow,
    /** As the server has it; null before the first input. */
    latest: () => saver.latest,
    accept: (saved: OwnOffer) => saver.accept(saved),
    /** A call other than saving met a newer version. */
    merge: (theirs: OwnOffer) => saver.merge(theirs),
    /** What others saved meanwhile, and what is missing now. */
    readAgain,
    async resolve(choice: 'mine' | 'theirs') {
      saver.resolve(choice)
      setUnsaved(saver.unsaved())
      if (!isLive) await saveNow()
    },
  }
}
