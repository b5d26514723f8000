import { type OfferContent, type OwnOffer, updateOffer } from '@tandem/contract/offers/own-offers'
import { mergeContent } from '#features/applications/public.ts'
import { ApiError, currentOf } from '#lib/api/api-error.ts'
import { isSame } from '#lib/form/is-same.ts'
import type { Refusals } from '#lib/form/refusals.ts'
import { emptyContent } from '../../empty-content.ts'
import { type ContentKey, contentKeys, savable, unsavedKeys } from './savable.ts'

type Parts = {
  create: (content: OfferContent) => Promise<OwnOffer>
  put: (id: string, content: OfferContent, revision: number) => Promise<OwnOffer>
  /** The form, which stays the owner of what is typed. */
  read: () => OfferContent
  show: (changes: Partial<OfferContent>) => void
  /** Each newer version. */
  onSaved: (offer: OwnOffer) => void
  /** What a colleague saved meanwhile; null once someone has chosen. */
  onConflict: (conflict: Conflict | null) => void
  /** Of a field that the server refused. */
  refuse: (path: string, message: string) => void
}

export type Conflict = { keys: ContentKey[]; theirs: OwnOffer }

/** Saves an offer field by field against a server that colleagues write to, without losing what is typed. */
export class OfferSaver {
  readonly #parts: Parts
  readonly #refusals: Refusals<OfferContent>
  latest: OwnOffer | null
  #id: string | null
  #revision: number
  /** What the form and the server last agreed on. */
  #saved: OfferContent
  #theirs: OwnOffer | null = null

  constructor(first: OwnOffer | null, refusals: Refusals<OfferContent>, parts: Parts) {
    this.#parts = parts
    this.#refusals = refusals
    this.latest = first
    this.#id = first?.id ?? null
    this.#revision = first?.revision ?? 0
    this.#saved = first?.content ?? emptyContent
  }

  unsaved = (): ContentKey[] => unsavedKeys(this.#parts.read(), this.#saved)

  /** Saves what is right. Rejects when that could not be saved. */
  async save(): Promise<void> {
    const content = savable(this.#parts.read(), this.#saved, this.#refusals.values())
    if (isSame(content, this.#saved)) return
    try {
      this.accept(
        this.#id === null
          ? await this.#parts.create(content)
          : await this.#parts.put(this.#id, content, this.#revision),
      )
    } catch (error) {
      this.#recover(error)
      await this.save()
    }
  }

  /** A version that another call answered with, such as publication. */
  accept(offer: OwnOffer): void {
    this.latest = offer
    this.#id = offer.id
    this.#revision = offer.revision
    this.#saved = offer.content
    this.#parts.onSaved(offer)
  }

  /** Keeps what is typed here, or takes what the colleague saved. */
  resolve(choice: 'mine' | 'theirs'): void {
    const theirs = this.#theirs
    if (!theirs) return
    const { conflicts } = mergeContent(this.#saved, this.#parts.read(), theirs.content)
    if (choice === 'theirs') this.#parts.show(pick(theirs.content, conflicts))
    this.#theirs = null
    this.#parts.onConflict(null)
    this.accept(theirs)
  }

  /** Throws what nothing can be done about. */
  #recover(error: unknown): void {
    const current = currentOf(error, updateOffer)
    if (current) {
      this.merge(current)
      if (this.#theirs) throw error
      return
    }
    const violations = (error instanceof ApiError && error.problem?.violations) || []
    const known = this.#refusals.values()
    for (const { propertyPath, message } of violations) {
      const isOfContent = contentKeys.some((each) => each === propertyPath.split(/[.[]/)[0])
      if (isOfContent) this.#parts.refuse(propertyPath, message)
    }
    // Nothing new was refused, so the rest would meet the same answer.
    if (isSame(known, this.#refusals.values())) throw error
  }

  /** Takes what only a colleague changed; what both changed waits for a choice. */
  merge(theirs: OwnOffer): void {
    const { taken, conflicts } = mergeContent(this.#saved, this.#parts.read(), theirs.content)
    this.#parts.show(pick(theirs.content, taken))
    if (conflicts.length === 0) {
      this.accept(theirs)
      return
    }
    this.#saved = { ...this.#saved, ...pick(theirs.content, taken) }
    this.#theirs = theirs
    this.#parts.onConflict({ keys: conflicts, theirs })
  }
}

const pick = (content: OfferContent, keys: readonly ContentKey[]): Partial<OfferContent> =>
  Object.fromEntries(keys.map((key) => [key, content[key]]))
