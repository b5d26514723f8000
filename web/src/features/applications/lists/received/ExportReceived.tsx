import { IconDownload } from '@tabler/icons-react'
import { standingOf } from '#features/applications/stage/standing.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { toCsv } from '#lib/csv.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { namesOf, useQualifications } from '#lib/reference.ts'
import { Button } from '#ui/actions/Button.tsx'
import type { ReceivedApplication } from './filters/filter-received.ts'

/** What the filters leave, in its order, as a table for a spreadsheet. Notes stay here. */
export function ExportReceived({ applications }: { applications: ReceivedApplication[] }) {
  const t = useTexts('applications')
  const team = useTexts('receivedApplications')
  const formats = useFormats()
  const qualificationName = namesOf(useQualifications())
  const columns: [string, (each: ReceivedApplication) => string | number | null | undefined][] = [
    [t('received.name'), ({ applicant }) => applicant?.name],
    [t('received.offer'), ({ target }) => target?.offerTitle ?? t('received.initiative')],
    [t('received.standing'), (each) => t(`standing.company.${standingOf(each)}`)],
    [t('record.sentAt'), ({ sentAt }) => sentAt && formats.day(sentAt)],
    [t('record.grade'), ({ grade }) => grade && formats.grade(grade)],
    [t('record.qualification'), ({ qualification }) => qualification && qualificationName(qualification)],
    [t('record.places'), ({ places }) => places.join(', ')],
    [t('record.years'), ({ desiredYears }) => desiredYears.join(', ')],
    [team('handler.label'), ({ assessment }) => assessment?.handler?.name],
    [t('received.rating'), ({ assessment }) => assessment?.rating && formats.grade(assessment.rating)],
  ]

  function save() {
    const rows = applications.map((each) => columns.map(([, read]) => String(read(each) ?? '')))
    const csv = toCsv([columns.map(([name]) => name), ...rows])
    saveFile(new Blob([csv], { type: 'text/csv' }), t('received.exportFile'))
    notify({ type: 'success', title: t('received.exported', { count: applications.length }) })
  }
  return (
    <div>
      <Button size="sm" icon={IconDownload} onClick={save}>
        {t('received.export', { count: applications.length })}
      </Button>
    </div>
  )
}
