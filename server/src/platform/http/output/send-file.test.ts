import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

test('a file that nobody reads to its end is closed', async () => {
  const body = new Readable({ read() {} })
  const app = Fastify()
  app.get('/', (_request, reply) =>
    sendFile(reply, { body, contentType: 'application/pdf', name: 'a.pdf', disposition: 'inline' }),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const hangUp = new AbortController()
  const answer = fetch(address, { signal: hangUp.signal })
  body.push('%PDF-')
  await answer
  hangUp.abort()
  await expect.poll(() => body.destroyed).toBe(true)
  await app.close()
})
