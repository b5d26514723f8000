import { IconDownload } from '@tabler/icons-react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { useExport } from '../queries.ts'

export function ExportSection({ title }: { title: string }) {
  const t = useTexts('privacy')
  const download = useExport()
  const state = download.isPending ? 'saving' : download.isSuccess ? 'saved' : 'idle'
  const words = { saving: t('export.wait'), saved: t('export.done'), idle: '' }
  return (
    <SectionCard id="eigene-daten" title={title} description={t('export.text')}>
      <Stack gap={3}>
        {download.error && (
          <InlineAlert tone="danger" title={t('export.failed')} alert>
            {failureTextOf(download.error)}
          </InlineAlert>
        )}
        <Row wrap>
          <Button
            icon={IconDownload}
            busy={download.isPending}
            busyText={t('export.busy')}
            onClick={() => download.mutate(undefined, { onSuccess: (zip) => saveFile(zip, fileName()) })}
          >
            {t('export.submit')}
          </Button>
          <SaveState state={state} text={words[state]} />
        </Row>
      </Stack>
    </SectionCard>
  )
}

/** The Swedish write dates as ISO 8601 does. */
const fileName = () =>
  `tandem-daten-${new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })}.zip`
