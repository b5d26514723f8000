import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { downloadReceivedPdf, maxPrintedAtOnce } from '@tandem/contract/applications/pdf'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { standingOf } from '#features/applications/stage/standing.ts'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { toCsv } from '#lib/csv.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { namesOf, useDocumentTypes, useQualifications } from '#lib/reference.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import type { ReceivedApplication } from './filters/filter-received.ts'

type ExportReceivedProps = { applications: ReceivedApplication[] }

/** What the filters leave, in its order: as a table for a spreadsheet, or to read. */
export function ExportReceived({ applications }: ExportReceivedProps) {
  const t = useTexts('applications')
  const saveCsv = useSaveCsv(applications)
  const [isPdfAsked, setPdfAsked] = useState(false)
  return (
    <div>
      <Menu
        label={t('received.exportAs')}
        trigger={(props) => (
          <Button {...props} size="sm" icon={IconDownload} iconAfter={IconChevronDown}>
            {t('received.export', { count: applications.length })}
          </Button>
        )}
        items={[
          { key: 'csv', label: t('received.exportCsv'), onSelect: saveCsv },
          { key: 'pdf', label: t('received.exportPdf'), onSelect: () => setPdfAsked(true) },
        ]}
      />
      <PdfDialog applications={applications} open={isPdfAsked} onClose={() => setPdfAsked(false)} />
    </div>
  )
}

/** Reading them away from here counts as having opened them, which the applicants are told: so it is asked first. */
function PdfDialog({
  applications,
  open,
  onClose,
}: ExportReceivedProps & { open: boolean; onClose: () => void }) {
  const t = useTexts('applications')
  const queries = useQueryClient()
  const printed = applications.slice(0, maxPrintedAtOnce)
  const unopened = printed.filter(({ stage, outcome }) => stage === 'received' && outcome === null).length
  const save = useMutation({
    mutationFn: () => call(downloadReceivedPdf, { query: { id: printed.map(({ id }) => id) } }),
    onSuccess: (file) => {
      saveFile(file, t('received.pdfFile'))
      notify({ type: 'success', title: t('received.exported', { count: printed.length }) })
      void queries.invalidateQueries({ queryKey: ['applications'] })
      onClose()
    },
    onError: (error) => notify({ type: 'danger', title: refusalOf(error) ?? t('documents.unreached') }),
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('received.pdfTitle', { count: printed.length })}
      confirm={t('received.pdfConfirm')}
      cancel={t('received.pdfCancel')}
      busy={save.isPending}
      onConfirm={() => save.mutate()}
    >
      <p>{t('received.pdfText')}</p>
      {printed.length < applications.length && (
        <p>{t('received.pdfBound', { count: maxPrintedAtOnce, total: applications.length })}</p>
      )}
      {unopened > 0 && <p>{t('received.pdfOpens', { count: unopened })}</p>}
    </ConfirmDialog>
  )
}

/** Notes stay here. */
function useSaveCsv(applications: ReceivedApplication[]): () => void {
  const t = useTexts('applications')
  const team = useTexts('receivedApplications')
  const formats = useFormats()
  const qualificationName = namesOf(useQualifications('all'))
  const documentName = namesOf(useDocumentTypes('all'))
  const columns: [string, (each: ReceivedApplication) => string | number | null | undefined][] = [
    [t('received.name'), ({ applicant }) => applicant?.name],
    [t('received.offer'), ({ target }) => target?.offerTitle ?? t('received.initiative')],
    [t('received.standing'), (each) => t(`standing.company.${standingOf(each)}`)],
    [t('record.sentAt'), ({ sentAt }) => sentAt && formats.day(sentAt)],
    [t('record.grade'), ({ grade }) => grade && formats.grade(grade)],
    [t('received.maths'), ({ maths }) => maths],
    [t('record.qualification'), ({ qualification }) => qualification && qualificationName(qualification)],
    [t('record.places'), ({ places }) => places.join(', ')],
    [t('received.distance'), ({ nearest }) => nearest && formats.kilometres(nearest.kilometres)],
    [t('received.documents'), ({ documents }) => documents?.map(documentName).join(', ')],
    [t('record.years'), ({ desiredYears }) => desiredYears.join(', ')],
    [team('handler.label'), ({ assessment }) => assessment?.handler?.name],
    [t('received.rating'), ({ assessment }) => assessment?.rating && formats.grade(assessment.rating)],
  ]
  return () => {
    const rows = applications.map((each) =>
      columns.map(([, read]) => String(read(each) ?? '').replaceAll('\u00a0', ' ')),
    )
    const csv = toCsv([columns.map(([name]) => name), ...rows])
    saveFile(new Blob([csv], { type: 'text/csv' }), t('received.exportFile'))
    notify({ type: 'success', title: t('received.exported', { count: applications.length }) })
  }
}
