import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CopyButton } from '#ui/actions/CopyButton.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useFocusDialogTitle } from '#ui/overlay/useDialog.ts'

export function InvitationLink({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useTexts('colleagues')
  const step = useFocusDialogTitle<HTMLDivElement>()
  return (
    <div ref={step}>
      <Stack gap={4}>
        <Text>{t('invite.linkText')}</Text>
        <TextField
          label={t('invite.linkLabel')}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Row justify="end" gap={2} wrap>
          <CopyButton text={link} />
          <Button variant="primary" onClick={onClose}>
            {t('invite.done')}
          </Button>
        </Row>
      </Stack>
    </div>
  )
}
