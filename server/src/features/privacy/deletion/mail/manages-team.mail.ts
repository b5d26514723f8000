import { paths } from '@tandem/contract/paths'
import { findAccounts } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { exampleLink, type MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'

/** To whoever follows the last one who managed the team; nothing where they are gone or manage it no more by now. */
export async function sendManagesTeamMail(ctx: Context, { accountId }: { accountId: string }) {
  const [reader] = await findAccounts(ctx.db, [accountId])
  if (!reader?.permissions.includes('company-colleagues-manage')) return
  const team = pageAddress(ctx, reader.locale, paths.account({ hash: 'team' }))
  await sendMail(ctx, reader, managesTeamTexts, { team })
}

type Facts = { team: string }

type Letter = { subject: string; paragraph: string; action: string; afterwards: string }

const letter = ({ subject, paragraph, action, afterwards }: Letter, { team }: Facts) => ({
  subject,
  preview: paragraph,
  heading: subject,
  paragraphs: [paragraph],
  action: { label: action, href: team },
  afterwards: [afterwards],
})

const du: Letter = {
  subject: 'Du verwaltest jetzt dein Team bei Tandem',
  paragraph:
    'Zurzeit kann sich sonst niemand anmelden, der euer Team verwaltet. Deshalb darfst jetzt du Kolleginnen und Kollegen einladen und festlegen, was sie dürfen.',
  action: 'Zum Team',
  afterwards:
    'Das bleibt so, auch wenn später wieder jemand anderes das Team verwaltet. Du kannst das Recht dann abgeben.',
}

const Sie: Letter = {
  subject: 'Sie verwalten jetzt Ihr Team bei Tandem',
  paragraph:
    'Zurzeit kann sich sonst niemand anmelden, der Ihr Team verwaltet. Deshalb dürfen jetzt Sie Kolleginnen und Kollegen einladen und festlegen, was sie dürfen.',
  action: 'Zum Team',
  afterwards:
    'Das bleibt so, auch wenn später wieder jemand anderes das Team verwaltet. Sie können das Recht dann abgeben.',
}

const english: Letter = {
  subject: 'You now manage your team on Tandem',
  paragraph:
    'At the moment, nobody else who manages your team can log in. You can therefore now invite colleagues and decide what they may do.',
  action: 'Go to team',
  afterwards:
    'This stays so even when somebody else manages the team again. You can then give the permission up.',
}

export const managesTeamTexts: MailTexts<Facts> = {
  kind: 'manages_team',
  editable: { examples: [{ team: exampleLink }], words: () => ({}) },
  de: { du: (facts) => letter(du, facts), Sie: (facts) => letter(Sie, facts) },
  en: (facts) => letter(english, facts),
}
