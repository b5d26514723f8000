/**
 * Loaded before the server by `start.ts`: tells each of its marks with the time since the process began and the CPU
 * seconds until then, and when asked, those of the moment.
 */
const mark = performance.mark.bind(performance)
const tell = (name: string) => {
  const { user, system } = process.cpuUsage()
  process.send?.({ name, wall: performance.now() / 1000, cpu: (user + system) / 1e6 })
}
performance.mark = (name, options) => {
  tell(name)
  return mark(name, options)
}
tell('process boot')
process.on('message', (name) => tell(String(name)))
process.channel?.unref()
