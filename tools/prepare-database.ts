import { introduceAdmin } from './admins'
import { prepareDatabase } from './local-site'

/** The database of `npm run dev`. */
const stateDir = process.env.STATE_DIR || '.state'
prepareDatabase(stateDir)
process.stdout.write(await introduceAdmin(stateDir))
