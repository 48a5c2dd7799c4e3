import { execFileSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type Answers, questions, slugOf } from './new-site/answers'
import { writeSite } from './new-site/site-files'

/**
 * `npm run new-site -- FOLDER`: asks six questions and writes a site of its own into the folder
 * (docs/new-site.md). Without a terminal each line of the input answers one question, and a wrong
 * one ends it.
 */
const [folder] = process.argv.slice(2)
const say = (text: string) => process.stdout.write(text)

function fail(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

async function askAll(): Promise<Answers> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
  const answers: Record<string, string> = {}
  for (const [name, { ask, answer }] of Object.entries(questions)) {
    while (answers[name] === undefined) {
      say(`${ask}: `)
      const { value, done } = await lines.next()
      if (done) fail('\nSix answers are needed.')
      const { data, error } = answer.safeParse(value)
      if (error) {
        const text = error.issues.map(({ message }) => message).join(' ')
        if (!process.stdin.isTTY) fail(`\n${name}: ${text}`)
        say(`${text}\n`)
      } else answers[name] = data
    }
  }
  return answers as Answers
}

if (!folder) fail('npm run new-site -- FOLDER')
const answers = await askAll()
try {
  writeSite('.', folder, answers)
  // Names of another length are wrapped elsewhere.
  execFileSync('biome', ['check', '--write', '--vcs-enabled=false', '.'], { cwd: folder })
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
say(
  `\n${answers.name} is in ${folder}, its content in schema/seed/${slugOf(answers.name)}.\n` +
    `cd ${folder} && npm ci && npm start\n`,
)
process.exit()
