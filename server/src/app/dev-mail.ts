import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#platform/http/pages/escape-html.ts'
import type { Outbox } from '#platform/mail/outbox.ts'

/**
 * The mails that became files, for whoever tries the platform without a mail server. Exists only in that mode,
 * and never in production.
 */
export const registerDevMail = (outbox: Outbox) => (app: FastifyInstance) => {
  app.get('/dev/mail', async (_request, reply) => {
    const rows = (await outbox.list()).map(
      ({ id, subject, to, date }) =>
        `<li><a href="/dev/mail/${encodeURIComponent(id)}">${escapeHtml(subject)}</a>, ${escapeHtml(to)}, ${date.toISOString()}</li>`,
    )
    return reply.type('text/html; charset=utf-8').send(page('Mails', `<ul>${rows.join('')}</ul>`))
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await outbox.read(request.params.id)
    if (!mail) return reply.callNotFound()
    const body = `<p>${escapeHtml(mail.to)}</p><pre>${linked(escapeHtml(mail.text))}</pre>`
    return reply.type('text/html; charset=utf-8').send(page(mail.subject, body))
  })
}

const page = (title: string, body: string) => `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`

const linked = (text: string) => text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
