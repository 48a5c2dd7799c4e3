import { commonPasswordsPath } from '../../../schema/api/admins'
import { isGuessablePassword } from '../../../schema/api/guessable-password'
import { fieldError } from '../../platform/http/errors'
import { logFailure } from '../../platform/log/log'

async function readCommonPasswords(assets: Fetcher): Promise<string> {
  const response = await assets.fetch(new URL(commonPasswordsPath, 'https://assets'))
  if (!response.ok) throw new Error(`the file was answered ${response.status}`)
  return response.text()
}

/** False if the list cannot be read: the other rules hold without it. */
async function isCommon(password: string, assets: Fetcher): Promise<boolean> {
  const list = await logFailure('no list of common passwords', readCommonPasswords(assets))
  return list?.includes(`\n${password.toLowerCase()}\n`) ?? false
}

/** Throws BAD_REQUEST. Source: NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0, 6.2.4. */
export async function refuseGuessable(
  password: string,
  { username, path, assets }: { username: string; path: string; assets: Fetcher },
): Promise<void> {
  if (isGuessablePassword(password, [username]) || (await isCommon(password, assets)))
    throw fieldError(path, 'words that are harder to guess')
}
