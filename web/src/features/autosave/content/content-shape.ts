import { isSame } from '#lib/form/is-same.ts'

type Check = { safeParse: (value: unknown) => { success: boolean; data?: unknown } }

/** What of a record is saved by itself, part by part. `Draft` stands in the form: shaped like it, but not checked. */
export type ContentShape<Content extends object, Draft> = {
  keys: (keyof Content & string)[]
  pick: <From extends Draft | Content>(from: From, keys: (keyof Content)[]) => Partial<From>
  /** A part that is not right yet, or was refused as it is, stays as it was saved. */
  savable: (draft: Draft, saved: Content, refused?: Partial<Draft>) => Content
  /** The parts whose words are not what was saved; spaces around a text do not count. */
  unsavedKeys: (draft: Draft, saved: Content) => (keyof Content & string)[]
}

/** `together` are saved only if all of them can be. */
export function contentShape<Content extends object, Draft extends { [Key in keyof Content]: unknown }>(
  checks: { [Key in keyof Content]: Check },
  together: (keyof Content & string)[] = [],
): ContentShape<Content, Draft> {
  type Key = keyof Content & string
  const keys = Object.keys(checks) as Key[]

  const pick = <From extends Draft | Content>(from: From, keys: (keyof Content)[]) =>
    Object.fromEntries(keys.map((key) => [key, from[key as keyof From]])) as Partial<From>

  function savable(draft: Draft, saved: Content, refused: Partial<Draft> = {}): Content {
    const fit = new Map(
      keys.flatMap((key) => {
        const { success, data } = checks[key].safeParse(draft[key])
        return success && !isSame(draft[key], refused[key]) ? [[key, data] as const] : []
      }),
    )
    if (!together.every((key) => fit.has(key))) for (const key of together) fit.delete(key)
    return { ...saved, ...Object.fromEntries(fit) }
  }

  const unsavedKeys = (draft: Draft, saved: Content): Key[] =>
    keys.filter((key) => {
      const { success, data } = checks[key].safeParse(draft[key])
      return !isSame(success ? data : draft[key], saved[key])
    })

  return { keys, pick, savable, unsavedKeys }
}
