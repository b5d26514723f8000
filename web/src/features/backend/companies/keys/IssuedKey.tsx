import { IconFileTypePdf } from '@tabler/icons-react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CopyButton } from '#ui/actions/CopyButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useFocusDialogTitle } from '#ui/overlay/useDialog.ts'
import { usePrintLetter } from './queries.ts'

type IssuedKeyProps = { companyId: string; link: string; onClose: () => void }

/** Only now the key can be seen: as a link, and as a letter for the post. */
export function IssuedKey({ companyId, link, onClose }: IssuedKeyProps) {
  const t = useTexts('officeCompanies')
  const step = useFocusDialogTitle<HTMLDivElement>()
  const print = usePrintLetter(companyId)
  const key = link.split('#key=').at(-1) ?? ''
  return (
    <div ref={step}>
      <Stack gap={4}>
        <Text>{t('keys.issuedText')}</Text>
        {print.error && (
          <InlineAlert tone="danger" alert>
            {failureTextOf(print.error)}
          </InlineAlert>
        )}
        <TextField label={t('keys.link')} readOnly value={link} onFocus={(event) => event.target.select()} />
        <Row justify="end" gap={2} wrap>
          <CopyButton text={link} />
          <Button
            icon={IconFileTypePdf}
            busy={print.isPending}
            busyText={t('keys.printing')}
            onClick={() =>
              print.mutate(key, {
                onSuccess: (pdf) => {
                  saveFile(pdf, 'einladung-tandem.pdf')
                  notify({ type: 'success', title: t('keys.printed') })
                },
              })
            }
          >
            {t('keys.print')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('keys.close')}
          </Button>
        </Row>
      </Stack>
    </div>
  )
}
