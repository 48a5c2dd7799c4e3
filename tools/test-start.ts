import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '../schema/brand'
import { readLocalDatabase, writeLocalDatabase } from './local-database'
import { checkPort, freePort, prepareDatabase } from './local-site'

/**
 * `npm start` as people meet it: with data of before, started twice, its server killed, ended by
 * the named signals. Prints what holds; fails where something does not. Part of `npm test`; needs a
 * build, and the commands of Linux or macOS.
 */
const ends = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'travel site start '))
const stateDir = join(folder, 'state of a site')
const port = await freePort()

interface Start {
  process: ChildProcess
  output: () => string
  ended: Promise<unknown>
}

/** Through npm, in a process group of its own as in a terminal. */
function start(state: string, at: number): Start {
  const child = spawn('npm', ['start', '--', '--no-build'], {
    env: { ...process.env, STATE_DIR: state, PORT: String(at) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  process.once('exit', () => child.kill('SIGKILL'))
  return { process: child, output: () => printed, ended: once(child, 'close') }
}

/**
 * How long something that does not come is waited for: a machine that is busy with other work is
 * many times slower.
 */
const patience = 300_000

/** Whether something comes true. */
async function comes(isTrue: () => boolean): Promise<boolean> {
  for (
    const until = Date.now() + patience;
    Date.now() < until;
    await new Promise((resolve) => setTimeout(resolve, 100))
  )
    if (isTrue()) return true
  return false
}

function check(title: string, holds: boolean, details = ''): void {
  process.stdout.write(`${holds ? 'ok' : 'FAILED'}  ${title}\n`)
  if (holds) return
  process.stdout.write(`${details}\n`)
  process.exitCode = 1
}

/**
 * The processes of a site: those that name its state folder, and what they started; with a group,
 * those of the group too.
 */
function processesOf(state: string, ofGroup?: number): { id: number; command: string }[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid=,args='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n')
  const all = lines
    .map((line) => /^ *(\d+) +(\d+) +(\d+) (.*)$/.exec(line) ?? [])
    .map(([, id, parent, group, command = '']) => ({
      id: Number(id),
      parent: Number(parent),
      group: Number(group),
      command,
    }))
    .filter(({ command }) => !command.includes('<defunct>'))
  const own = new Set(
    all
      .filter(({ group, command }) => command.includes(state) || group === ofGroup)
      .map(({ id }) => id),
  )
  return all.filter(({ id, parent }) => own.has(id) || own.has(parent))
}

/** Whether it prints something before it ends. */
async function prints(site: Start, text: string): Promise<boolean> {
  await comes(() => site.output().includes(text) || site.process.exitCode !== null)
  return site.output().includes(text)
}

const isUp = (site: Start) => prints(site, `${brand.name} runs at`)

/** Starts a site, ends it and checks that nothing is left of it. */
async function checkEnd(way: string, end: (npm: number) => void): Promise<void> {
  const ending = start(stateDir, port)
  const wasUp = await isUp(ending)
  const npm = ending.process.pid ?? 0
  end(npm)
  const isGone = await comes(() => processesOf(stateDir, npm).length === 0)
  check(
    `${way} leaves no process behind`,
    wasUp && isGone,
    `${ending.output()}\n${JSON.stringify(processesOf(stateDir, npm))}`,
  )
  const isFree = await checkPort(port).then(
    () => true,
    () => false,
  )
  check(`${way} frees the port`, isFree)
}

const rows = (query: string) => readLocalDatabase(stateDir, query)
const postForm = (headers: Record<string, string>) =>
  fetch(`http://localhost:${port}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'khach@example.com', language: 'vi' }),
  })

prepareDatabase(stateDir)
const pages = "select id from entries where kind = 'page' order by id"
const [first, second] = rows(pages).map(({ id }) => String(id))
const day = '2026-11-01T00:00:00.000Z'
writeLocalDatabase(stateDir, [
  ['delete from entries where id = ?', first ?? ''],
  [
    "update entries set status_vi = 'draft', status_en = 'draft', scheduled_at_vi = ?, scheduled_at_en = ? where id = ?",
    day,
    day,
    second ?? '',
  ],
])

const site = start(stateDir, port)
await isUp(site)
check(
  'a deleted sample stays deleted',
  rows(pages).length > 0 && !rows(pages).some(({ id }) => id === first),
)
const statuses = 'select status_vi, status_en from entries where id = ?'
const isPublished = () =>
  readLocalDatabase(stateDir, statuses, second ?? '').some(
    ({ status_vi, status_en }) => status_vi === 'published' && status_en === 'published',
  )
check('a Cron Trigger publishes what is due', await comes(isPublished), site.output())
check(
  'the import token is not in the list of processes',
  !processesOf(stateDir).some(({ command }) => command.includes('IMPORT_TOKEN')),
)

await postForm({ 'Sec-Fetch-Site': 'same-origin' })
await comes(() => rows('select text from kept_mails').length > 0)
const [mail] = rows('select text from kept_mails')
check(
  'mails link to the running site',
  String(mail?.text).includes(`http://localhost:${port}/`),
  String(mail?.text),
)
await postForm({ 'Sec-Fetch-Site': 'cross-site' })
const isMissing = (path: string) =>
  fetch(`http://localhost:${port}${path}`).then(({ status }) => status === 404)
check(
  'a malformed address is not found',
  (await isMissing('/where-to-go/%zz')) && (await isMissing('/en/inspiration/%ff%fe')),
)
check(
  'nobody reads the database without a login',
  (await isMissing('/cdn-cgi/explorer')) && (await isMissing('/cdn-cgi/explorer/api/d1/database')),
)
check(
  "the Worker's log is printed",
  await comes(() => site.output().includes('request refused')),
  site.output(),
)

const changedAt = () =>
  JSON.stringify(
    readdirSync(stateDir).map((name) => [name, statSync(join(stateDir, name)).mtimeMs]),
  )
const before = changedAt()
const sameState = start(stateDir, await freePort())
const samePort = start(join(folder, 'other'), port)
await comes(() => sameState.process.exitCode !== null && samePort.process.exitCode !== null)
check(
  'a second start with the same data ends with a message',
  sameState.process.exitCode === 1 && sameState.output().includes('runs on'),
  sameState.output(),
)
check(
  'a second start at the same port ends with a message',
  samePort.process.exitCode === 1 && samePort.output().includes('is taken'),
  samePort.output(),
)
check('neither changes anything', before === changedAt() && !existsSync(join(folder, 'other')))

for (const { id } of processesOf(stateDir).filter(
  ({ command }) => /workerd|wrangler/.test(command) && !command.includes('guard'),
))
  process.kill(id, 'SIGKILL')
check(
  'it ends with a message when its server ends',
  (await comes(() => site.process.exitCode === 1)) && site.output().includes('ended by itself'),
  site.output(),
)

if (ends.includes('SIGINT')) await checkEnd('Ctrl-C', (npm) => process.kill(-npm, 'SIGINT'))
if (ends.includes('SIGTERM'))
  await checkEnd('SIGTERM to npm', (npm) => process.kill(npm, 'SIGTERM'))
if (ends.includes('SIGKILL'))
  await checkEnd('kill -9 of npm', (npm) => process.kill(npm, 'SIGKILL'))

rmSync(folder, { recursive: true, force: true })
