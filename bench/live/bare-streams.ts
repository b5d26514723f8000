import { createServer, type ServerResponse } from 'node:http'

/** The floor, started by `live.ts`: holds event streams and, when told, writes one event to each. Nothing else. */
const streams = new Set<ServerResponse>()
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': connected\n\n')
  streams.add(response)
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})
process.on('message', () => {
  for (const stream of streams) stream.write('id: 1\nevent: notice\ndata: {}\n\n')
})
process.once('disconnect', () => process.exit(0))
