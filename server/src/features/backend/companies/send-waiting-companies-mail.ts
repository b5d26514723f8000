import { paths } from '@tandem/contract/paths'
import { findToldOfWaiting } from '#features/accounts/accounts.api.ts'
import { listReviews } from '#features/companies/companies.api.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { dayInWords } from '#platform/mail/day-in-words.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscription.ts'
import { waitingCompaniesTexts } from './waiting-companies.mail.ts'

const shown = 10

export async function sendWaitingCompaniesMail(ctx: Context, accountId: string): Promise<void> {
  const [admin] = await findToldOfWaiting(ctx.db, accountId)
  const { items, total } = await listReviews(ctx, {
    ...{ status: 'pending', text: '', page: 1, perPage: shown },
    withoutAsked: true,
  })
  if (!admin || total === 0) return
  const { locale } = admin
  await sendMail(
    ctx,
    admin,
    waitingCompaniesTexts,
    {
      link: pageAddress(ctx, locale, paths.backendCompanies()),
      settingsLink: pageAddress(ctx, locale, paths.account({ hash: 'mitteilungen' })),
      count: total,
      companies: items.map(({ id, name, town, submittedAt }) => ({
        title: inOneLine(name),
        detail: [inOneLine(town), submittedAt && dayInWords(berlinDay(new Date(submittedAt)), locale)]
          .filter(Boolean)
          .join(', '),
        href: pageAddress(ctx, locale, paths.backendCompanies({ companyId: id })),
      })),
    },
    { headers: unsubscribeHeaders(ctx, { accountId, subscription: 'waiting_companies' }) },
  )
}
