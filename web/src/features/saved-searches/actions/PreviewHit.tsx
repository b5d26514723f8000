import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import type { Preview } from '../state/queries.ts'
import styles from './MailPreview.module.css'

/** A hit as the mail tells of it. It is no link: the mail is not sent yet. */
export function PreviewHit({ hit: { name, detail, match } }: { hit: Preview['hits'][number] }) {
  const t = useTexts('savedSearches')
  return (
    <li className={styles.hit}>
      <b>{name}</b>
      <Text size="small" muted>
        {detail}
      </Text>
      {match !== null && <Text size="small">{t('preview.match', { percent: match })}</Text>}
    </li>
  )
}
