import {
  createOffer,
  getOwnOffer,
  type OfferContent,
  type OwnOffer,
  updateOffer,
} from '@tandem/contract/offers/own-offers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Conflict, ContentSaver, useAutosave } from '#features/autosave/public.ts'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { newKey } from '#lib/api/new-key.ts'
import { toFieldName } from '#lib/form/applyViolations.ts'
import { ownSaves } from '#lib/form/own-saves.ts'
import type { Refusals } from '#lib/form/refusals.ts'
import { currentAccount, useAccount } from '#lib/session/session-store.ts'
import { emptyContent } from '../../empty-content.ts'
import { admittedKey, refreshOwnOffers } from '../../queries.ts'
import { type ContentKey, contentKeys, offerShape } from './content.ts'

const contentOf = ({ content }: OwnOffer): OfferContent => content
const currentOffer = (error: unknown) => currentOf(error, updateOffer)

const ownOfferSaves = ownSaves<OfferContent, OwnOffer>({
  put: (id, content, revision) => call(updateOffer, { params: { id }, body: { ...content, revision } }),
  currentOf: currentOffer,
  contentOf,
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
  const latest = useRef(first)
  const [conflict, setConflict] = useState<Conflict<OfferContent> | null>(null)
  const [unsaved, setUnsaved] = useState<ContentKey[]>([])
  const [key] = useState(newKey)
  const isMoving = useRef(false)
  function accept(newest: OwnOffer) {
    if (latest.current && newest.revision < latest.current.revision) return
    latest.current = newest
    setOffer(newest)
    void refreshOwnOffers(queries)
  }
  async function create(content: OfferContent): Promise<OwnOffer> {
    const created = await call(createOffer, { body: content }, { idempotencyKey: key })
    isMoving.current = true
    onCreated(created.id)
    isMoving.current = false
    return created
  }
  async function put(content: OfferContent, revision: number): Promise<OwnOffer> {
    const { current: before } = latest
    try {
      const saved = await (before ? ownOfferSaves.save(before.id, content, revision) : create(content))
      accept(saved)
      return saved
    } catch (error) {
      const current = currentOffer(error)
      if (current) accept(current)
      throw error
    }
  }
  const [saver] = useState(
    () =>
      new ContentSaver<OfferContent, OfferContent, OwnOffer>(
        { content: first?.content ?? emptyContent, revision: first?.revision ?? 0 },
        {
          ...{ shape: offerShape, contentOf, put, currentOf: currentOffer, isOwnSave: ownOfferSaves.isOwn },
          read: () => form.getValues(),
          show(changes) {
            for (const key of contentKeys) {
              if (changes[key] !== undefined) form.setValue(key, changes[key], { shouldValidate: true })
            }
          },
          refusals,
          fieldOf: (path) => toFieldName<OfferContent>(path.replace(inChoice, '$1')),
          onRefused: (field, message) => form.setError(field, { type: 'server', message }),
          onConflict: setConflict,
        },
      ),
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
      if (latest.current && currentAccount()) ownOfferSaves.forget(latest.current.id)
    },
    [],
  )

  /** A version that another call answered with, or that others saved. */
  function receive(newest: OwnOffer) {
    accept(newest)
    saver.receiveRemote(newest)
  }
  async function readAgain(options: { unnoticed?: true } = {}) {
    void queries.invalidateQueries({ queryKey: admittedKey })
    const { current: before } = latest
    if (before) receive(await call(getOwnOffer, { params: { id: before.id } }, options))
  }
  const readUnnoticed = useEffectEvent(() => readAgain({ unnoticed: true }).catch(() => {}))
  const companyStatus = useAccount()?.companyStatus
  const statusRead = useRef(companyStatus)
  useEffect(() => {
    if (companyStatus === statusRead.current) return
    statusRead.current = companyStatus
    // Publishing asks once more, should this not arrive.
    void readUnnoticed()
  }, [companyStatus])

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
    latest: () => latest.current,
    receive,
    /** What others saved meanwhile, and what is missing now. */
    readAgain,
    async resolve(choice: 'mine' | 'theirs') {
      saver.resolveConflict(
        choice === 'theirs' && conflict ? offerShape.pick(conflict.theirs, conflict.keys) : {},
      )
      setUnsaved(saver.unsaved())
      if (!isLive) await saveNow()
    },
  }
}
