type Server = { address: string; signIn(email: string): Promise<Record<string, string>> }

export const sender = 'personal.demo@example.org'
export const receiver = 'lena.demo@example.org'

/** A new thread of the demo's applicant and company, with a message that she has to read. */
export async function startThread(server: Server) {
  const ask = async (path: string, headers: Record<string, string>, body?: object) => {
    const sent = body && { method: 'POST', body: JSON.stringify({ ...body, locale: 'de' }) }
    const json = { ...headers, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${server.address}/api${path}`, { ...sent, headers: json })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json() as Promise<Answer>
  }
  const [company, lena] = [await server.signIn(sender), await server.signIn(receiver)]
  const { account: contact } = await ask('/account', company)
  const first = { subject: 'Bench', message: 'Ready' }
  const { message } = await ask(`/messaging/message/send/${contact.organisationPersonId}`, lena, first)
  const { threadId } = message
  await ask('/messaging/message/respond', company, { threadId, message: 'Ready too' })
  const { dashboard } = await ask('/account/dashboard', lena)
  const { account } = await ask('/account', lena)
  return { threadId, accountId: account.id, unread: dashboard.messages.unreadMessages }
}

type Answer = {
  account: { id: string; organisationPersonId: string }
  message: { threadId: string }
  dashboard: { messages: { unreadMessages: number } }
}
