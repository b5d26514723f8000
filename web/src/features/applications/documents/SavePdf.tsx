import { IconFileTypePdf } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { downloadApplicationPdf } from '@tandem/contract/applications/pdf'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'

/** The whole application as one file, the same for both sides. */
export function SavePdf({ application }: { application: Pick<Application, 'id' | 'applicant'> }) {
  const t = useTexts('applications')
  const queries = useQueryClient()
  const { id, applicant } = application
  const save = useMutation({
    mutationFn: () => call(downloadApplicationPdf, { params: { id } }),
    onSuccess: (file) => {
      const name = `${applicant.firstName} ${applicant.lastName}`.trim()
      saveFile(file, `${name ? t('pdf.title', { name }) : t('pdf.untitled')}.pdf`)
      notify({ type: 'success', title: t('pdf.saved') })
      void queries.invalidateQueries({ queryKey: ['applications', 'application', id] })
    },
    onError: (error) => notify({ type: 'danger', title: refusalOf(error) ?? t('documents.unreached') }),
  })
  return (
    <Button
      size="sm"
      variant="text"
      icon={IconFileTypePdf}
      busy={save.isPending}
      busyText={t('pdf.making')}
      onClick={() => save.mutate()}
    >
      {t('pdf.save')}
    </Button>
  )
}
