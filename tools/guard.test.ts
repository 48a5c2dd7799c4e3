import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it('ends the command when the process that started it is killed', async () => {
  const command = [process.execPath, '-e', 'console.log("runs"); setInterval(() => {}, 1000)']
  const options = { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }
  const script = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(['tools/guard.ts', ...command])}, ${JSON.stringify(options)})`
  const starter = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await once(starter.stdout, 'data')
  expect(String(printed)).toBe('runs\n')
  starter.kill('SIGKILL')
  // The command writes to the same pipe, which closes once nobody holds it.
  await once(starter, 'close')
})
