import type { Application } from '@tandem/contract/applications'
import { declineLetter } from '@tandem/contract/decline-letter'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { DeclineLetter } from './DeclineLetter.tsx'

/** What the company wrote when it declined; nothing before that. */
export function OwnDeclineLetter({ application }: { application: Application }) {
  const t = useTexts('applications')
  const locale = useLocale()
  const isDu = useSettings().applicant.youCanSayYouToMe
  const { declineReason: reason, declineNote: note, target } = application
  if (!reason || !target) return null
  const letter = declineLetter({ locale, isDu }, { reason, note, offer: target.offerTitle })
  return <DeclineLetter title={t('outcome.own.letter', { company: target.companyName })} {...letter} />
}
