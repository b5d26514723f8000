import type { Application } from '@tandem/contract/applications'
import type { Uploads } from '#lib/api/uploads/uploads.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { stepOf, withoutLetter } from '../steps.ts'
import { toStep } from '../useApplyStep.ts'

type MissingPartsProps = Pick<Application, 'missing'> & { uploads: ReturnType<Uploads['all']> }

/** What stands between the application and its way, each with the step where it is filled in. */
export function MissingParts({ missing: { fields, documents }, uploads }: MissingPartsProps) {
  const t = useTexts('applications')
  const documentName = namesOf(useDocumentTypes('all'))
  const files = withoutLetter(documents).filter(
    (type) => !uploads.some((upload) => upload.type === type && upload.state === 'uploading'),
  )
  if (fields.length + files.length === 0) return null
  return (
    <InlineAlert tone="warning" title={t('apply.send.missing')}>
      <ul>
        {fields.map((part) => (
          <li key={part}>
            <TextLink to={toStep(stepOf(part))}>{t(`apply.missing.${part}`)}</TextLink>
          </li>
        ))}
        {files.map((type) => (
          <li key={type}>
            <TextLink to={toStep('unterlagen')}>{documentName(type)}</TextLink>
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}
