import { pageKeys } from '@tandem/contract/pages'
import { paths } from '@tandem/contract/paths'
import { openCookieSettings } from '#features/consent/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { servedPart } from '#lib/served-part.tsx'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Footer } from '#ui/shell/Footer.tsx'
import { ThemeChoice } from '#ui/styles/theme/ThemeChoice.tsx'

const PublicFooter = servedPart(async () => (await import('./PublicFooter.tsx')).PublicFooter)

/** One line of links; above it, for visitors, all that the public pages lead to, and for others partners and networks alone. */
export function ShellFooter({ wide }: { wide: boolean }) {
  const t = useTexts('common')
  const to = useTo()
  const isVisitor = !useAccount()
  const { brand, pages } = useSettings()
  const help = (isVisitor ? [] : (['faq', 'companyFaq', 'contactUs'] as const)).map((key) => ({
    to: to(paths[key]()),
    label: t(`footer.${key}`),
  }))
  const legal = pageKeys
    .filter((key) => pages[key])
    .map((key) => ({ to: to(paths[key]()), label: t(`footer.${key}`) }))
  return (
    <Footer
      wide={wide}
      above={<PublicFooter isVisitor={isVisitor} />}
      slim={!isVisitor}
      copyright={`© ${yearInBerlin.format(new Date())} ${brand.universityName}`}
      legal={{ label: t('footer.legal'), links: [...help, ...legal] }}
    >
      <Button size="sm" variant="on-inverse" onClick={openCookieSettings}>
        {t('footer.cookieSettings')}
      </Button>
      <ThemeChoice
        label={t('theme.label')}
        texts={{ light: t('theme.light'), dark: t('theme.dark'), system: t('theme.system') }}
      />
    </Footer>
  )
}

const yearInBerlin = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' })
