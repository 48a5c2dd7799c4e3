import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/**
 * Asks for a secret on the terminal without showing what is typed; without a terminal the first
 * line of the input is the answer. Resolves with an empty string where the input ends.
 */
export function askSecret(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const isTerminal = process.stdin.isTTY === true
  const reader = createInterface({ input: process.stdin, output: silence, terminal: isTerminal })
  process.stderr.write(question)
  return new Promise((resolve) => {
    reader.once('line', (line) => {
      resolve(line)
      reader.close()
    })
    reader.once('SIGINT', () => process.exit(130))
    reader.once('close', () => {
      process.stderr.write('\n')
      resolve('')
    })
  })
}
