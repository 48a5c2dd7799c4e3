import { prepareDatabase } from './local-site'

prepareDatabase(process.env.STATE_DIR ?? '.state')
