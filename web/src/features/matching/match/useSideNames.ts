import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'

/** Who stands on either side; the applicant's is null where the reader may not know it. */
export type Names = { applicant: string | null; company: string }

/** “What you look for”, “What Acme looks for”, from the reader's side. */
export function useSideNames({ applicant, company }: Names): { applicant: string; company: string } {
  const t = useTexts('matching')
  const { type } = useSignedIn()
  const ofApplicant = applicant ? t('sides.ofApplicant', { name: applicant }) : t('sides.ofPerson')
  return {
    applicant: type === 'applicant' ? t('sides.own') : ofApplicant,
    company: type === 'company' ? t('sides.ofYourCompany') : t('sides.ofCompany', { name: company }),
  }
}
