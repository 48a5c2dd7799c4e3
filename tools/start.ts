import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addAdmins, generatePassword } from './admins'
import { readLocalDatabase } from './local-database'
import { build, prepareDatabase, serve } from './local-site'

const port = Number(process.env.PORT ?? 8787)
const stateDir = process.env.STATE_DIR ?? '.state'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** On a database without admins makes one and prints the password; on others prints who may log in. */
async function introduceAdmin(): Promise<void> {
  const known = readLocalDatabase(stateDir, 'select username from admins order by created_at, username limit 5')
  if (known.length > 0) {
    say(`admin user: ${known.map(({ username }) => username).join(', ')}`)
    say('another password: npm run admin:create -- <username> --reset')
    return
  }
  const password = generatePassword()
  await addAdmins({ stateDir }, ['admin'], password)
  say('admin user: admin')
  say(`admin password: ${password}`)
}

say('building …')
build()
say('preparing the local database …')
prepareDatabase(stateDir)
await introduceAdmin()
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
