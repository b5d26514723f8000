import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The floor of the view: a page without anything that asks for the same answer and writes a line for each entry. */
export async function startBareProfile(answer: string): Promise<{ address: string; stop(): void }> {
  const server = createServer(({ url }, response) => {
    const isAnswer = url === '/profile'
    response.writeHead(200, {
      'content-type': `${isAnswer ? 'application/json' : 'text/html'}; charset=utf-8`,
    })
    response.end(isAnswer ? answer : document)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}

const document = `<!doctype html><title>Profil</title><ul></ul><textarea></textarea><script type="module">
  const { expertises, attachments } = await (await fetch('/profile')).json()
  for (const { name } of [...expertises, ...attachments]) {
    const line = document.createElement('li')
    line.textContent = name
    document.querySelector('ul').append(line)
  }
  document.body.dataset.complete = ''
</script>`
