import { paths } from '@tandem/contract/paths'
import { findAccounts } from '#features/accounts/accounts.api.ts'
import { listThreadReports } from '#features/messaging/messaging.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'

/** What was done about the other side is not said: that is theirs. */
export async function sendSettledReportMail(
  ctx: Context,
  { accountId, reportId }: { accountId: string; reportId: string },
): Promise<void> {
  const [reader] = await findAccounts(ctx.db, [accountId])
  const [report] = await listThreadReports(ctx, { id: reportId })
  if (!reader?.confirmedAt || !report?.settledAt) return
  await sendMail(ctx, reader, settledTexts, {
    subject: inOneLine(report.subject),
    answer: report.answer,
    contact: pageAddress(ctx, reader.locale, paths.contactUs()),
  })
}

type Settled = { subject: string; answer: string; contact: string }

const settledTexts: MailTexts<Settled> = {
  kind: 'report_settled',
  de: {
    du: ({ subject, answer, contact }): MailContent => ({
      subject: 'Wir haben uns deine Meldung angesehen',
      preview: 'Danke, dass du hinsiehst.',
      heading: 'Danke für deine Meldung',
      paragraphs: [
        `Du hast die Unterhaltung „${subject}“ gemeldet. Wir haben sie uns angesehen und getan, was nötig war. Was das für die andere Seite heißt, sagen wir nicht weiter, so wie wir auch über dich nichts weitersagen.`,
        ...(answer ? [answer] : []),
        'Möchtest du mit der anderen Seite nichts mehr zu tun haben? In der Unterhaltung kannst du sie blockieren.',
      ],
      action: { label: 'Der Hochschule schreiben', href: contact },
      afterwards: ['Geht es weiter oder fühlst du dich unsicher? Schreib uns bitte gleich.'],
    }),
    Sie: ({ subject, answer, contact }): MailContent => ({
      subject: 'Wir haben uns Ihre Meldung angesehen',
      preview: 'Danke, dass Sie hinsehen.',
      heading: 'Danke für Ihre Meldung',
      paragraphs: [
        `Sie haben die Unterhaltung „${subject}“ gemeldet. Wir haben sie uns angesehen und getan, was nötig war. Was das für die andere Seite heißt, sagen wir nicht weiter, so wie wir auch über Sie nichts weitersagen.`,
        ...(answer ? [answer] : []),
        'Möchten Sie mit der anderen Seite nichts mehr zu tun haben? In der Unterhaltung können Sie sie blockieren.',
      ],
      action: { label: 'Der Hochschule schreiben', href: contact },
      afterwards: ['Geht es weiter oder fühlen Sie sich unsicher? Schreiben Sie uns bitte gleich.'],
    }),
  },
  en: ({ subject, answer, contact }) => ({
    subject: 'We have looked at your report',
    preview: 'Thank you for speaking up.',
    heading: 'Thank you for your report',
    paragraphs: [
      `You reported the conversation “${subject}”. We have looked at it and done what was needed. We do not pass on what this means for the other side, just as we pass on nothing about you.`,
      ...(answer ? [answer] : []),
      'Would you rather have nothing more to do with the other side? You can block them in the conversation.',
    ],
    action: { label: 'Write to the university', href: contact },
    afterwards: ['Does it go on, or do you feel unsafe? Please write to us straight away.'],
  }),
}
