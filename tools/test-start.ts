import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLocalDatabase, writeLocalDatabase } from './local-database'
import { freePort, prepareDatabase } from './local-site'

/**
 * `npm start` as people meet it: started twice, killed, its server killed, with data of before. Prints what holds; fails where something does
 * not. Part of `npm test`; needs a build, and the commands of Linux or macOS.
 */
const folder = mkdtempSync(join(tmpdir(), 'mango road start '))
const stateDir = join(folder, 'state of a site')
const port = await freePort()

interface Start {
  process: ChildProcess
  output: () => string
  ended: Promise<unknown>
}

function start(state: string, at: number): Start {
  const child = spawn('node', ['--import', 'tsx', 'tools/start.ts', '--no-build'], {
    env: { ...process.env, STATE_DIR: state, PORT: String(at) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  process.once('exit', () => child.kill('SIGKILL'))
  return { process: child, output: () => printed, ended: once(child, 'close') }
}

/** Whether something comes true within a minute. */
async function comes(isTrue: () => boolean): Promise<boolean> {
  for (const until = Date.now() + 60_000; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 100)))
    if (isTrue()) return true
  return false
}

function check(title: string, holds: boolean, details = ''): void {
  process.stdout.write(`${holds ? 'ok' : 'FAILED'}  ${title}\n`)
  if (holds) return
  process.stdout.write(`${details}\n`)
  process.exitCode = 1
}

/** The processes of a site: those that name its state folder, and what they started. */
function processesOf(state: string): { id: number; command: string }[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n')
  const all = lines
    .map((line) => /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? [])
    .map(([, id, parent, command = '']) => ({ id: Number(id), parent: Number(parent), command }))
  const own = new Set(all.filter(({ command }) => command.includes(state)).map(({ id }) => id))
  return all.filter(({ id, parent, command }) => own.has(id) || (own.has(parent) && !command.includes('<defunct>')))
}

async function isUp(site: Start): Promise<boolean> {
  const runs = () => site.output().includes('Mango Road runs at')
  await comes(() => runs() || site.process.exitCode !== null)
  return runs()
}

const rows = (query: string) => readLocalDatabase(stateDir, query)
const postForm = (headers: Record<string, string>) =>
  fetch(`http://localhost:${port}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'khach@example.com', language: 'vi' }),
  })

prepareDatabase(stateDir)
const [first, second] = rows('select id from posts order by id').map(({ id }) => String(id))
writeLocalDatabase(stateDir, [
  ['delete from posts where id = ?', first ?? ''],
  ["update posts set status = 'scheduled', published_at = '2026-11-01T00:00:00.000Z' where id = ?", second ?? ''],
])

const site = start(stateDir, port)
await isUp(site)
check(
  'a deleted sample stays deleted',
  rows('select id from posts').length > 0 && !rows('select id from posts').some(({ id }) => id === first),
)
const isPublished = () => readLocalDatabase(stateDir, 'select status from posts where id = ?', second ?? '')[0]?.status === 'published'
check('a Cron Trigger publishes what is due', await comes(isPublished), site.output())
check('the import token is not in the list of processes', !processesOf(stateDir).some(({ command }) => command.includes('IMPORT_TOKEN')))

await postForm({ 'Sec-Fetch-Site': 'same-origin' })
await comes(() => rows('select text from kept_mails').length > 0)
const [mail] = rows('select text from kept_mails')
check('mails link to the running site', String(mail?.text).includes(`http://localhost:${port}/`), String(mail?.text))
await postForm({ 'Sec-Fetch-Site': 'cross-site' })
check("the Worker's log is printed", await comes(() => site.output().includes('request refused')), site.output())

const changedAt = () => JSON.stringify(readdirSync(stateDir).map((name) => [name, statSync(join(stateDir, name)).mtimeMs]))
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

for (const { id } of processesOf(stateDir).filter(({ command }) => /workerd|wrangler/.test(command) && !command.includes('guard')))
  process.kill(id, 'SIGKILL')
check(
  'it ends with a message when its server ends',
  (await comes(() => site.process.exitCode === 1)) && site.output().includes('ended by itself'),
  site.output(),
)

const killed = start(stateDir, port)
const wasUp = await isUp(killed)
killed.process.kill('SIGKILL')
check(
  'kill -9 leaves no process behind',
  wasUp && (await comes(() => processesOf(stateDir).length === 0)),
  JSON.stringify(processesOf(stateDir)),
)

const stopped = start(stateDir, port)
await isUp(stopped)
stopped.process.kill('SIGHUP')
await stopped.ended
check('a hang-up ends it and its server', stopped.process.exitCode === 0 && processesOf(stateDir).length === 0, stopped.output())
rmSync(folder, { recursive: true, force: true })
