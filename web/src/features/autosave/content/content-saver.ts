import type { FieldValues, Path } from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'
import { isSame } from '#lib/form/is-same.ts'
import type { Refusals } from '#lib/form/refusals.ts'
import type { ContentShape } from './content-shape.ts'
import { mergeContent } from './merge-content.ts'

type Parts<Content extends object, Draft extends FieldValues, Saved> = {
  shape: ContentShape<Content, Draft>
  contentOf: (saved: Saved) => Content
  put: (content: Content, revision: number) => Promise<Saved>
  /** The record as it now is, where a save was refused since it has changed. */
  currentOf: (error: unknown) => Saved | null
  /** Whether a save from here made this version, of which no answer came yet. */
  isOwnSave: (saved: Saved) => boolean
  /** The form, which stays the owner of what is typed. */
  read: () => Draft
  show: (changes: Partial<Draft>) => void
  refusals: Refusals<Draft>
  /** Where a refused path is shown, such as `places[0].radius`; at its part as a whole, unless said otherwise. */
  fieldOf?: (propertyPath: string) => Path<Draft>
  onRefused: (field: Path<Draft>, message: string) => void
  /** Null once it is resolved. */
  onConflict: (conflict: Conflict<Content> | null) => void
}

/** Parts that were changed here and elsewhere, with what stands elsewhere. */
export type Conflict<Content> = { keys: (keyof Content & string)[]; theirs: Content }

type Version<Content> = { content: Content; revision: number }

export type Pending<Content, Draft> = Version<Content> & { draft: Draft }

/** Saves a draft part by part against a server that others write to, without losing what is typed. */
export class ContentSaver<
  Content extends object,
  Draft extends FieldValues & { [Key in keyof Content]: unknown },
  Saved extends { revision: number },
> {
  readonly #parts: Parts<Content, Draft, Saved>
  #saved: Version<Content>
  #elsewhere: Version<Content> | null = null

  constructor(first: Version<Content>, parts: Parts<Content, Draft, Saved>) {
    this.#parts = parts
    this.#saved = first
  }

  /** Saves the valid parts. Rejects when a valid part could not be saved. */
  async save(): Promise<void> {
    if (this.#elsewhere) throw new Error('A conflict waits for a choice')
    const { shape, read, refusals, put } = this.#parts
    const content = shape.savable(read(), this.#saved.content, refusals.values())
    if (isSame(content, this.#saved.content)) return
    try {
      const { revision } = await put(content, this.#saved.revision)
      this.#saved = { content, revision }
    } catch (error) {
      this.#recover(error)
      await this.save()
    }
  }

  /** A version from the server; a newer one was made elsewhere. */
  receiveRemote(saved: Saved): void {
    if (saved.revision <= this.#saved.revision) return
    if (this.#parts.isOwnSave(saved)) this.#saved = this.#versionOf(saved)
    else this.#mergeRemote(saved)
  }

  /** Takes these values for parts that were changed on both sides; the others stay as they are here. */
  resolveConflict(values: Partial<Draft>): void {
    if (!this.#elsewhere) return
    this.#parts.show(values)
    this.#saved = this.#elsewhere
    this.#elsewhere = null
    this.#parts.onConflict(null)
  }

  /** What is typed and not saved, with the version it began from, to go on after a reload; null without any. */
  pending(): Pending<Content, Draft> | null {
    if (this.unsaved().length === 0) return null
    const draft = this.#parts.read()
    // JSON knows no NaN: read again it would empty the field.
    const unreadable = this.#parts.shape.keys.filter((key) => Number.isNaN(draft[key]))
    return { draft: { ...draft, ...this.#parts.shape.pick(this.#saved.content, unreadable) }, ...this.#saved }
  }

  unsaved(): (keyof Content & string)[] {
    return this.#parts.shape.unsavedKeys(this.#parts.read(), this.#saved.content)
  }

  #recover(error: unknown): void {
    const { currentOf, read, refusals, onRefused } = this.#parts
    const current = currentOf(error)
    if (current) {
      this.#mergeRemote(current)
      if (this.#elsewhere) throw error
      return
    }
    const known = refusals.values()
    const refused = this.#refusedBy(error)
    for (const [field, message] of refused) refusals.add(field, message, read())
    // Nothing new was refused, so the rest would meet the same answer.
    if (isSame(known, refusals.values())) throw error
    for (const [field, message] of refused) onRefused(field, message)
  }

  /** What is none of the content, nobody could change here. */
  #refusedBy(error: unknown): Map<Path<Draft>, string> {
    const { shape, fieldOf = partOf } = this.#parts
    const violations = (error instanceof ApiError && error.problem?.violations) || []
    return new Map(
      violations
        .filter(({ propertyPath }) => shape.keys.some((key) => key === partOf(propertyPath)))
        .map(({ propertyPath, message }) => [fieldOf(propertyPath) as Path<Draft>, message]),
    )
  }

  /** Takes what only the other side changed; what both changed waits for a choice. */
  #mergeRemote(saved: Saved): void {
    const { shape, read, show, onConflict } = this.#parts
    const theirs = this.#versionOf(saved)
    const { content } = this.#saved
    const { taken, conflicts } = mergeContent(content, read(), theirs.content)
    const changes = shape.pick(theirs.content, taken)
    const isConflict = conflicts.length > 0
    this.#elsewhere = isConflict ? theirs : null
    this.#saved = isConflict ? { ...this.#saved, content: { ...content, ...changes } } : theirs
    show(changes as Partial<Draft>)
    onConflict(isConflict ? { keys: conflicts as (keyof Content & string)[], theirs: theirs.content } : null)
  }

  #versionOf(saved: Saved): Version<Content> {
    return { content: this.#parts.contentOf(saved), revision: saved.revision }
  }
}

const partOf = (propertyPath: string): string => propertyPath.split(/[.[]/)[0] ?? ''
