export type Post = (path: string, body: object, status: number) => Promise<void>

/** Posts to the API, and fails when it is answered otherwise than the measurement expects. */
export function postTo(address: string): Post {
  return async (path, body, status) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text}`)
  }
}
