import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { entryKinds } from '../../schema/content/choices'
import { pack } from '../../schema/seed/pack'
import { samplePack } from '../../schema/testing/sample-pack'
import { workerName } from '../worker-name'
import { Refusal, runDeploy } from './run-deploy'
import { readVariables } from './variables'

/** What the stand-ins answer, by the beginning of their arguments: an exit code and a text. */
type Answers = Record<string, [code: number, text: string]>

const results = (...lists: object[][]) => JSON.stringify(lists.map((rows) => ({ results: rows })))
const kinds = entryKinds.map((kind) => ({ kind }))

const usual: Answers = {
  'git log': [0, '5e0edd24 shop: keep the price range'],
  'git status': [0, ''],
  'wrangler d1 info DB': [0, 'there'],
  'wrangler r2 bucket info': [0, 'there'],
  'wrangler d1 execute DB --json --yes --command select name': [0, results([{ name: 'entries' }])],
  'wrangler d1 execute DB --json --yes --command select kind': [0, results([], [])],
  'wrangler d1 execute DB --json --yes --command select distinct': [0, results(kinds)],
  'wrangler d1 execute DB --yes --file': [0, ''],
  'wrangler d1 migrations apply': [0, ''],
  'wrangler deployments status': [
    0,
    JSON.stringify({
      versions: [
        { version_id: 'trial', percentage: 10 },
        { version_id: 'v-before', percentage: 90 },
      ],
    }),
  ],
  'wrangler deploy ': [0, ''],
  'npm run build': [0, ''],
  'npm run smoke': [0, ''],
}

/** Writes down how it was called, keeps a file of SQL, and answers. */
function standIn(answers: Answers): string {
  const quoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`
  const cases = Object.entries(answers).map(
    ([begin, [code, said]]) =>
      `${quoted(begin)}*) printf %s ${quoted(said)} >&${code === 0 ? 1 : 2}; exit ${code};;`,
  )
  return `#!/bin/sh
call="$(basename "$0") $*"
echo "$call" >> "$CALLS"
for one; do case "$one" in *.sql) cp "$one" "$CALLS.sql";; esac; done
case "$call" in
${cases.join('\n')}
esac
`
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mango-road-deploy-'))
})
beforeEach(() => {
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  vi.stubEnv('CALLS', join(folder, 'calls'))
  writeFileSync(join(folder, 'calls'), '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs it with stand-ins for all that it starts. */
async function deploy(answers: Answers, ...args: string[]) {
  for (const name of ['wrangler', 'npm', 'git'])
    writeFileSync(join(folder, name), standIn({ ...usual, ...answers }), { mode: 0o755 })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  let code: number | undefined
  let refusal = ''
  try {
    code = await runDeploy(args)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    refusal = error.message
  }
  const done = readFileSync(join(folder, 'calls'), 'utf8')
    .split('\n')
    .filter((call) => /^npm|wrangler (d1 migrations|deploy |d1 execute .*--file)/.test(call))
    .map((call) => call.replace(/(--file|--config) \S+/, '$1'))
  return { code, refusal, said: write.mock.calls.map(([text]) => text).join(''), done }
}

const build = 'npm run build'
const migrate = 'wrangler d1 migrations apply DB --remote'
const upload = 'wrangler deploy --config --tag 5e0edd24 --message shop: keep the price range'
const smoke = `npm run smoke -- ${readVariables(undefined).SITE_URL} --build 5e0edd24`
const rollback = `npx wrangler rollback v-before --name ${workerName()}`

describe('a deployment', () => {
  it('migrates, uploads the commit, asks the site and says how to go back', async () => {
    const { code, said, done } = await deploy(usual, '--allow-demo')
    expect(done).toEqual([build, migrate, upload, smoke])
    expect(said).toContain(rollback)
    expect(code).toBe(0)
  })

  it('fails where the site does not pass, and says how to go back', async () => {
    const { code, said } = await deploy({ 'npm run smoke': [1, ''] }, '--allow-demo')
    expect(said).toContain(rollback)
    expect(code).toBe(1)
  })

  it('changes nothing while nobody can tell whether there is a database', async () => {
    const silence = 'fetch failed: getaddrinfo ENOTFOUND api.cloudflare.com'
    const { refusal, done } = await deploy({ 'wrangler d1 info DB': [1, silence] }, '--allow-demo')
    expect(refusal).toContain(silence)
    expect(done).toEqual([])
  })

  it.runIf(pack === samplePack)(
    'uploads before it migrates where there is no database, and seeds samples as drafts',
    async () => {
      const absent = "Couldn't find a D1 DB named 'mango-road' (bound as 'DB') in the API."
      const { code, said, done } = await deploy(
        {
          'wrangler d1 info DB': [1, absent],
          'wrangler d1 execute DB --json --yes --command select distinct': [0, results([])],
        },
        '--allow-demo',
      )
      const seed = 'wrangler d1 execute DB --yes --file --remote'
      expect(done).toEqual([build, upload, migrate, seed])
      const sql = readFileSync(join(folder, 'calls.sql'), 'utf8')
      const stateOf = (kind: string) =>
        new RegExp(`'${kind}', '${kind}', .*?'(draft|published)'`).exec(sql)?.[1]
      expect([stateOf('farm'), stateOf('home')]).toEqual(['draft', 'published'])
      expect(said).toContain(smoke)
      expect(code).toBe(0)
    },
  )

  it('refuses files that no commit has, unless told otherwise', async () => {
    const dirty: Answers = { 'git status': [0, ' M worker/app.ts'] }
    const { refusal, done } = await deploy(dirty, '--allow-demo')
    expect(refusal).toContain('--allow-dirty')
    expect(done).toEqual([])
    const allowed = await deploy(dirty, '--allow-demo', '--allow-dirty')
    expect(allowed.done.join('\n')).toMatch(/--tag 5e0edd24-dirty-\w+ /)
    expect(allowed.code).toBe(0)
  })

  it('counts samples as demo values while nobody has edited them', async () => {
    const samples = [
      { kind: 'deal', isPublic: 1, count: 18 },
      { kind: 'farm', isPublic: 0, count: 1 },
    ]
    const shop = { kind: 'shop', live: '{"merchants":[{"hosts":["shop.example"]}]}' }
    const { refusal, said, done } = await deploy({
      'wrangler d1 execute DB --json --yes --command select kind': [0, results([shop], samples)],
    })
    expect(said).toContain('18 × deal: published as the seed has it')
    expect(said).toContain('shop.merchants.0.hosts.0')
    expect(said).toContain('Samples that wait as drafts: 1 × farm.')
    expect(refusal).toContain('--allow-demo')
    expect(done).toEqual([])
  })

  it('says that wrangler was not found rather than that there is no database', async () => {
    vi.stubEnv('PATH', '/nowhere')
    await expect(deploy(usual, '--allow-dirty')).rejects.toThrow(
      "'wrangler' was not found: run npm ci",
    )
  })
})
