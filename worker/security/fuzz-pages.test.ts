import { beforeAll, it } from 'vitest'
import { legacyPaths, paths } from '../../schema/paths'
import { everyRoute } from '../testing/routes'
import { prepareSite, sendMany } from '../testing/wild-requests'

beforeAll(prepareSite)

const routes = [
  ...everyRoute.filter((route) => !route.includes(' /api/')),
  ...[...Object.values(paths), ...Object.values(legacyPaths)].flatMap((path) => [`GET ${path}`, `GET /en${path}`, `POST ${path}`]),
  ...['GET /:anything', 'GET //:anything', 'GET /en/:a/:b', 'GET /:a/:b/:c', 'GET /api/:anything', 'GET /api/admin/:a/:b'],
]

it('handles eight thousand hostile requests to pages, files and redirects without a failure', { timeout: 300_000 }, () =>
  sendMany(routes, 8000),
)
