import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The floor of the view: a page without anything that asks for the same answers and writes a line for each
 * application, with name, grade and stage.
 */
export async function startBareList(answers: string[]): Promise<{ address: string; stop(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const page = /^\/(\d)$/.exec(url)?.[1]
    const type = page ? 'application/json' : 'text/html'
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` })
    response.end(page ? answers[Number(page)] : documentOf(answers.length))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}

const documentOf = (pages: number) => `<!doctype html><title>Liste</title><ul></ul><script type="module">
  for (let page = 0; page < ${pages}; page += 1) {
    const { member } = await (await fetch('/' + page)).json()
    for (const { applicant, grade, stage } of member) {
      const line = document.createElement('li')
      line.textContent = [applicant.name, grade, stage].join(', ')
      document.querySelector('ul').append(line)
    }
  }
  document.body.dataset.complete = ''
</script>`
