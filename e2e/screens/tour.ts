import { resolve } from 'node:path'
import { localizePath } from '@tandem/contract/paths'
import { type ScreenName, screens as screenList } from '@tandem/contract/screens'
import { type Locale, words } from '../words.ts'
import { mayOpen } from './links.ts'
import { roles, type ScreenUnderTest, screens } from './screens.ts'

type Role = ScreenUnderTest['role']

export const tourFile = resolve(import.meta.dirname, '../../docs/screens.md')

/** Each screen, who sees it, and what is tested of it, with its pictures. */
export function writeTour(browser: string): string {
  const names = Object.keys(screenList) as ScreenName[]
  return `${[
    '# Screens',
    introduction(browser),
    '## Who opens what',
    overview(names),
    '## Pictures',
    ...names.map(section),
    notFound,
  ].join('\n\n')}\n`
}

const introduction = (
  browser: string,
) => `Generated from \`contract/src/screens.ts\` and \`e2e/screens/screens.ts\` by \`npm run screens:update\`; the stage
\`screens\` of the check fails when it is not what they say.

Each picture is a screen as its test saw it: German on a screen of 1440 × 900 in the light theme, English on a phone in
the light and in the dark theme, German in the dark theme. The same test (\`npx playwright test --project=screens\` in
\`e2e/\`, \`-g\` with its name) asks of it WCAG 2.2 AA in both themes and languages, no sideways scrolling down to 320
pixels, a silent console, links that lead somewhere, and that it looks as in the picture. They were made with
${browser}; another browser draws letters otherwise, so there they are not compared, and the test says so.`

const roleNames: Record<Role, string> = {
  visitor: 'Visitor',
  applicant: 'Applicant',
  company: 'Company',
  colleague: 'Colleague without permissions',
  admin: 'Admin',
}

function overview(names: ScreenName[]): string {
  const rows = names.map((name) => {
    const { path, access } = screenList[name]
    const cells = roles.map((role) => {
      const own = screens.find((each) => each.name === name && each.role === role)
      if (own) return `[picture](#${anchorOf(name)})`
      return mayOpen(access, role) ? 'opens' : '–'
    })
    return `| [${asCode(path)}](#${anchorOf(name)}) | ${cells.join(' | ')} |`
  })
  return [
    '–: is sent home, visitors with the advice to sign in. “opens”: sees what another role sees, so it has no test of its own.',
    '',
    `| Path | ${roles.map((role) => roleNames[role]).join(' | ')} |`,
    `|---|${roles.map(() => '---').join('|')}|`,
    ...rows,
  ].join('\n')
}

function section(name: ScreenName): string {
  const { path, title } = screenList[name]
  const titles = (['de', 'en'] as const).map((locale) => titleIn(locale, title)).join(' · ')
  const shown = screens.filter((each) => each.name === name).map(picture)
  return [`### ${anchorOf(name)}`, `${titles} — \`${path}\`, \`${localizePath(path, 'en')}\``, ...shown].join(
    '\n\n',
  )
}

const picture = ({ path, role, picture }: ScreenUnderTest) =>
  `Test “${path} as ${role}”\n\n![${role}: ${path}](screens/${picture}.webp)`

const notFound = ['### not-found', ...screens.filter(({ name }) => name === 'notFound').map(picture)].join(
  '\n\n',
)

const anchorOf = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
const asCode = (path: string) => `\`${path}\``

function titleIn(locale: Locale, title: string): string {
  const [namespace = '', key = ''] = title.split(':')
  const path = [namespace, ...key.split('.')]
  return String(
    path.reduce<unknown>((texts, each) => (texts as Record<string, unknown>)[each], words(locale)),
  )
}
