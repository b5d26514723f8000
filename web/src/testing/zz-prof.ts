import { afterAll, beforeAll } from 'vitest'
import { cdp } from 'vitest/browser'
beforeAll(async () => { await (cdp() as any).send('Profiler.enable'); await (cdp() as any).send('Profiler.setSamplingInterval', { interval: 500 }); await (cdp() as any).send('Profiler.start') })
afterAll(async () => {
  const { profile } = await (cdp() as any).send('Profiler.stop')
  const by = new Map<number, any>(profile.nodes.map((n: any) => [n.id, n])), par = new Map<number, number>()
  for (const n of profile.nodes) for (const c of n.children ?? []) par.set(c, n.id)
  const self: Record<string, number> = {}, inc: Record<string, number> = {}, mod: Record<string, number> = {}
  const nm = (n: any) => n.callFrame.functionName + ' ' + n.callFrame.url.split('/').slice(-2).join('/').split('?')[0] + ':' + n.callFrame.lineNumber
  profile.samples.forEach((id: number, k: number) => { const d = profile.timeDeltas[k], n = by.get(id); self[nm(n)] = (self[nm(n)] ?? 0) + d; const u = n.callFrame.url.split('/').slice(-2).join('/').split('?')[0] || n.callFrame.functionName; mod[u] = (mod[u] ?? 0) + d; const seen = new Set(); for (let c: any = id; c; c = par.get(c)) { const m = nm(by.get(c)); if (!seen.has(m)) { seen.add(m); inc[m] = (inc[m] ?? 0) + d } } })
  const top = (o: any, n: number) => Object.entries(o).sort((a: any, b: any) => b[1] - a[1]).slice(0, n).map(([k, v]: any) => 'T ' + (v / 1000).toFixed(0) + ' ' + k).join('\n')
  const { metrics } = await (cdp() as any).send('Performance.getMetrics').catch(() => ({ metrics: [] }))
  console.info('T == self\n' + top(self, 45) + '\nT == mod\n' + top(mod, 15) + '\nT == incl\n' + top(inc, 60) + '\nT ' + JSON.stringify(metrics))
})
