import { freePort, prepareDatabase, serve } from '../local-site'
import { screens } from '../screens'
import { startComparison } from './compare-page'

/** Every kind of page beside itself without scripts. ONLY names parts of paths' names. */
export async function benchPages(): Promise<boolean> {
  prepareDatabase('.state')
  const site = await serve({ port: await freePort(), stateDir: '.state' })
  const missed = { count: 0 }
  try {
    const comparison = await startComparison(site.url)
    try {
      for (const { name, path } of screens.filter(({ isKind }) => isKind))
        if (name.includes(process.env.ONLY ?? '')) await comparison.compare(path, missed)
    } finally {
      await comparison.stop()
    }
    return missed.count === 0
  } finally {
    await site.stop()
  }
}
