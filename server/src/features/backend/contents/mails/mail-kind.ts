import type { ContentOf } from '@tandem/contract/backend/contents'
import { mailKinds } from '@tandem/contract/backend/operations/mail-kinds'
import * as accounts from '#features/accounts/accounts.api.ts'
import * as applications from '#features/applications/applications.api.ts'
import * as companies from '#features/companies/companies.api.ts'
import type { ContentKind, StoredContent } from '#features/contents/contents.api.ts'
import * as files from '#features/files/files.api.ts'
import * as interviews from '#features/interviews/interviews.api.ts'
import * as privacy from '#features/privacy/privacy.api.ts'
import * as secondFactor from '#features/second-factor/second-factor.api.ts'
import * as signIn from '#features/sign-in/sign-in.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import {
  findMailTemplate,
  listMailTemplates,
  saveMailTemplate,
} from '#platform/mail/templates/mail-template.store.ts'
import { type EditableMail, editableMails, findUnknown } from '#platform/mail/templates/mail-template.ts'
import { personEvents } from '../../people/person-event.ts'

type MailText = ContentOf<'mail'>

/** What mails say; one that nobody has changed says what its code says. */
export const mailKind: ContentKind<MailText> = {
  name: 'mail',
  async list(ctx) {
    const rows = new Map((await listMailTemplates(ctx.db)).map((row) => [row.key, row]))
    return (await loadMails()).map((mail) => toStored(mail, rows.get(mail.kind)))
  },
  async find(ctx, id) {
    const mail = await findMail(id)
    return mail && toStored(mail, await findMailTemplate(ctx.db, id))
  },
  check: (ctx, id, content) => checkMail(ctx, id ?? '', content),
  publish: (ctx, id, { kind: _, ...words }) => saveMailTemplate(ctx.db, id, words, ctx.clock()),
  // Its row says that it is the university's.
  claim: async () => undefined,
  async placeholders(_ctx, id) {
    const [de, en] = (['de', 'en'] as const).map((locale) => wordsOf(id, locale))
    const [german, english] = [await de, await en]
    return Object.entries(german ?? {}).map(([name, word]) => ({
      name,
      example: { de: word, en: english?.[name] ?? word },
    }))
  },
}

/** Refuses at its field what stands in braces and will not be filled in. */
export async function checkMail(ctx: Context, id: string, content: MailText): Promise<MailText> {
  const { kind: _, ...template } = content
  const unknown = findUnknown(template, Object.keys((await wordsOf(id, 'de')) ?? {}))
  if (unknown) throw invalidField(ctx.locale, `content.${unknown.part}`, 'unknown_field', unknown.name)
  return content
}

export async function requireMail(id: string): Promise<EditableMail> {
  const mail = await findMail(id)
  if (!mail) throw new AppError('not_found')
  return mail
}

let loading: Promise<EditableMail[]> | undefined
/** Once: to put them together takes longer than all else that is asked of them. */
function loadMails(): Promise<EditableMail[]> {
  loading ??= readMails()
  return loading
}

async function readMails(): Promise<EditableMail[]> {
  const features = [accounts, signIn, companies, secondFactor, interviews, files, applications, privacy, own]
  const mails = (await Promise.all(features.map((feature) => feature.loadEditableMails()))).flat()
  return mails.toSorted((one, other) => mailKinds.indexOf(one.kind) - mailKinds.indexOf(other.kind))
}

/** What the back office itself writes. */
const own = {
  async loadEditableMails() {
    const { personTexts } = await import('../../people/person.mail.ts')
    const { reinstatedTexts, suspendedTexts } = await import('../../companies/suspended-applicants.mail.ts')
    return [
      ...personEvents.flatMap((event) => editableMails(personTexts(event))),
      ...[suspendedTexts, reinstatedTexts].flatMap(editableMails),
    ]
  },
}

const findMail = async (id: string) => (await loadMails()).find(({ kind }) => kind === id) ?? null

const wordsOf = async (id: string, locale: 'de' | 'en') =>
  (await findMail(id))?.example({ locale, isDu: true }).words

type Row = NonNullable<Awaited<ReturnType<typeof findMailTemplate>>>

const toStored = (mail: EditableMail, row: Row | null | undefined): StoredContent => ({
  ...{ id: mail.kind, isStarter: !row, isShown: true },
  changedAt: row?.updatedAt ?? new Date(0),
  content: { kind: 'mail', ...(row?.words ?? mail.template) },
})
