import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** On an address of its own, which the proxy in front does not reach. Throws where it cannot be had. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  write: () => ReturnType<Metrics['write']>,
): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await write()
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
    } catch {
      // Nothing here may end the process that it tells about.
      response.writeHead(500).end()
    }
  })
  // Processes that share the port of the platform would share this one, too, and each answer would be of another.
  server.listen({ host, port, exclusive: true })
  await once(server, 'listening')
  return server
}
