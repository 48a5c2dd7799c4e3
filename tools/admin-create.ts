import { newPasswordField, usernameField } from '../schema/api/admins'
import { isGuessablePassword } from '../schema/api/guessable-password'
import { addAdmins, type DatabasePlace, generatePassword, hasAdmin, resetPassword } from './admins'
import { askSecret } from './ask-secret'
import { prepareDatabase } from './local-site'
import { readCommonPasswords } from './prebuild/common-passwords'

/**
 * `npm run admin:create -- <username> [--editor] [--generate] [--reset] [--remote]`: creates an
 * owner, or an editor with `--editor`. Asks for the password, or makes one and prints it with
 * `--generate`. Somebody who is there already is left alone unless told `--reset`, which gives them
 * another password, switches off their second factor and ends their sessions. Works on the local
 * database (`STATE_DIR`) unless told `--remote`.
 */
const args = process.argv.slice(2)
const flags = args.filter((arg) => arg.startsWith('--'))
const names = args.filter((arg) => !arg.startsWith('--'))
const known = ['--editor', '--generate', '--reset', '--remote']
const stateDir = process.env.STATE_DIR ?? '.state'

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

if (names.length !== 1 || flags.some((flag) => !known.includes(flag))) {
  refuse('Say: npm run admin:create -- <username> [--editor] [--generate] [--reset] [--remote]')
}
const name = usernameField.safeParse(names[0])
if (!name.success) refuse(`The username needs ${name.error.issues[0]?.message}.`)
const username = name.data

async function askPassword(): Promise<string> {
  const password = newPasswordField.safeParse(await askSecret('Password: '))
  if (!password.success) refuse(`The password needs ${password.error.issues[0]?.message}.`)
  if (isGuessablePassword(password.data, [username]))
    refuse('The password is made of the username.')
  if (readCommonPasswords().has(password.data.toLowerCase()))
    refuse('The password is one of those that many people have.')
  if (process.stdin.isTTY && (await askSecret('Once more: ')) !== password.data)
    refuse('The two are not the same.')
  return password.data
}

if (flags.includes('--editor') && flags.includes('--reset'))
  refuse('--reset leaves the role as it is; owners change it in the admin.')

const place: DatabasePlace = flags.includes('--remote') ? 'remote' : { stateDir }
if (place !== 'remote') prepareDatabase(place.stateDir)
const isThere = hasAdmin(place, username)
if (isThere && !flags.includes('--reset'))
  refuse(`'${username}' is there already. --reset gives them another password.`)
if (!isThere && flags.includes('--reset')) refuse(`There is no '${username}'.`)

const isGenerated = flags.includes('--generate')
const password = isGenerated ? generatePassword() : await askPassword()
if (isThere) await resetPassword(place, username, password)
else await addAdmins(place, [username], password, flags.includes('--editor') ? 'editor' : 'owner')
process.stdout.write(`admin user: ${username}\n`)
if (isThere) process.stdout.write('The second factor is off, and all sessions have ended.\n')
if (isGenerated) process.stdout.write(`admin password: ${password}\n`)
