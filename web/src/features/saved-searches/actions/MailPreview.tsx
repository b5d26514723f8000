import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { Preview } from '../state/queries.ts'
import type { SavedSearch } from '../state/saved-search.ts'
import styles from './MailPreview.module.css'

export function MailPreview({ preview, saved }: { preview: Preview; saved: SavedSearch }) {
  const t = useTexts('savedSearches')
  const { subject, hits, more, isExample } = preview
  const when = useWhen(preview, saved)
  return (
    <Stack gap={5}>
      {isExample && (
        <InlineAlert title={t('preview.none')}>
          {hits.length > 0 ? t('preview.example') : t('preview.noHits')}
        </InlineAlert>
      )}
      <DefinitionList>
        <Definition term={t('preview.subject')}>{subject}</Definition>
        <Definition term={t('preview.when')}>{when}</Definition>
      </DefinitionList>
      {hits.length > 0 && (
        <ul aria-label={t('preview.hits')} className={styles.hits}>
          {hits.map((hit) => (
            <PreviewHit key={hit.id} hit={hit} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Text size="small" muted>
          {t('preview.more', { count: more })}
        </Text>
      )}
    </Stack>
  )
}

function useWhen({ nextOn }: Preview, { paused, notificationInterval }: SavedSearch): string {
  const t = useTexts('savedSearches')
  const { fullDay } = useFormats()
  if (notificationInterval === 'never') return t('preview.never')
  if (paused) return t('preview.paused')
  if (notificationInterval === 'immediately' || !nextOn) return t('preview.immediately')
  return t('preview.on', { day: fullDay(nextOn) })
}

/** A hit as the mail tells of it. It is no link: the mail is not sent yet. */
function PreviewHit({ hit: { name, detail, match, reasons } }: { hit: Preview['hits'][number] }) {
  const t = useTexts('savedSearches')
  return (
    <li className={styles.hit}>
      <b>{name}</b>
      <Text size="small" muted>
        {detail}
      </Text>
      {match !== null && reasons.length > 0 && (
        <Text size="small">{t('preview.match', { percent: match, reasons: reasons.join('; ') })}</Text>
      )}
    </li>
  )
}
