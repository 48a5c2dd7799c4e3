import { readFileSync } from 'node:fs'
import { documentHeaders } from '../worker/edge/policy'
import { anyStyleHash, type Scanned, scoreSite } from './security/observatory'

/**
 * `npm run observatory [-- URL]`: the points that Mozilla's HTTP Observatory gives by its published table, of what the Worker answers or of a
 * site that is deployed. Fails below 140; A+ begins at 100.
 */
const wanted = 140

async function scan(address: string): Promise<Scanned> {
  const response = await fetch(address)
  return {
    headers: Object.fromEntries(response.headers),
    html: await response.text(),
    cookies: response.headers.getSetCookie(),
    isPreloaded: false,
  }
}

function ownPolicy(): Scanned {
  const headers = Object.entries(documentHeaders({ tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' }, anyStyleHash))
  return {
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    html: readFileSync('web/index.html', 'utf8'),
    cookies: [],
    isPreloaded: false,
  }
}

const [address] = process.argv.slice(2)
const { total, points } = scoreSite(address ? await scan(address) : ownPolicy())
const rows = Object.entries(points).map(([name, value]) => `| ${name} | ${value > 0 ? '+' : ''}${value} |`)
process.stdout.write(
  ['| rule | points |', '|---|---|', '| to begin with | 100 |', ...rows, `| **together** | **${total}** |`, ''].join('\n'),
)
process.exitCode = total >= wanted ? 0 : 1
