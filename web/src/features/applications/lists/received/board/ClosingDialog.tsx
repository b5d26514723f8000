import type { Application } from '@tandem/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeclineDialog } from '#features/applications/outcome/decline/DeclineDialog.tsx'
import { OutcomeFailed } from '#features/applications/outcome/OutcomeFailed.tsx'
import { SignDialog } from '#features/applications/outcome/SignDialog.tsx'
import { applicationQuery } from '#features/applications/queries.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type ClosingDialogProps = {
  id: string
  name: string
  onClose: () => void
  onSigned: (application: Application) => void
}

/** A card was put to what is closed: how did it end? */
export function ClosingDialog({ id, name, onClose, onSigned }: ClosingDialogProps) {
  const t = useTexts('applications')
  const locale = useLocale()
  const [chosen, setChosen] = useState<'contract_signed' | 'declined_by_company' | null>(null)
  const [decided, setDecided] = useState<typeof chosen>(null)
  const [isTried, setTried] = useState(false)
  // To read it marks it as viewed, which its applicant sees.
  const reading = useQuery({ ...applicationQuery(id, locale), enabled: decided !== null })
  const application = reading.data
  if (decided && application) {
    const dialog = { application, name, onClose }
    return decided === 'contract_signed' ? (
      <SignDialog
        {...dialog}
        onDecided={() => {
          onClose()
          onSigned(application)
        }}
      />
    ) : (
      <DeclineDialog {...dialog} onDecided={onClose} />
    )
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={reading.isFetching}
      title={t('outcome.label', { name })}
      confirm={t('received.closingNext')}
      cancel={t('outcome.cancel')}
      onConfirm={() => {
        setTried(true)
        setDecided(chosen)
        if (reading.error) void reading.refetch()
      }}
    >
      <RadioGroup
        name="closing"
        legend={t('received.closingHow')}
        required
        error={isTried && !chosen ? t('received.closingMissing') : undefined}
        value={chosen}
        onChange={({ target }) =>
          setChosen(target.value === 'contract_signed' ? 'contract_signed' : 'declined_by_company')
        }
        options={[
          { value: 'contract_signed', label: t('outcome.to.contract_signed') },
          { value: 'declined_by_company', label: t('outcome.to.declined_by_company') },
        ]}
      />
      <OutcomeFailed error={reading.error} />
    </ConfirmDialog>
  )
}
