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
const site = await serve({ port, stateDir })
say(`Mango Road runs at ${site.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void site.stop().then(() => process.exit(0))
  })
}
