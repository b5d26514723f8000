import type { Offer } from '@tandem/contract/offers'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './Description.module.css'
import { toBlocks } from './prose-blocks.ts'

type ProseProps = { title: string; prose: Offer['description'] }

/** A company's text; where it was not translated, the German one with a word about it. */
export function Prose({ title, prose: { text, translated } }: ProseProps) {
  const t = useTexts('offers')
  if (!text) return null
  return (
    <Stack as="section" gap={3}>
      <h2>{title}</h2>
      {!translated && (
        <Text size="small" muted>
          {t('offer.untranslated')}
        </Text>
      )}
      <div className={styles.prose} lang={translated ? undefined : 'de'}>
        {toBlocks(text).map((block) =>
          typeof block === 'string' ? <p key={block}>{block}</p> : <Lines key={block.join()} lines={block} />,
        )}
      </div>
    </Stack>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
