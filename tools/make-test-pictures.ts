import { writeFileSync } from 'node:fs'
import { makeTestPictures } from './testing/pictures'

/**
 * Writes the pictures of the Worker's tests: `tsx tools/make-test-pictures.ts`, after a change of
 * tools/testing/pictures.ts.
 */
const pictures = await makeTestPictures()
writeFileSync('worker/testing/pictures.fixture.json', `${JSON.stringify(pictures, null, 2)}\n`)
const files = [
  ...Object.entries(pictures.good),
  ...Object.entries(pictures.bad).map(([name, { file }]) => [name, file] as const),
]
for (const [name, file] of files)
  process.stdout.write(`${name}: ${Math.round((file.length * 3) / 4)} bytes\n`)
