import type { PageKey } from '@tandem/contract/pages'
import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { NewTabLink } from '#ui/nav/NewTabLink.tsx'
import type { RegistrationFormState } from './registration-values.ts'

export function ConsentField({ form }: { form: RegistrationFormState }) {
  const t = useTexts('accounts')
  return (
    <Checkbox
      {...form.register('consent')}
      required
      error={form.formState.errors.consent?.message}
      label={
        <Trans
          t={t}
          i18nKey="register.consent"
          components={{ terms: <PageLink page="terms" />, privacy: <PageLink page="privacy" /> }}
        />
      }
    />
  )
}

/** A page that is switched off is only named. */
function PageLink({ page, children }: { page: PageKey; children?: ReactNode }) {
  const to = useTo()
  const { pages } = useSettings()
  return pages[page] ? <NewTabLink to={to(paths[page]())}>{children}</NewTabLink> : children
}
