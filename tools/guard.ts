import { spawn } from 'node:child_process'

/**
 * Runs a command as the leader of a process group, which ends at once when the process that started
 * this one is gone, `kill -9` included: the channel between the two is closed by the system then.
 */
const [command = '', ...args] = process.argv.slice(2)
const endGroup = () => process.kill(-process.pid, 'SIGKILL')
let isStopped = false

// SIGTERM goes to the whole group, and this process ends after the command.
process.on('SIGTERM', () => {
  isStopped = true
})
process.once('disconnect', endGroup)
if (!process.connected) endGroup()
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
child.once('error', ({ message }) => {
  process.stderr.write(`${message}: run npm ci, and start this with npm run\n`)
  process.exit(1)
})
child.once('exit', (code, signal) => {
  if (!isStopped) process.stderr.write(`${command} has ended (${signal ?? `exit code ${code}`})\n`)
  process.exit(code ?? 1)
})
