import { SMTPServer } from 'smtp-server'

/** Started by `mail.ts`: takes mails, says how many there were and what the last one was. */
let count = 0
let last = ''
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      count += 1
      last = Buffer.concat(chunks).toString('utf8')
      done()
    })
  },
})
const listener = server.listen(0, '127.0.0.1', () => {
  const address = listener.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})
process.on('message', (what) => process.send?.(what === 'last' ? last : count))
process.once('disconnect', () => process.exit(0))
