import { cloneElement, type ReactElement } from 'react'
import type { Namespace, TextKey } from './text-keys.ts'
import type { Texts } from './texts.ts'

type TransProps<Ns extends Namespace> = {
  t: Texts<Ns>
  i18nKey: TextKey<Ns>
  values?: Record<string, string | number>
  /** By the name of its tag in the text, what stands around the words between. */
  components: Record<string, ReactElement>
}

/** A value may hold what reads like a tag. */
const masked = '\u0000'

/** A text with parts that are drawn in their own way: `Ein <b>Wort</b>`. */
export function Trans<Ns extends Namespace>({ t, i18nKey, values = {}, components }: TransProps<Ns>) {
  const safe = Object.entries(values).map(([name, value]) => [name, String(value).replaceAll('<', masked)])
  const pieces = t(i18nKey, Object.fromEntries(safe)).split(/<(\w+)>(.*?)<\/\1>/s)
  return pieces.map((piece, index) => {
    const words = piece.replaceAll(masked, '<')
    // Plain words, the name of a tag, the words in it, and so on.
    if (index % 3 === 0) return words
    const part = index % 3 === 2 ? components[pieces[index - 1] ?? ''] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
    return part && cloneElement(part, { key: index }, words)
  })
}
