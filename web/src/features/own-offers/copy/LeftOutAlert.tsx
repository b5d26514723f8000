import { contentKeys } from '#features/own-offers/editor/saving/content.ts'
import { useValueWords } from '#features/own-offers/editor/saving/useValueWords.ts'
import { emptyContent } from '#features/own-offers/empty-content.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import type { LeftOut } from './split-refused.ts'

export type Copied = { id: string; title: string; leftOut: LeftOut }

/** What copies lack because it can no longer be chosen; nothing where they lack nothing. */
export function LeftOutAlert({ copies }: { copies: readonly Copied[] }) {
  const lacking = copies.filter(({ leftOut }) => Object.keys(leftOut).length > 0)
  return lacking.length === 0 ? null : <Lacking copies={lacking} />
}

/** Apart, since only it needs the names of all lists. */
function Lacking({ copies }: { copies: readonly Copied[] }) {
  const t = useTexts('ownOffers')
  const wordsOf = useLeftOutWords()
  return (
    <InlineAlert tone="warning" title={t('leftOut.title')} alert>
      {t('leftOut.text')}
      <ul>
        {copies.flatMap(({ id, title, leftOut }) =>
          wordsOf(leftOut).map((words) => (
            <li key={id + words}>{copies.length > 1 ? `${title}: ${words}` : words}</li>
          )),
        )}
      </ul>
    </InlineAlert>
  )
}

/** "Kenntnisse: SAP, Stenografie", a line for each field. */
function useLeftOutWords(): (leftOut: LeftOut) => string[] {
  const t = useTexts('ownOffers')
  const valueWords = useValueWords()
  return (leftOut) =>
    contentKeys
      .filter((key) => key in leftOut)
      .map((key) =>
        // Who has left the company is in no list any more, and has no name here.
        key === 'contact'
          ? t('fields.contact')
          : `${t(`fields.${key}`)}: ${valueWords(key, { ...emptyContent, ...leftOut })}`,
      )
}
