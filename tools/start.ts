import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, prepareDatabase, serve } from './local-site'

const port = Number(process.env.PORT ?? 8787)
const stateDir = process.env.STATE_DIR ?? '.state'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

say('building …')
build()
say('preparing the local database …')
prepareDatabase(stateDir)
// `npm run products:import` finds the running site's secret beside its data.
const importToken = randomUUID()
writeFileSync(join(stateDir, 'import-token'), importToken, { mode: 0o600 })
const site = await serve({ port, stateDir, variables: { IMPORT_TOKEN: importToken } })
say(`Mango Road runs at ${site.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void site.stop().then(() => process.exit(0))
  })
}
