import { useTexts } from '#lib/i18n/texts.ts'
import type { SelectOption } from '#ui/fields/SelectField.tsx'

type Contact = { id: string; name: string; role?: string; notShown?: true | undefined }

/** Of those whom others do not see, an offer can only keep the ones that `kept` names; without it all can be chosen. */
export function useContactOptions(
  contacts: readonly Contact[],
  kept?: readonly (string | null | undefined)[],
): SelectOption[] {
  const t = useTexts('ownOffers')
  return contacts.map(({ id, name, role, notShown }) => {
    if (!notShown) return { value: id, label: [name, role].filter(Boolean).join(', ') }
    // Without the role, behind which a narrow field would cut it off.
    const label = t('contact.notShown', { name })
    return { value: id, label, disabled: kept !== undefined && !kept.includes(id) }
  })
}

/** Whether an offer with this contact person names nobody. */
export const isNotShown = (contacts: readonly Contact[], id: string | null): boolean =>
  contacts.some((contact) => contact.id === id && contact.notShown)
