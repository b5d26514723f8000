import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './FindBar.module.css'
import type { Find } from './useFind.ts'

type FindBarProps = { find: Find; onClose: () => void }

export function FindBar({ find, onClose }: FindBarProps) {
  const t = useTexts('documentViewer')
  const { words, count, number, isReading } = find
  const isAsked = words.trim() !== ''

  function act(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else find.step(event.shiftKey ? -1 : 1)
  }
  return (
    <search className={styles.bar}>
      <div className={styles.field}>
        <TextField
          label={t('find.label')}
          hideLabel
          placeholder={t('find.label')}
          size="sm"
          autoFocus
          autoComplete="off"
          value={words}
          onChange={({ target }) => find.ask(target.value)}
          onKeyDown={act}
        />
      </div>
      <Text size="small" as="span">
        <span role="status">
          {isAsked && isReading && t('find.reading')}
          {isAsked && !isReading && (count > 0 ? t('find.hit', { number, count }) : t('find.none'))}
        </span>
      </Text>
      <IconButton
        icon={IconChevronUp}
        label={t('find.previous')}
        disabled={count === 0}
        onClick={() => find.step(-1)}
      />
      <IconButton
        icon={IconChevronDown}
        label={t('find.next')}
        disabled={count === 0}
        onClick={() => find.step(1)}
      />
      <IconButton icon={IconX} label={t('find.close')} onClick={onClose} />
    </search>
  )
}
