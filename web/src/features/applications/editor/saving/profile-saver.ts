import { type Application, updateApplication } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { ApiError, currentOf } from '#lib/api/api-error.ts'
import {
  type ContentKey,
  contentKeys,
  contentOf,
  type Draft,
  isSame,
  pick,
  savable,
  unsavedKeys,
} from './content.ts'
import { mergeContent } from './merge-content.ts'

type Parts = {
  put: (content: ApplicationContent, revision: number) => Promise<Application>
  /** Whether a save from here made this version, of which no answer came yet. */
  isOwnSave: (application: Application) => boolean
  /** The form, which stays the owner of what is typed. */
  read: () => Draft
  show: (changes: Partial<Draft>) => void
  refuse: (key: ContentKey, message: string) => void
  /** Null once it is resolved. */
  onConflict: (conflict: Conflict | null) => void
}

/** Parts that were changed here and elsewhere, with what stands elsewhere. */
export type Conflict = { keys: ContentKey[]; theirs: ApplicationContent }

type Version = { content: ApplicationContent; revision: number }

export type Pending = Version & { draft: Draft }

/** Saves a draft part by part against a server that others write to, without losing what is typed. */
export class ProfileSaver {
  readonly #parts: Parts
  #saved: Version
  #elsewhere: Version | null = null
  #refused: Partial<Draft> = {}

  constructor(first: Application, parts: Parts) {
    this.#parts = parts
    this.#saved = versionOf(first)
  }

  /** Saves the valid parts. Rejects when a valid part could not be saved. */
  async save(): Promise<void> {
    if (this.#elsewhere) throw new Error('A conflict waits for a choice')
    const content = savable(this.#parts.read(), this.#saved.content, this.#refused)
    if (isSame(content, this.#saved.content)) return
    try {
      const { revision } = await this.#parts.put(content, this.#saved.revision)
      this.#saved = { content, revision }
    } catch (error) {
      await this.#recover(error)
      await this.save()
    }
  }

  /** A version from the server; a newer one was made elsewhere. */
  receiveRemote(application: Application): void {
    if (application.revision <= this.#saved.revision) return
    if (this.#parts.isOwnSave(application)) this.#saved = versionOf(application)
    else this.#mergeRemote(application)
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
  pending(): Pending | null {
    if (this.unsaved().length === 0) return null
    const draft = this.#parts.read()
    // JSON knows no NaN: read again it would empty the field.
    const grade = Number.isNaN(draft.grade) ? this.#saved.content.grade : draft.grade
    return { draft: { ...draft, grade }, ...this.#saved }
  }

  unsaved(): ContentKey[] {
    return unsavedKeys(this.#parts.read(), this.#saved.content)
  }

  async #recover(error: unknown): Promise<void> {
    const current = currentOf(error, updateApplication)
    if (current) {
      this.#mergeRemote(current)
      if (this.#elsewhere) throw error
      return
    }
    const refusals = refusalsOf(error)
    const known = this.#refused
    this.#refused = { ...known, ...pick(this.#parts.read(), [...refusals.keys()]) }
    // Nothing new was refused, so the rest would meet the same answer.
    if (isSame(known, this.#refused)) throw error
    for (const [key, message] of refusals) this.#parts.refuse(key, message)
  }

  /** Takes what only the other side changed; what both changed waits for a choice. */
  #mergeRemote(application: Application): void {
    const theirs = versionOf(application)
    const { content } = this.#saved
    const { taken, conflicts } = mergeContent(content, this.#parts.read(), theirs.content)
    const changes = pick(theirs.content, taken)
    const isConflict = conflicts.length > 0
    this.#elsewhere = isConflict ? theirs : null
    this.#saved = isConflict ? { ...this.#saved, content: { ...content, ...changes } } : theirs
    this.#parts.show(changes)
    this.#parts.onConflict(isConflict ? { keys: conflicts, theirs: theirs.content } : null)
  }
}

function versionOf(application: Application): Version {
  return { content: contentOf(application), revision: application.revision }
}

/** `places[0].radius` was refused as part of `places`. */
function refusalsOf(error: unknown): Map<ContentKey, string> {
  const violations = (error instanceof ApiError && error.problem?.violations) || []
  return new Map(
    violations.flatMap(({ propertyPath, message }) => {
      const key = contentKeys.find((each) => each === propertyPath.split(/[.[]/)[0])
      return key ? [[key, message] as const] : []
    }),
  )
}
