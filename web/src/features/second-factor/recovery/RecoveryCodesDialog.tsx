import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { saveFile } from '#lib/api/save-file.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CopyButton } from '#ui/actions/CopyButton.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './RecoveryCodesDialog.module.css'

type RecoveryCodesDialogProps = { codes: string[]; onKept: () => void }

/** Closed by one button only, which says what must have been done: nobody can show them again. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const t = useTexts('security')
  const { day } = useFormats()
  const { email } = useSignedIn()
  const title = t('recovery.fileTitle', { email, day: day(new Date()) })
  const download = () =>
    saveFile(new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), t('recovery.fileName'))
  return (
    <Dialog
      open
      busy
      onClose={onKept}
      title={t('recovery.shownTitle')}
      actions={
        <Button variant="primary" onClick={onKept}>
          {t('recovery.kept')}
        </Button>
      }
    >
      <Text>{t('recovery.shown')}</Text>
      <div className={styles.sheet} data-print="sheet">
        <p className={styles.printed}>{title}</p>
        <ul className={styles.codes} aria-label={t('recovery.title')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <Row gap={2} wrap>
        <CopyButton size="sm" text={codes.join('\n')} />
        <Button size="sm" icon={IconDownload} onClick={download}>
          {t('recovery.download')}
        </Button>
        <Button size="sm" icon={IconPrinter} onClick={() => window.print()}>
          {t('recovery.print')}
        </Button>
      </Row>
    </Dialog>
  )
}
