import { pageKeys } from '@tandem/contract/pages'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Footer } from '#ui/shell/Footer.tsx'
import { ThemeChoice } from '#ui/styles/theme/ThemeChoice.tsx'

export function ShellFooter({ wide }: { wide: boolean }) {
  const t = useTexts('common')
  const to = useTo()
  const { brand, pages } = useSettings()
  const help = (['faq', 'companyFaq', 'contactUs'] as const).map((key) => ({
    to: to(paths[key]()),
    label: t(`footer.${key}`),
  }))
  const legal = pageKeys
    .filter((key) => pages[key])
    .map((key) => ({ to: to(paths[key]()), label: t(`footer.${key}`) }))
  return (
    <Footer
      wide={wide}
      copyright={`© ${new Date().getFullYear()} ${brand.universityName}`}
      legal={{ label: t('footer.legal'), links: [...help, ...legal] }}
    >
      <ThemeChoice
        label={t('theme.label')}
        texts={{ light: t('theme.light'), dark: t('theme.dark'), system: t('theme.system') }}
      />
    </Footer>
  )
}
