import { IconPaperclip } from '@tabler/icons-react'
import { messageBounds } from '@tandem/contract/messaging'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { ChipGroup, ChipRemove } from '#ui/fields/choice/Chip.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from '../Composer.module.css'
import type { AddFiles } from './useAddFiles.ts'

/** What goes along, and why something does not. */
export function ChosenFiles({ files, onRemoved }: { files: AddFiles; onRemoved: () => void }) {
  const t = useTexts('messaging')
  const { bytes, bound } = useFormats()
  const { chosen, refused, isTarget, remove } = files
  const facts = { max: messageBounds.maxAttachments, size: bound(messageBounds.maxAttachmentBytes) }
  return (
    <>
      {isTarget && (
        <Text muted>
          <span className={styles.drop}>{t('files.drop')}</span>
        </Text>
      )}
      {chosen.length > 0 && (
        <ChipGroup label={t('files.chosen')}>
          {chosen.map((file, index) => (
            <ChipRemove
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
              key={`${file.name}-${index}`}
              label={t('files.remove', { file: `${file.name}, ${bytes(file.size)}` })}
              onRemove={() => {
                remove(file)
                onRemoved()
              }}
            >
              <Icon icon={IconPaperclip} size={16} />
              <span className={styles.fileName}>{`${file.name}, ${bytes(file.size)}`}</span>
            </ChipRemove>
          ))}
        </ChipGroup>
      )}
      {refused.length > 0 && (
        <InlineAlert tone="danger" alert>
          {refused.map(({ name, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be refused twice
            <p key={`${name}-${index}`}>{t(`files.refused.${why}`, { file: name, ...facts })}</p>
          ))}
        </InlineAlert>
      )}
    </>
  )
}
